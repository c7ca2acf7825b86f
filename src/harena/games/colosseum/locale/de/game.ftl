# Was Colosseum sagt: Namen, Fragen, Ablehnungen, Züge, das Protokoll, der Tisch.

title = Colosseum
subtitle = Zeig die größte Schau, die Rom gesehen hat
credits = Von Wolfgang Kramer und Markus Lübke, erschienen 2007 bei Days of Wonder; alle Worte hier sind unsere eigenen

## Namen

kind-gladiator = Gladiator
kind-comedian = Komödiant
kind-musician = Musiker
kind-horse = Pferd
kind-torch = Fackel
kind-priest = Priester
kind-ship = Schiff
kind-lion = Löwe
kind-scenery = Kulisse
kind-decoration = Schmuck
kind-chariot = Streitwagen
kind-cage = Käfig
kind-joker = Joker
kind-action = Zusatzaktion
kind-emperor = Kaiserplättchen
kind-coin = Münze
amount-gladiator = { $count ->
    [one] { $count } Gladiator
   *[other] { $count } Gladiatoren
}
amount-comedian = { $count ->
    [one] { $count } Komödiant
   *[other] { $count } Komödianten
}
amount-musician = { $count ->
    [one] { $count } Musiker
   *[other] { $count } Musiker
}
amount-horse = { $count ->
    [one] { $count } Pferd
   *[other] { $count } Pferde
}
amount-torch = { $count ->
    [one] { $count } Fackel
   *[other] { $count } Fackeln
}
amount-priest = { $count ->
    [one] { $count } Priester
   *[other] { $count } Priester
}
amount-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
amount-lion = { $count ->
    [one] { $count } Löwe
   *[other] { $count } Löwen
}
amount-scenery = { $count ->
    [one] { $count } Kulisse
   *[other] { $count } Kulissen
}
amount-decoration = { $count ->
    [one] { $count } Schmuck
   *[other] { $count } Schmuckstücke
}
amount-chariot = { $count ->
    [one] { $count } Streitwagen
   *[other] { $count } Streitwagen
}
amount-cage = { $count ->
    [one] { $count } Käfig
   *[other] { $count } Käfige
}
amount-joker = { $count ->
    [one] { $count } Joker
   *[other] { $count } Joker
}
amount-action = { $count ->
    [one] { $count } Zusatzaktion
   *[other] { $count } Zusatzaktionen
}
amount-emperor = { $count ->
    [one] { $count } Kaiserplättchen
   *[other] { $count } Kaiserplättchen
}
amount-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
program-1 = Schwerter und Girlanden
program-2 = Zwei Narren
program-3 = Morgenlied
program-4 = Duell der Reiter
program-5 = Enterkampf
program-6 = Tierhatz
program-7 = Letzter Kampf
program-8 = Komödie bei Nacht
program-9 = Liebeslieder
program-10 = Reiterangriff
program-11 = Überfall auf See
program-12 = Löwen los
program-13 = Netz und Wagen
program-14 = Spottopfer
program-15 = Abend der Leiern
program-16 = Pferdesegen
program-17 = Riten im Fackelschein
program-18 = Ungeheuer der Tiefe
program-19 = Löwenparade
program-20 = Das große Rennen
program-21 = Gespräche der Unterwelt
program-22 = Erschaffung der Welt
program-23 = Große Safari
program-24 = Flotte der Sonne
program-25 = Die Löwenjäger
program-26 = Pferdeparade
program-27 = Sturm auf See
program-28 = Verborgene Mysterien
program-29 = Der große Tag des Orakels
program-30 = Der Triumphzug
noble-e = der Kaiser
noble-s1 = Senator 1
noble-c1 = Konsul 1
noble-s2 = Senator 2
noble-c2 = Konsul 2
noble-s3 = Senator 3
phase-1 = Investieren
phase-2 = Versteigerung
phase-3 = Handeln
phase-4 = Veranstalten
phase-5 = Schlussfeier
side-left = links
side-right = rechts
fee-medals = zwei Orden
fee-token = ein Zusatzaktionsplättchen
how-token = ein Kaiserplättchen
how-square = ein Rastfeld
part-earlier = frühere Programme
part-tickets = Dauerkarten
part-stars = Starauszeichnungen
part-nobles = Adlige in der Arena
part-podiums = Podien
part-medals = ausgegebene Orden
loge-yes = mit Loge
loge-no = ohne Loge

