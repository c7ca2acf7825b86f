# Was die Seite im Browser sagt: das Haus, der Tisch um den Plan, das Regelbuch, die Lizenzen.

## Überall

web-home = Zum Haus
web-close = Schließen
web-done = Fertig
web-keep = Lassen
web-try-again = Noch einmal versuchen
web-loading = Einen Moment…
web-menu = Menü
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-rules = Regeln
web-rule = Regel { $rule }
web-rulebook = Regelbuch
web-licences = Lizenzen
web-you = Du
web-you-tag = du
web-on = Ja
web-off = Nein
web-unreachable = Der Server antwortet nicht. Starte ihn mit: harena play
web-locked = Dieser Browser hat keinen Schlüssel zu diesem Haus. Öffne die Adresse, die harena play gezeigt hat.
web-wrong-key = Der Schlüssel in diesem Browser ist veraltet. Öffne die Adresse, die harena play gezeigt hat.

## Titel des Browserfensters

web-title-home = Harena
web-title-rules = Regelbuch · { $game }
web-title-licences = Lizenzen · Harena
web-title-nowhere = Nicht hier · Harena
web-title-seating = Warten auf Mitspieler · Harena
web-title-turn = ● Du bist dran · { $title }
web-title-decides = { $name } entscheidet · { $title }
web-title-over = Beendet · { $title }
web-title-lost = Verbindung verloren · { $title }

## Ein Spiel wählen, einen Tisch decken

web-motto = Spiele der römischen Arena, an einem Tisch
web-choose-game = Wähle ein Spiel
web-one-game = Nehmt Platz
web-no-games = Es ist kein Spiel installiert.
web-players = { $least } bis { $most }
web-players-exactly = { $most } Spieler
web-minutes = { $minutes } Min.
web-maker-alone = { $publisher } { $year }
web-maker = { $author }, { $publisher } { $year }
web-new-table = Neuer Tisch
web-new-table-lead = Ändere, was du magst, oder setz dich einfach.
web-seats = Plätze
web-person = Mensch
web-some-game = ein Spiel
web-bot = Bot
web-bots-play = Die Bots spielen
web-bot-random = Zufällig
web-bot-greedy = Gierig
web-bot-mcts = Suchend
web-bot-kind = Art des Bots an Platz { $number }
web-bot-random-help = Zufällig: spielt irgendetwas Erlaubtes
web-bot-greedy-help = Gierig: nimmt, was jetzt am besten aussieht
web-bot-mcts-help = Suchend: probiert, was folgen kann
web-name-of-seat = Name an Platz { $number }
web-kind-of-seat = Wer an Platz { $number } spielt
web-add-seat = Platz hinzufügen
web-remove-seat = Platz { $number } entfernen
web-switches = Schalter
web-all-switches = { $count ->
    [one] { $count } Schalter
   *[other] Alle { $count } Schalter
}
web-changed = { $count } geändert
web-reset = Zurück zum Üblichen
web-range = { $low } bis { $high }
web-table-title = Name des Tisches
web-mark-official = Regel des Verlags
web-mark-inferred = unsere Lesart
web-mark-house = von uns
web-quiet = Gewinne anderer im Protokoll
web-quiet-shown = Gezeigt
web-quiet-left-out = Ausgelassen
web-undo = Zurücknehmen
web-source = Ziehen und Würfeln
web-source-help = Mit den echten Plättchen, Karten und Würfeln neben dir kannst du hier sagen, was kam; sonst zieht das Haus, und das lässt sich danach prüfen.
web-source-seeded = Das Haus
web-source-entered = Du, an deinem Tisch
web-sit-down = Hinsetzen
web-laying = Der Tisch wird gedeckt…
web-not-made = Der Tisch wurde nicht gedeckt: { $why }
web-credit = Symbole: game-icons.net. Schrift: Cinzel, Inter.

## Aufgehobene Tische

