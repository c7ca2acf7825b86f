# Die Worte auf dem Spielplan von Baumeister: vorgelesene Orte, Aufschriften, Hinweise, Möglichkeiten, Knöpfe, Themen des Protokolls.
# $corner und $slot sind römische Zahlen; $kind, $card und $token sind Namen, $cost und $cards fertige Listen.

about-line = Zieh den einen Konsul, sammle Stein und errichte die Arena Bogen für Bogen.
about-note = Keine Würfel: Zufall ist nur, was gezogen wird
about-short = Baumeister

## Orte

place-act = { $place }. { $act }
place-consul = { $place }; hier steht der Konsul
place-corner = Ecke { $corner }
place-fountain = Brunnen, das Wertungsfeld
place-token = Wertungsfeld, von einem Marker bedeckt: { $token }
place-storage-2 = Oberes Lagerfeld
place-storage-5 = Unteres Lagerfeld
place-row = Ecke { $corner }, erstes Plättchen der Reihe: { $kind }
place-row-behind = Ecke { $corner }, Plättchen { $number } der Reihe: { $kind }
place-row-scores = Ecke { $corner }, Plättchen { $number } der Reihe: { $kind }; wird gewertet, sobald das erste genommen ist
place-row-empty = Ecke { $corner }, die Reihe ist leer
place-part = Ecke { $corner }, Bauteil { $part }, kostet { $cost }, { $fame } Ruhm
place-part-build = Ecke { $corner }, Bauteil { $part }, kostet { $cost }, { $fame } Ruhm; bauen: Ruhm { $before } auf { $after }
place-part-none = Ecke { $corner }, kein Bauteil
place-site = Bauplatz: { $built } von { $slots } Steckplätzen gefüllt; als Nächstes Steckplatz { $slot }{ $bonus ->
    [0] {""}
   *[other] {""}, { $bonus } Zusatzruhm
}
place-site-full = Bauplatz: alle { $slots } Steckplätze gefüllt
place-supply = Vorrat
place-pile = Stapel { $card }: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
place-storage-pile = Lagerplättchen: noch { $count }
place-stack = Landschaftsplättchen, Stapel { $stack }: noch { $count }
place-deck = Bauteile, oberste Rückseite { $back }: noch { $count }
place-fame = Ruhm statt Karten
place-scores = Arten zum Werten
place-hand = Deine Hand, { $card }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
place-cards = { $count ->
    [0] Keine Karten
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
place-wheels = Radleiste: { $wheels ->
    [one] { $wheels } Rad
   *[other] { $wheels } Räder
}, noch { $left }
place-own-fame = { $fame } Ruhm

## Aufschriften

cap-free = frei
cap-of = von { $slots }
cap-fame = Ruhm
cap-scores = Wertung
cap-show-supply = Vorrat zeigen
cap-hand = Deine Hand
cap-hand-of = Hand von { $name }
cap-hand-count = { $count } von { $limit }
cap-no-cards = Keine Karten
cap-wheels = Räder
cap-wheels-left = noch { $count }
cap-wheels-after = nach dem Zug noch { $count }
cap-wheels-note = Der erste Schritt ist frei, jeder weitere ein Rad, dann Ruhm.
cap-display = Deine Auslage
cap-display-of = Auslage
cap-ended = { $fame } Ruhm, endete es jetzt
cap-players = Spieler
cap-leads = grün: Mehrheit in dieser Reihe
cap-lead = Mehrheit
cap-next = danach
cap-bot = Bot
cap-you = du
cap-moves = am Zug
cap-asked = antwortet
cap-col-hand = Hand und Limit
cap-col-wheels = Räder übrig
cap-col-fame = Ruhm

## Was ein Bauteil von deiner Hand verlangt

note-have = Du hast alle Karten
note-have-short = Alles in der Hand
note-others = { $others } andere für { $cards }
note-others-several = { $others } andere für { $missing } Karten
note-lacks = Dir fehlt: { $cards }
note-lacks-several = Dir fehlen { $missing } Karten

## Fragen, kurz: was sie zählen, steht auf der Seite daneben

short-distance = Zieh den Konsul auf ein leuchtendes Feld.
short-split = Bezahle { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}: wie viele mit Rädern, den Rest mit Ruhm?
short-storage = { $left ->
    [0] Kein Lagerplättchen ist mehr da: du kannst nur passen.
   *[other] Gib eine Karte für ein Lagerplättchen oder passe.
}
short-corner = Ecke { $corner ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}: nimm das Plättchen oder baue das Bauteil.
short-payment = Wie viel { $material } gibst du? Drei andere gelten für eine.
short-scoring-field = Wähle, was für alle gewertet wird, oder nichts.
short-answer = Geheim: Wie viel { $material } nimmst du? Nichts bringt 1 Ruhm.
short-answer-open = Wie viel { $material } nimmst du? Nichts bringt 1 Ruhm.
short-hand-check = { $over ->
    [one] { $over } Karte
   *[other] { $over } Karten
} über deinem Limit. Wie viel { $material } legst du zurück?

## Möglichkeiten

offer-first-card = 1 { $card } nehmen
offer-go = { $field }
offer-go-corner = Ecke { $corner }
offer-go-split = { $field }
offer-split = { $wheels ->
    [0] Kein Rad
    [one] { $wheels } Rad
   *[other] { $wheels } Räder
}
offer-storage-buy = 1 { $card } geben
offer-storage-pass = Nichts kaufen
offer-take = { $kind } nehmen
offer-take-stable = { $kind } nehmen
offer-take-last = { $kind } nehmen, das letzte der Reihe
offer-corner-pass = Nichts tun
offer-build = Das Bauteil bauen
offer-pay = { $count ->
    [0] Kein { $card }
   *[other] { $count } { $card }
}
offer-score = { $kind } werten
offer-score-none = Nichts werten
offer-token-card = 1 { $card } nehmen
offer-token-none = Keine Karte nehmen
offer-take-cards = { $count } { $card } nehmen
offer-waive = Keine Karte nehmen
offer-discard = { $count ->
    [0] { $card } behalten
   *[other] { $count } { $card } zurücklegen
}
offer-fame = Ruhm
offer-limit = Limit
offer-scores = Wertung: { $kind }
offer-part = Bauteil: { $fame } Ruhm
offer-part-payable = Bauteil: { $fame } Ruhm, bezahlbar
offer-ways = { $ways ->
    [one] { $ways } Zahlweise
   *[other] { $ways } Zahlweisen
}
offer-cards = Hand
offer-markers = alle Bewegungssteine gehen zurück
offer-hand = Hand { $count }, Limit { $limit }
offer-rest = danach
brief-build = Das Bauteil bauen
brief-go-split = Ziel: { $field }

## Knöpfe

do-first-card = Nehmen
do-go = Ziehen
do-go-split = Ziehen
do-split = Zahlen
do-storage-buy = Kaufen
do-storage-pass = Passen
do-take = Nehmen
do-take-stable = Nehmen
do-take-last = Nehmen
do-corner-pass = Passen
do-build = Bauen
do-pay = Geben
do-pay-whole = Geben
do-score = Werten
do-score-none = Verzichten
do-token-card = Nehmen
do-token-none = Verzichten
do-take-cards = Nehmen
do-waive = Ruhm nehmen
do-discard = Zurücklegen
do-discard-whole = Zurücklegen

## Was an einem echten Tisch gezogen wird: die Frage, und was kommen kann

due-strip = Welcher Startstreifen wurde ausgeteilt?
due-tile = Welches Plättchen wurde gezogen?
due-part = Welches Bauteil wurde aufgedeckt?
due-token = Welcher Marker wurde gezogen?
due-start = Wer beginnt?
draw-strip = Startstreifen { $value }
draw-part = Bauteil { $value }
draw-start = { $name }
draw-tile-water = { kind-water }
draw-tile-wood = { kind-wood }
draw-tile-grain = { kind-grain }
draw-tile-stone = { kind-stone }
draw-tile-stable = { kind-stable }
draw-token-fame = { token-fame }
draw-token-reset = { token-reset }
draw-token-card = { token-card }

## Themen des Protokolls

topic-turn = Züge
topic-moves = Bewegungen
topic-building = Bauten
topic-scoring = Wertungen
topic-gains = Erhaltene und bezahlte Karten
topic-chance = Gezogenes
topic-end = Ende des Spiels