## Was gefragt wird

ask-clean-together = Welches Plättchen deiner Veranstaltung verlierst du? Alle wählen verdeckt:
ask-invest = Investiere einmal oder passe. Deine Münzen: { $coins }.
ask-second = Zahlst du für eine weitere Investition? Deine Münzen: { $coins }.
ask-second-buy = Was ist die weitere Investition? Deine Münzen: { $coins }.
ask-start = Welchen Markt versteigerst du? Das Mindestgebot ist { $least }, deine Münzen: { $coins }.
ask-opening = Dein Eröffnungsgebot für Markt { $market }, mindestens { $least }; deine Münzen: { $coins }:
ask-bidding = { $bidder } bietet { $bid } für Markt { $market } ({ $tokens }). Höher oder aussteigen? Deine Münzen: { $coins }.
ask-offer = Du darfst handeln. Wem machst du ein Angebot? Angebote übrig: { $left }.
ask-draft = Dein Angebot bisher: du gibst { $give }, du nimmst { $take }. Was noch?
ask-draft-amount = Wie viele? { $item }:
ask-answer-offer = { $partner } bietet dir { $get } für { $give }. Nimmst du an?
ask-answer-counter = { $partner } macht ein Gegenangebot: { $get } für { $give }. Nimmst du an?
ask-part = Nimmst du teil, würfelst und veranstaltest?
ask-dice-move = Du hast { $dice } gewürfelt. Welchen Adligen bewegst du?
ask-dice-second = Der andere Würfel zeigt { $dice }. Welchen anderen Adligen bewegst du?
ask-medal-move = Bewegst du Adlige für Orden? Du hast { $medals }.
ask-stage = Was veranstaltest du?
ask-show = { $name } brächte { $spectators } Zuschauer. Hältst du Plättchen zurück oder gibst du Orden aus?
ask-hold-amount = Wie viele hältst du zurück? { $item }:
ask-discard = Welches Plättchen deiner Veranstaltung verlierst du?
ask-donate = Du bist Letzter: Welche Sorte gibt dir { $partner }?

## Warum nicht

refuse-not-your-turn = Du bist nicht am Zug.
refuse-other-decision = Jetzt wird etwas anderes gefragt.
refuse-no-medal = So viele Orden hast du nicht.
refuse-no-action = Du hast kein Zusatzaktionsplättchen.
refuse-no-supply = Es ist kein Orden mehr da.
refuse-not-free = Nicht, während du anderen antwortest.
refuse-too-dear = Das kostet { $price } Münzen; du hast { $coins }.
refuse-sold = { $name } steht nicht zum Verkauf.
refuse-too-low = { $name } hat die Nummer { $program }; deine muss über { $limit } liegen.
refuse-full-size = Deine Arena kann nicht mehr wachsen.
refuse-no-ticket = Es ist keine Dauerkarte mehr da.
refuse-has-loge = Deine Arena hat ihre Loge schon.
refuse-no-fee = Dir fehlt die Gebühr: zwei Orden oder ein Zusatzaktionsplättchen.
refuse-fee-for-nothing = Danach könntest du nichts kaufen.
refuse-empty-market = Markt { $market } ist leer.
refuse-below-min = Das niedrigste Eröffnungsgebot ist { $least }.
refuse-lone-price = Niemand sonst darf bieten: Der Preis ist { $least }.
refuse-not-higher = Du musst mehr als { $bid } bieten.
refuse-no-partner = Da ist niemand, mit dem du handeln kannst.
refuse-nothing-to-trade = Ihr habt nichts Verschiedenes zu tauschen.
refuse-not-owned = Das ist nicht vorhanden.
refuse-both-sides = Dasselbe kann nicht auf beiden Seiten stehen.
refuse-order = Es wird der Reihe nach genannt: erst was gegeben, dann was genommen wird, Sorte um Sorte.
refuse-incomplete = Jede Seite gibt wenigstens etwas.
refuse-same-offer = Das ist das Angebot selbst: Nimm es an.
refuse-not-any-more = Einer von euch hat nicht mehr, was er geben würde.
refuse-no-counter = Hier ist kein Gegenangebot möglich.
refuse-not-rolled = Die Würfel erlauben diesen Zug nicht.
refuse-same-noble = Der zweite Würfel bewegt einen anderen Adligen.
refuse-not-yours-to-stage = { $name } gehört dir nicht.
refuse-too-small = { $name } braucht { $needs } Ausbauten; deine Arena hat { $has }.
refuse-too-few = { $name } braucht mindestens { $least } Plättchen; du kannst { $most } zeigen.
refuse-not-used = Das hast du nicht eingesetzt oder nicht mehr.
refuse-not-held = Der Führende hat kein solches Plättchen.
refuse-no-room-for-deal = Damit ließe sich kein Angebot vollenden.

