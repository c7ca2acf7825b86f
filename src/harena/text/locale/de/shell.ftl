# Was das Programm sagt, während gespielt wird: Aufzählungen, Namen, Ablehnungen, Kennzeichen, das Textspiel und sein Ergebnis.

list-nothing = nichts
list-more = { $one }, { $two }
list-last = { $one } und { $two }
share-line = { $name } { $points }

seat-player = Spieler { $number }
seat-bot = Bot { $number } ({ $kind ->
    [greedy] gierig
    [random] zufällig
   *[other] { $kind }
})

## Ablehnungen des Tisches

refuse-over = Das Spiel ist zu Ende.
refuse-no-order = Eine solche stehende Antwort gibt es hier nicht.
refuse-not-now = Darauf wartet jetzt niemand.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-no-seat = Diesen Platz gibt es nicht.
refuse-no-place = Diesen Ort gibt es nicht.
refuse-not-yours = Das steht dir nicht zu.
refuse-not-a-move = Das ist kein Zug dieses Spiels.
refuse-no-move = Du hast keinen Zug genannt.
refuse-stale = Das galt Schritt { $then }; der Tisch steht bei Schritt { $now }.
refuse-gesture-open = Das ist erst der Anfang dessen, was du tun musst.
refuse-gesture-long = Was du tun musstest, war vor deinem letzten Schritt vollständig.
refuse-undo-off = An diesem Tisch wird nichts zurückgenommen.
refuse-undo-window = Solange Antworten geheim sind, wird nichts zurückgenommen.
refuse-undo-chance = Das kannst du nicht zurücknehmen: Seither wurde etwas gezogen.
refuse-undo-closed = Das kannst du nicht zurücknehmen: Seither wurden geheime Antworten gezeigt.
refuse-undo-other = Das kannst du nicht zurücknehmen: Seither hat jemand anderes einen Zug gemacht.
refuse-undo-nothing = Es gibt nichts zurückzunehmen.
refuse-redo-nothing = Es gibt nichts zu wiederholen.
refuse-bad-draw = Das kann jetzt nicht gezogen werden.
refuse-no-draw = Jetzt ist nichts zu ziehen.
refuse-disk-full = Der Datenträger ist voll, darum ist dieser Schritt nicht geschehen. Schaffe Platz und versuche es erneut.
refuse-no-rights = Die Aufzeichnung darf nicht geschrieben werden, darum ist dieser Schritt nicht geschehen. Verschaffe dir das Recht und versuche es erneut.
refuse-unwritten = Die Aufzeichnung konnte nicht geschrieben werden, darum ist dieser Schritt nicht geschehen. Versuche es erneut.

## Wie sicher eine Regel ist

mark-official = nach der gedruckten Regel, wie sie nacherzählt wird
mark-two_sources = mehrere Quellen sagen es
mark-one_source = eine einzige Quelle sagt es
mark-inferred = aus anderen Regeln geschlossen
mark-house = unsere eigene Wahl

## Das Textspiel

text-welcome = { $title }. { $players }. Mit ? kommt die Hilfe.
text-predictable = Diese Partie wurde mit einer vorgegebenen Zahl begonnen, ihr Zufall ist vorhersehbar.
text-record = Die Aufzeichnung liegt in { $path }
text-goon = Weiter geht es mit: { $command }
text-check = Prüfe sie mit: { $command }
text-stopped = Das Spiel hält hier an und bleibt erhalten.
text-interrupted = Das Spiel hält hier an und bleibt in { $path } erhalten; weiter geht es mit: { $command }
text-to-act = { $name }:
text-choose = Gib eine Nummer ein oder einen Zug in Notation:
text-drawn = Es ist etwas zu ziehen. Was war es?
text-whole = Alles auf einmal: { $steps }
text-unknown = „{ $text }“ ist weder die Nummer einer Möglichkeit noch ein Zug.
text-did-you-mean = Meintest du { $word }?
text-no-choice = Es gibt keine Möglichkeit { $number }; es gibt { $count }.
text-taken-back = Zurückgenommen.
text-played-again = Wiederholt.
text-step-back = Letzter Schritt zurückgenommen.
text-orders = Deine stehenden Antworten; hinterlasse eine mit o und ihrer Nummer, und du wirst nicht gefragt, wo sie antwortet:
text-no-orders = Hier gibt es keine stehenden Antworten zu hinterlassen.
order-lapsed = „{ $order }“ galt für eine Zeit, die vorbei ist; du wirst wieder gefragt.
text-order-left = Hinterlassen.
text-order-number = eine Zahl von { $low } bis { $high }, wie in o { $number } { $low }
text-log-empty = Noch ist nichts geschehen.
text-position = Die Stellung:
text-hand-over = { $name }, du bist dran. Drücke die Eingabetaste, wenn nur du den Bildschirm siehst.
text-try-again = Drücke die Eingabetaste, um es erneut zu versuchen, oder gib q ein, um anzuhalten.
text-bot-failed = { $name } hat nicht nach den Regeln geantwortet; der sichere Zug wurde gemacht.
text-no-rule = Es gibt keine Regel { $rule }.

text-help =
    Gib die Nummer einer Möglichkeit ein oder einen Zug in Notation; mehrere Schritte trennt ein Semikolon.
    Die Eingabetaste allein stellt die Frage noch einmal.
    p    die Stellung in Worten
    l    was zuletzt geschah; l 100 zeigt mehr
    u    zurücknehmen
    r    Zurückgenommenes wiederholen
    o    deine stehenden Antworten, wenn das Spiel welche kennt; o 2 hinterlässt die zweite, o 3 12 die dritte mit einer Zahl
    rule und eine Nummer, etwa rule { $rule }    diese Regel
    q    anhalten; das Spiel bleibt erhalten
    ?    diese Hilfe

## Ergebnis

result-heading = Das Spiel ist zu Ende.
result-abandoned = Das Spiel wurde vor dem Ende angehalten.
result-until = Die Phase ist zu Ende.
result-of = { $name }:
result-line = { $points }: { $what }
result-sum = { $points } insgesamt
result-place = { $place }. { $name }, { $score }
result-winner = { $name } gewinnt.
result-shared = { $names } teilen sich den Sieg.
