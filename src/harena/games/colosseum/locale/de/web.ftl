# Wie Colosseum angekündigt wird, und die Themen seines Protokolls.

about-line = Sammle die Darsteller, überbiete die Rivalen und öffne die Tore: Nur deine größte Schau zählt.
about-note = Mit der intensiven Versteigerung der Autoren
about-short = Colosseum

topic-setup = Aufbau
topic-turn = Runden
topic-means = Orden, Münzen und Auszeichnungen
topic-invest = Investitionen
topic-auction = Versteigerung
topic-trade = Handel
topic-event = Veranstaltungen
topic-close = Schlussfeier
topic-chance = Würfel
topic-end = Spielende

## Places

place-act = { $place }. { $act }
place-stall = Markt { $stall }: { $tokens }
place-stall-empty = Markt { $stall }, leer
place-stall-up = Markt { $stall }: { $tokens }; wird versteigert, { $name } bietet { $bid }
place-noble = { $noble } auf Feld { $square }, in einer Arena { $value } wert
place-noble-resting = { $noble } auf Rastfeld { $square }, in einer Arena { $value } wert
place-noble-arena = { $noble } auf Feld { $square } in der Arena von { $name }, dort { $value } wert
place-end = Feld { $square }, neben deiner Arena
place-program = Programm { $program }, { $name }, { $price } Münzen, Arena mit { $squares } Feldern, bringt voll { $full }
place-program-owned = Programm { $program }, { $name }, gehört { $owner }, Arena mit { $squares } Feldern, bringt voll { $full }
place-program-gone = Programm { $program }, { $name }, aus dem Spiel
place-program-draws = { $place }; mit { $lacks } fehlenden Plättchen brächte es jetzt { $total }
place-program-lacks = { $place }; { $lacks } Plättchen fehlen, zu viele zum Veranstalten
place-slot = { $what } von { $needed } aufgeführten gezeigt, { $held } zurückgehalten
place-slots = Plättchen des Programms: { $missing } von { $needed } fehlen
place-token = { $what }
place-token-star = { $what }, mit der Starauszeichnung
pick-give = Von { $what } geben; { $count } gewählt
pick-take = Von { $what } von { $name } nehmen; { $count } gewählt

## Captions