## Züge

move-buy = { $program } { $name } für { $price } Münzen kaufen, { $left } bleiben: bringt voll { $full }, dir fehlen { $missing } Plättchen
move-expand = Nach { $side } ausbauen für { $price } Münzen, { $left } bleiben
move-ticket = Eine Dauerkarte für { $price } Münzen kaufen, { $left } bleiben
move-loge = Die Loge für { $price } Münzen kaufen, { $left } bleiben
move-fee-medals = Zwei Orden für eine weitere Investition zahlen
move-fee-token = Ein Zusatzaktionsplättchen für eine weitere Investition zahlen
move-cash = Einen Orden für { $coins } Münzen einlösen
move-swap = Ein Zusatzaktionsplättchen gegen einen Orden tauschen
move-market = Markt { $market } versteigern: { $tokens }
move-bid = { $coins } bieten, { $left } blieben
move-leave = Aussteigen
move-to = { $partner } ein Angebot machen
move-to-all = Allen ein Angebot machen
move-give = { $item } geben
move-take = { $item } nehmen
move-give-amount = { $what } geben
move-take-amount = { $what } nehmen
move-send = { $give } für { $take } anbieten
move-accept = Annehmen
move-decline = Ablehnen
move-counter = Ein Gegenangebot machen
move-done = Den Handel beenden
move-take-part = Teilnehmen und würfeln
move-move = { $noble } um { $steps } auf Feld { $square }: dort für dich { $spectators } wert, Orden gewonnen { $medal }
move-sum = { $noble } mit beiden Würfeln um { $steps } auf Feld { $square }: dort für dich { $spectators } wert, Orden gewonnen { $medal }
move-nudge-on = Für einen Orden: { $noble } um { $steps } vor auf Feld { $square }, dort für dich { $spectators } wert
move-nudge-back = Für einen Orden: { $noble } um { $steps } zurück auf Feld { $square }, dort für dich { $spectators } wert
move-stage = { $program } { $name } veranstalten, { $missing } fehlen: { $value } + frühere { $earlier } + Dauerkarten { $tickets } + Stars { $stars } + Adlige { $nobles } + Podien { $podiums } = { $spectators }
move-hold = Zurückhalten: { $item }
move-hold-amount = { $what } zurückhalten
move-spend = Orden auszugeben: { $medals }, für { $spectators } Zuschauer mehr
move-open = Die Tore öffnen: { $name } bringt { $spectators }
move-drop = Verlieren: { $item }
move-name = Verlangen: { $item }
move-pass = Passen

## Was geschehen ist