web-kept = Hier aufgehobene Tische
web-none-kept = Noch keiner. Der erste ist zwei Klicks entfernt.
web-all-tables = Alle { $count } Tische
web-table-of = Tisch: { $game }
web-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
web-state-seating = Wartet auf Mitspieler
web-state-abandoned = Vor dem Ende beendet
web-state-unreadable = Diese Version kann ihn nicht öffnen
web-state-going = Wird gespielt
web-state-secret = Geheime Antworten
web-state-due = Eine Ziehung oder Antwort fehlt
web-state-turn = { $name } ist dran
web-state-decides = { $name } entscheidet
web-state-won = Sieg: { $names }, { $score }
web-go-on = Weiterspielen
web-look-back = Zurückblicken
web-delete = Löschen
web-delete-of = { $title } löschen
web-delete-title = Diesen Tisch löschen?
web-delete-text = { $title } und alles, was daran gespielt wurde, geht verloren.

## Am Tisch

web-board = Spielplan
web-zoom = Spielplan vergrößern
web-panels = Bereiche
web-panel-decide = Entscheiden
web-panel-players = Spieler
web-panel-log = Protokoll
web-ways = Möglichkeiten
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-waiting = Du bist nicht dran
web-waiting-text = Einen Moment…
web-decides = { $name } entscheidet.
web-window = Alle Gefragten antworten geheim.
web-plays = { $name } spielt
web-answers = { $name } antwortet geheim.
web-several = Es geschieht
web-drawn = Gezogen
web-not-asked = Du wirst gerade nichts gefragt.
web-nobody-yet = An diesem Bildschirm ist noch niemand gefragt.
web-spectator = Du schaust zu.
web-choose-first = Wähle zuerst eine Möglichkeit, hier oder auf dem Plan.
web-do = Ausführen
web-amount = { $what }; von { $least } bis { $most }
web-amount-least = Weniger geht nicht.
web-amount-most = Mehr geht nicht.
web-less = Weniger
web-more = Mehr
web-next-step = Nächster Schritt
web-key-enter = Enter
web-step-by-step = Schritt für Schritt
web-steps-short = In Schritten
web-so-far = Bisher
web-your-draft = Dein Zug
web-draft-whole = Dein Zug ist vollständig. Spiele ihn oder lass einen Schritt fallen.
web-drop-from-here = Diesen Schritt und die folgenden fallen lassen
web-drop-step = Fallen lassen: { $step }
web-whole = Der Rest auf einmal: { $steps }
web-take-back = Zurück
web-redo = Noch einmal spielen
web-refused = Das geht nicht.
web-skip = Überspringen
web-following = { $left ->
    [0] Das Letzte davon.
    [one] Noch { $left } zu sehen.
   *[other] Noch { $left } zu sehen.
}
web-replaying = { $left ->
    [0] Das Letzte davon.
    [one] Noch einmal: { $left } übrig.
   *[other] Noch einmal: { $left } übrig.
}
web-last-turns = Letzte Züge
web-nothing-since = Seit deiner letzten Entscheidung hat niemand gezogen.
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-once = Alles auf einmal
web-due = An eurem Tisch
web-due-text = Was wurde gezogen oder gewürfelt?
web-abandon = Spiel beenden
web-abandon-title = Dieses Spiel jetzt beenden?
web-abandon-text = Es endet für alle, ohne Sieger. Zurückblicken kann man weiterhin.
web-text-only = { $game } spielt man im Terminal:
web-no-board = Dieses Spiel hat keinen Plan für den Browser. Spiele es im Terminal: harena play --text
web-no-board-title = Kein Plan hier
web-broken = Der Plan konnte nicht geladen werden. Lade die Seite neu.
web-broken-title = Der Plan fehlt

## Die Verbindung zum Tisch

web-lost = Verbindung verloren
web-lost-text = Der Tisch wird wieder gesucht. Was du jetzt antippst, wird nicht gespielt.
web-lost-note = Die Verbindung ist verloren, es wurde nichts gespielt.
web-late-note = Es kam keine Antwort. Sieh auf den Plan, bevor du es noch einmal versuchst.
web-gone = Dieser Tisch ist nicht hier oder nicht mehr.
web-gone-title = Kein solcher Tisch
web-gone-deleted = Jemand hat diesen Tisch gelöscht.
web-gone-deleted-title = Der Tisch ist fort
web-gone-unreadable = Diese Version von Harena kann den Tisch nicht öffnen.
web-gone-unreadable-title = Nicht lesbar

