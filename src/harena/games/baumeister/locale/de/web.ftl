# Die Worte auf dem Spielplan von Baumeister: vorgelesene Orte, Aufschriften, Hinweise, Möglichkeiten, Knöpfe, Themen des Protokolls.
# $corner und $slot sind römische Zahlen; $kind, $card und $token sind Namen, $cost und $cards fertige Listen.

about-line = Zieh den einen Konsul, sammle Stein und errichte die Arena Bogen für Bogen.
about-note = Keine Würfel: Zufall ist nur, was gezogen wird

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
cap-moves = am Zug
cap-asked = antwortet
cap-col-hand = Hand und Limit
cap-col-wheels = Räder übrig
cap-col-fame = Ruhm

## Was ein Bauteil von deiner Hand verlangt

note-have = Du hast alle Karten
note-others = { $others } andere für { $cards }
note-others-several = { $others } andere für { $missing } Karten
note-lacks = Dir fehlt: { $cards }
note-lacks-several = Dir fehlen { $missing } Karten

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

## Themen des Protokolls

topic-turn = Züge
topic-moves = Bewegungen
topic-building = Bauten
topic-scoring = Wertungen
topic-gains = Erhaltene und bezahlte Karten
topic-chance = Gezogenes
topic-end = Ende des Spiels