log-dealt-market = { $kind } kommt auf Markt { $market }.
log-dealt = { $seat } bekommt: { $kind }.
log-program = { $seat } beginnt mit Programm { $program }, { $name }.
log-turn = Runde { $turn }; { $seat } ist Startspieler.
log-star = { $seat } hält die Starauszeichnung: { $kind }.
log-star-lost = { $seat } verliert die Starauszeichnung: { $kind }.
log-cashed = { $seat } löst einen Orden für { $coins } Münzen ein.
log-swapped = { $seat } tauscht ein Zusatzaktionsplättchen gegen einen Orden.
log-passed = { $seat } passt: { $phase }.
log-bought = { $seat } kauft { $program }, { $name }, für { $coins } Münzen.
log-expanded = { $seat } baut nach { $side } aus, für { $coins } Münzen.
log-ticket = { $seat } kauft eine Dauerkarte für { $coins } Münzen.
log-loge = { $seat } kauft die Loge für { $coins } Münzen.
log-fee = { $seat } investiert noch einmal und zahlt { $fee }.
log-opened = { $seat } versteigert Markt { $market } und bietet { $coins }.
log-bid = { $seat } bietet { $coins }.
log-left = { $seat } steigt aus.
log-could-not = { $seat } konnte nicht erhöhen.
log-won = { $seat } ersteigert Markt { $market } für { $coins } Münzen.
log-took = { $seat } nimmt: { $kind }.
log-medal = { $seat } bekommt einen Orden für { $how }.
log-no-medal = Für { $seat } ist kein Orden mehr da.
log-refilled = { $kind } füllt Markt { $market }.
log-bag-empty = Der Beutel ist leer.
log-offered = { $seat } macht { $partner } ein Angebot.
log-offered-all = { $seat } macht allen ein Angebot.
log-gives = { $seat } gäbe { $what }.
log-takes = { $seat } nähme { $what }.
log-accepted = { $seat } nimmt an.
log-declined = { $seat } lehnt ab.
log-countered = { $seat } macht { $partner } ein Gegenangebot.
log-rolled = { $seat } würfelt { $dice }.
log-moved = { $seat } zieht auf Feld { $square }: { $noble }.
log-nudged = { $seat } zieht für einen Orden auf Feld { $square }: { $noble }.
log-staged = { $seat } veranstaltet { $program }, { $name }; es fehlen { $missing } Plättchen.
log-part = { $seat }, { $part }: +{ $spectators }.
log-total = { $seat } hat { $spectators } Zuschauer und erhält { $coins } Münzen.
log-new-best = { $seat } hat einen neuen Bestwert: { $spectators }.
log-no-event = { $seat } veranstaltet nichts.
log-tie-die = { $seat } würfelt { $face } im Gleichstand.
log-by-order = Noch immer gleich: { $seat } sitzt dem Startspieler am nächsten.
log-podium = { $seat } erhält ein Podium mit { $spectators } Zuschauern.
log-lost = { $seat } verliert: { $kind }.
log-given = { $seat } gibt { $partner }: { $kind }.
log-not-named = { $seat } verlangt nichts.
log-no-gift = Niemand gibt ein Plättchen.
log-over = Die letzte Veranstaltung ist vorbei.
log-shut-out = { $seat } hat schon gewonnen und darf hier nicht mitbieten.
log-no-start = { $seat } hat schon gewonnen und beginnt keine Versteigerung.
log-filling = Jetzt werden die leeren Märkte gefüllt: { $markets }.

## Der Tisch, Zeile für Zeile

view-turn = Runde { $turn } von { $turns }, Startspieler { $seat }.
view-phase = Phase: { $phase }.
view-market = Markt { $market }: { $tokens }.
view-bag = Plättchen im Beutel: { $tokens }; verdeckt: { $down }.
view-supply = Im Vorrat: Orden { $medals }, Dauerkarten { $tickets }.
view-noble = Feld { $square }: { $noble }, { $value } wert.
view-for-sale = Programme zu kaufen: { $programs }.
view-seat = { $seat }: Bestwert { $best }, Münzen { $coins }, Orden { $medals }, Dauerkarten { $tickets }, Podien { $podiums }, { $loge }; Arena auf den Feldern { $arena }, Ausbauten { $expansions }.
view-things = { $seat } hat { $tokens }; Stars: { $stars }; Programme (* veranstaltet): { $programs }.
view-auction = Markt { $market } wird versteigert; { $seat } bietet { $bid }.
view-offer = { $seat } bietet { $give } für { $take }.
view-window = Alle, die veranstaltet haben, wählen verdeckt ein Plättchen zum Abgeben.

## Die Schlussrechnung

tally-best = beste Veranstaltung{ ": " }Münzen { $coins }, Starauszeichnungen { $stars }
tally-purse = in der Hand{ ": " }Orden { $medals }, Plättchen { $tokens }

## Stehende Antworten

order-limit = Markt { $market } ({ $tokens })
order-limit-ask = Mich fragen
order-limit-out = Gleich aussteigen
order-limit-number = Bis { $number }, dann aussteigen
order-limit-set = Bis
order-offers = Angebote an mich
order-offers-ask = Mich fragen
order-offers-decline = In dieser Runde alle ablehnen