## Hinsetzen, Übergeben

web-seating = Der Tisch ist gedeckt
web-seating-text = Das Spiel beginnt, wenn alle sitzen.
web-missing = noch nicht da
web-here = sitzt hier
web-here-you = an diesem Bildschirm
web-hand-over = Gib weiter an { $name }
web-hand-over-text = Alles vom letzten Spieler ist weggeräumt. Jetzt sollte nur { $name } hinsehen.
web-i-am = Ich bin { $name }, zeig meine Sachen

## Protokoll

web-whole-log = Ganzes Protokoll
web-filtered = gefiltert
web-filter-topics = Themen
web-filter-players = Spieler
web-everybody = Alle
web-nothing-left = Die Filter lassen nichts übrig.
web-failures = { $count ->
    [one] Ein Bot hat { $count } Mal versagt; für ihn wurde der sichere Zug gemacht.
   *[other] Bots haben { $count } Mal versagt; für sie wurde der sichere Zug gemacht.
}
web-log-undone = { $seat } nimmt einen Zug zurück.
web-log-redone = { $seat } spielt ihn noch einmal.
web-topic-table = Tisch
web-topic-gains = Gewinne
web-topic-moves = Züge
web-topic-draws = Zufall

## Das Ende, der Rückblick

web-ended = Beendet
web-result = Ergebnis
web-total = Summe
web-place = Platz
web-rank = { $rank }.
web-seed = Startwert aller Ziehungen, zum Nachprüfen: { $seed }
web-play-again = Noch einmal spielen
web-show-board = Plan ansehen
web-show-result = Ergebnis zeigen
web-save-record = Aufzeichnung sichern
web-no-record = Die Aufzeichnung konnte nicht geholt werden.
web-looking-back = Rückblick
web-look-start = Der Tisch ist gedeckt.
web-look-end = Das ist der letzte Schritt.
web-step = Schritt
web-step-of = { $step } von { $total }
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt vor
web-back-to-end = Zurück zum Ende

## Tasten

web-keys = Tasten
web-keys-walk = Über den Plan gehen
web-keys-touch = Den Ort antippen; das zweite Mal spielt ihn. Neben dem Plan: das Gewählte spielen
web-keys-choice = Eine Möglichkeit wählen
web-keys-drop = Hinweis, Wahl, Entwurf fallen lassen
web-keys-undo = Zurücknehmen
web-keys-redo = Zurückgenommenes noch einmal spielen
web-keys-replay = Noch einmal sehen, was seit deinem letzten Zug geschah
web-keys-skip = Überspringen, was gezeigt wird
web-keys-log = Protokoll öffnen
web-keys-rules = Regelbuch öffnen
web-keys-keys = Diese Liste

## Regelbuch

web-search-rules = In den Regeln suchen
web-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-chapters = Kapitel
web-own-page = Auf eigener Seite öffnen
web-no-book = Das Regelbuch konnte nicht geholt werden.

## Lizenzen, und Adressen, die nirgendwohin führen

web-licence-own = Harena ist freie Software unter der MIT-Lizenz.
web-licence-art = Symbole und Schrift
web-licence-icons = Die Symbole sind bis auf Farbe und Größe unverändert. Alle anderen Zeichnungen gehören zu Harena.
web-licence-parts = Enthaltene Bibliotheken
web-licence-games = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind mit unseren Worten erzählt; nichts von ihrer Gestaltung wird verwendet.
web-nowhere = Dieser Bogen führt in keine Arena. Prüfe die Adresse oder geh zurück zum Haus.
web-nowhere-title = Hier steht nichts

## Die Leute am Tisch