face-market = Markt
face-stage = Schau
face-ring = Arena
face-programs = Programme
face-troupes = Truppen
cap-faces = Teile des Bretts
cap-setup = Aufbau
cap-turn = Runde { $turn } von { $turns }
cap-turn-and-phase = Runde und Phase
cap-phase-invest = Investieren
cap-phase-auction = Versteigerung
cap-phase-trade = Handeln
cap-phase-produce = Veranstalten
cap-phase-close = Schlussfeier
cap-intense = intensiv
cap-start = Zuerst: { $name }
cap-supply = Beutel und Vorrat
cap-bag = im Beutel
cap-medals-left = { $count ->
    [one] Orden frei
   *[other] Orden frei
}
cap-tickets-left = { $count ->
    [one] Dauerkarte frei
   *[other] Dauerkarten frei
}
cap-face-down = ein Plättchen verdeckt
cap-empty = leer
cap-bidders = Wer bietet
cap-reach = Münzen in Reichweite, Orden eingelöst
cap-programs = Programme zum Kauf
cap-programs-of = Programme von { $name }
cap-produced = veranstaltet
cap-troupes = Truppen
cap-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
cap-medals = Orden
cap-medals-of = { $count } Orden
cap-tickets = Dauerkarten
cap-podiums = Podien
cap-loge = Loge
cap-move-hint = Berühre einen Adligen, dann sein Ziel.
cap-dice = Würfel
cap-draw-note = Mit den vorhandenen Plättchen, und voll.
cap-loss = Welches Plättchen geht verloren?
cap-gift = Was gibt der Führende?
cap-acts = Was möglich ist
cap-players = Spieler
cap-best-wins = eine Schau zählt
cap-col-coins = Münzen
cap-col-reach = Reicht
cap-col-stars = Stars
cap-col-best = Beste
cap-you = du
cap-bot = Bot
cap-track = Zählleiste
cap-your-tokens = Deine Plättchen
cap-tokens-of = Plättchen von { $name }
cap-your-programs = Deine Programme
cap-show = Schau { $program }, { $name }
cap-show-number = Schau { $program }
cap-scale = Zuschauer nach gezeigten Plättchen
cap-too-small = { $count ->
    [one] { $count } Ausbau fehlt
   *[other] { $count } Ausbauten fehlen
}
cap-would-draw = Sie brächte
cap-with-stall = mit Markt { $stall }
cap-with-move = mit dem Zug
cap-with-deal = mit dem Handel
cap-without-token = ohne es
cap-with-gift = mit der Gabe
cap-star-gained = Star gewonnen
cap-star-lost = Star verloren
cap-limits = Grenzen
cap-limits-note = Im Voraus gesetzt; niemand sonst sieht sie.
cap-no-effect = Deine Schauen und Stars bleiben gleich.
cap-only-you = nur du siehst das
sum-value = Schau { $program }, { $missing ->
    [0] voll
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
sum-earlier = Frühere Programme
sum-tickets = Dauerkarten
sum-stars = Stars
sum-nobles = Adlige
sum-podiums = Podien
sum-medals = Orden
sum-none = Zu viele fehlen
sum-total = Zuschauer

## Who bids

stand-top = höchstes
stand-asked = am Zug
stand-in = dabei
stand-out = draußen
stand-shut = gesperrt
stand-bids = bietet { $bid }

## Deals

deal-yours = Dein Angebot
deal-counter = Dein Gegenangebot an { $name }
deal-offered = { $name } bietet dir das
deal-countered = { $name } macht ein Gegenangebot
deal-open = { $name } macht { $partner } ein Angebot
deal-open-all = { $name } macht allen ein Angebot
deal-give = Du gibst
deal-take = Du erhältst
deal-give-other = Gibt
deal-take-other = Erhält
deal-give-coins = Münzen, die du gibst
deal-take-coins = Münzen, die du erhältst
deal-give-less = Eine Münze weniger geben
deal-give-more = Eine Münze mehr geben
deal-take-less = Eine Münze weniger erhalten
deal-take-more = Eine Münze mehr erhalten
deal-less = Von { $what } eines weniger
deal-all = An alle
deal-clear = Leeren
deal-nobody = Niemand hat alles, was du verlangst.
deal-hint = Berühre Plättchen unten: deine gibst du, die eines anderen erhältst du.

## Buttons on the board

act-ticket = Dauerkarte
act-loge = Loge
act-expand-left = Links ausbauen
act-expand-right = Rechts ausbauen
act-fee-medals = Nochmals: 2 Orden
act-fee-token = Nochmals: Zusatzaktion
act-cash = Orden einlösen: { $coins } Münzen
act-swap = Zusatzaktion gegen Orden
act-pass = Passen
act-leave = Aussteigen
act-done = Handel beenden
act-take-part = Teilnehmen und würfeln
act-accept = Annehmen
act-decline = Ablehnen
act-counter = Gegenangebot
act-send = Angebot machen
act-open = Tore öffnen

## Questions, short

short-invest = Investiere einmal, oder passe.
short-second = Zahlst du für eine weitere Investition?
short-second-buy = Was ist die weitere Investition?
short-start = Versteigere einen Markt, oder passe.
short-opening = Dein Eröffnungsgebot für Markt { $market }: mindestens { $least }.
short-bidding = { $bidder } bietet { $bid }. Biete mehr, oder steig aus.
short-offer = Mach ein Angebot, oder beende den Handel. Übrig: { $left }.
short-draft = Was gehört noch zum Angebot?
short-answer-offer = { $partner } macht dir ein Angebot. Nimmst du an?
short-answer-counter = { $partner } macht ein Gegenangebot. Nimmst du an?
short-part = Nimmst du teil, würfelst und veranstaltest?
short-show = Öffne die Tore, halte Plättchen zurück oder gib Orden aus.
short-clean-together = Welches Plättchen verlierst du? Alle wählen verdeckt.

## Ways to act

offer-coins = Münzen
offer-buy = { $program }, { $name } kaufen
offer-expand = Nach { $side } ausbauen
offer-ticket = Eine Dauerkarte kaufen
offer-loge = Die Loge kaufen
offer-market = Markt { $market } versteigern
offer-bid = { $coins } bieten
offer-cash = Einen Orden einlösen
offer-move = { $noble }: { $steps } vor
offer-sum = { $noble }: { $steps } mit beiden Würfeln
offer-nudge-on = { $noble }: { $steps } vor, für einen Orden
offer-nudge-back = { $noble }: { $steps } zurück, für einen Orden
offer-stage = { $program }, { $name } veranstalten
offer-spend = { $medals } für { $spectators } Zuschauer ausgeben
offer-show = Schau { $program } brächte
offer-full = voll { $full }
offer-lacks = { $missing ->
    [0] nichts fehlt
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
offer-now = jetzt
offer-medal = bringt einen Orden
brief-market = Markt { $market }
brief-to = An { $partner }
brief-to-all = An alle
brief-counter = Gegenangebot
brief-give = Geben: { $item }
brief-take = Erhalten: { $item }
brief-give-amount = { $what }
brief-take-amount = { $what }
brief-send = Vollständig
brief-stage = { $name }
brief-hold-amount = { $what } zurückgehalten
brief-spend = Orden: { $medals }
brief-move = { $noble } { $steps }

## Buttons

do-buy = Kaufen
do-expand = Ausbauen
do-ticket = Kaufen
do-loge = Kaufen
do-cash = Einlösen
do-swap = Tauschen
do-bid = { $coins } bieten
do-leave = Aussteigen
do-pass = Passen
do-done = Beenden
do-take-part = Würfeln
do-accept = Annehmen
do-decline = Ablehnen
do-send = Angebot machen
do-take = Angebot machen
do-take-amount = Angebot machen
do-give-amount = Angebot machen
do-move = Bewegen
do-sum = Bewegen
do-nudge-on = Bewegen
do-nudge-back = Bewegen
do-stage = Veranstalten
do-open = Tore öffnen
do-drop = Abgeben
do-name = Verlangen

## The end

end-shows = Die Schauen, Runde für Runde
end-nothing = nichts veranstaltet
end-value = { $missing ->
    [0] voll
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}:

## What is drawn at a real table

due-token = Welches Plättchen wurde gezogen?
due-deal = Welches Startprogramm wurde ausgeteilt?
due-die = Was zeigt der Bewegungswürfel?
due-roll = Was zeigt der Würfel?
draw-deal = Programm { $value }
draw-die = { $value }
draw-roll = { $value }
draw-token-gladiator = { kind-gladiator }
draw-token-comedian = { kind-comedian }
draw-token-musician = { kind-musician }
draw-token-horse = { kind-horse }
draw-token-torch = { kind-torch }
draw-token-priest = { kind-priest }
draw-token-ship = { kind-ship }
draw-token-lion = { kind-lion }
draw-token-scenery = { kind-scenery }
draw-token-decoration = { kind-decoration }
draw-token-chariot = { kind-chariot }
draw-token-cage = { kind-cage }
draw-token-joker = { kind-joker }
draw-token-action = { kind-action }
draw-token-emperor = { kind-emperor }

## The main switch, side by side

option-auction_mode-base-note = Ein Markt je Runde. Belohnt Geduld: Wer wartet, zahlt weniger.
option-auction_mode-intense-note = Jeder eröffnet, auch wer schon gewann. Belohnt Geld zur rechten Zeit.