web-people = Leute
web-people-unread = { $count ->
    [0] Leute und Gespräch
    [one] Leute und Gespräch, { $count } neue Zeile
   *[other] Leute und Gespräch, { $count } neue Zeilen
}
web-keys-people = Die Leute am Tisch, und was sie sagen
web-host = Gastgeber
web-watcher = Zuschauer { $number }
web-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
web-ready = bereit
web-ready-you = du bist bereit
web-not-ready = da, noch nicht bereit
web-you-not-ready = du
web-am-ready = Ich bin bereit
web-not-yet = Moment, noch nicht
web-your-name = Dein Name
web-take-seat = Hier hinsetzen
web-seat-bot = Einem Bot geben
web-seat-person = Für einen Menschen freihalten
web-you-look-on = Du schaust zu.
web-is-here = da
web-is-away = nicht da
web-given-up = hat aufgegeben
web-seat-hand-over = Einen Bot spielen lassen
web-seat-take-back = Wieder selbst spielen
web-propose-replace = Einen Bot vorschlagen
web-propose-undo = Um Rücknahme meines letzten Zugs bitten
web-propose-end = Vorschlagen, das Spiel zu beenden
web-propose-rematch = Noch ein Spiel vorschlagen
web-resign = Aufgeben
web-resign-title = Dieses Spiel aufgeben?
web-resign-text = Ein Bot spielt deinen Platz zu Ende, und du schaust nur noch zu.
web-agree = Einverstanden
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-proposal-waits = Noch zu fragen: { $names }
web-to-rematch = Zum neuen Tisch
web-links = Links
web-copy-link = Kopieren
web-copied = Kopiert
web-show-link = Zeigen
web-link-code = Der Link als Code für eine Kamera
web-link-secret = Wer diesen Link hat, kann ihn benutzen: Schick ihn nur einer Person.
web-renew-link = Neu machen; der alte gilt nicht mehr
web-link-seat = Link für { $name }
web-link-own = Dein Platz, auf einem anderen Gerät
web-link-see = Um zu sehen, was { $name } sieht
web-link-watch = Zum Zuschauen
web-link-host = Deine Rechte als Gastgeber
web-talk = Gespräch
web-talk-none = Noch ist nichts gesagt worden.
web-say = Etwas sagen
web-say-verb = Sagen
web-time-left = noch { $time }
web-time-soon = { $count ->
    [one] Noch { $count } Sekunde.
   *[other] Weniger als { $count } Sekunden übrig.
}
web-gone-no-seat = Der Link dieses Browsers gilt an diesem Tisch nicht oder nicht mehr. Bitte um einen neuen.
web-gone-no-seat-title = Ein alter Link
web-gone-link-only = Diesen Tisch findet man nur über seine Links. Bitte den Gastgeber um einen.
web-gone-link-only-title = Ein Tisch per Link
web-play-where = Wer spielt wo
web-play-links = jeder per Link
web-play-here = alle hier
web-clock = Zeit für eine Entscheidung
web-clock-none = ohne
web-clock-some = { $minutes } min
web-lobby = Offene Tische
web-lobby-none = Gerade steht kein Tisch allen offen.
web-lobby-switch = Für alle
web-lobby-yes = in der Liste
web-lobby-no = per Link
web-free-seats = { $count ->
    [0] voll
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-go-in = Hineingehen
web-mine = Deine Tische
web-mine-none = Du sitzt an keinem Tisch. Decke einen, und schick den anderen ihre Links.
web-forget = { $title } hier vergessen
web-sound = Ton, wenn du am Zug bist
web-report = Einen Fehlerbericht speichern
web-fair = Ziehungen prüfen
web-fair-good = { $count ->
    [one] Die eine Ziehung folgt aus dem versprochenen Startwert.
   *[other] Alle { $count } Ziehungen folgen aus dem versprochenen Startwert.
}
web-fair-bad = Ziehung { $number } folgt nicht aus dem Startwert.
web-fair-promise = Der Startwert ist nicht der versprochene.
web-fair-share = Was diese Seite zu den Ziehungen beitrug, ist nicht darin.
web-fair-none = Die Ziehungen konnten nicht geholt werden.
