# Die Wörter des Spielplans von Gladiatoro: vorgelesene Orte, Beschriftungen, Möglichkeiten, Knöpfe, Tasten, Themen des Verlaufs.

about-line = Blick, Reichweite und Nerven im Sand. Jede Chance siehst du, bevor du sie nutzt.
about-note = Genaue Chancen, allein oder in Teams
about-short = Gladiatoro

## Orte

place-act = { $place }. { $act }
place-hex = { $hex }
place-obstacle = { $hex }, Hindernis
place-start = { $hex }, Startfeld
place-barred = { $place }, zu viele Felder neben Gegnern auf dem Weg
place-own = { $hex }, dein Gladiator, { $type }, Faktor { $factor }, schaut auf { $facing }, Wunden { $wounds } von { $capacity }
place-own-numbered = { $hex }, dein Gladiator { $figure }, { $type }, Faktor { $factor }, schaut auf { $facing }, Wunden { $wounds } von { $capacity }
place-mate = { $hex }, Gladiator von { $name }, auf deiner Seite, { $type }, Faktor { $factor }, schaut auf { $facing }, Wunden { $wounds } von { $capacity }
place-mate-numbered = { $hex }, Gladiator { $figure } von { $name }, auf deiner Seite, { $type }, Faktor { $factor }, schaut auf { $facing }, Wunden { $wounds } von { $capacity }
place-other = { $hex }, Gladiator von { $name }, { $type }, Faktor { $factor }, schaut auf { $facing }, Wunden { $wounds } von { $capacity }
place-other-numbered = { $hex }, Gladiator { $figure } von { $name }, { $type }, Faktor { $factor }, schaut auf { $facing }, Wunden { $wounds } von { $capacity }
place-hidden = { $hex }, Gladiator von { $name }, schaut auf { $facing }
place-hidden-numbered = { $hex }, Gladiator { $figure } von { $name }, schaut auf { $facing }
place-beside = { $place }; { $name } { $where }
where-front = vor ihm
where-left = an seiner linken Seite
where-right = an seiner rechten Seite
where-rear = hinter ihm
place-face = Blick auf { $facing }, Gladiator { $figure }

## Beschriftungen

cap-setup = Aufstellung
cap-turn = Runde { $turn }
cap-turn-of = Runde { $turn } von { $limit }
cap-turn-and-bag = Runde und Beutel
cap-in-phase = An der Reihe: { $name }, { $stage }.
cap-drawn = { $count ->
    [0] Vorher wurde niemand gezogen.
   *[other] Vorher gezogen: { $names }.
}
cap-bag = { $count ->
    [0] der Beutel ist leer
    [one] im Beutel: { $count } Marke
   *[other] im Beutel: { $count } Marken
}
cap-quiet = { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
} ohne Treffer
cap-quiet-of = Ohne Treffer: { $turns } von { $limit } Runden
cap-window-prior = Extraaktionen vor der Aktion
cap-window-posterior = Extraaktionen nach der Aktion
cap-window-reaction = Drehen im Kampf
cap-asked = Gefragt:
cap-order = Folge:
cap-within-reach = in Reichweite
cap-zone = zu viele Felder neben Gegnern
cap-arcs = vorn, Seite, hinten am Ziel
cap-combat = Kampf
cap-from-front = von vorn
cap-from-side = von der Seite
cap-from-rear = von hinten
cap-must-beat = muss schlagen
cap-against = gegen
cap-share-front = alles von { $factor }
cap-share-side = halb von { $factor }
cap-share-rear = nichts von { $factor }
cap-dice = { $count }W{ $faces }
cap-front = vorn
cap-side = Seite
cap-rear = hinten
cap-moves = { $least } bis { $most } Felder
cap-range = { $least }–{ $most }
cap-gladiators = Gladiatoren
cap-light-base = helle Basis: dein Team
cap-factor = Faktor
cap-wounds = Wunden
cap-action = Aktion
cap-extra = Extra
cap-wounds-of = { $wounds } von { $capacity }
cap-spent = verbraucht
cap-unspent = unverbraucht
cap-not-in-phase = nicht solange er handelt
cap-hidden = verdeckt
cap-fallen = gefallen
cap-number = { $figure }, { $type }
cap-you = du, { $type }
cap-with-you = mit dir, { $type }
cap-gladiator = Gladiator
cap-your = Dein Gladiator, { $type }
cap-gladiator-of = { $name }, { $type }
cap-factor-unknown = noch kein Faktor
cap-movement = Bewegung
cap-facing = Blick
cap-turn-left = Nach links drehen
cap-turn-right = Nach rechts drehen
cap-your-extra = Deine Extraaktion
cap-extra-action = Extraaktion
cap-turn-hint = Berühre einen Pfeil neben deinem Gladiator, um ihn zu drehen.

## Knöpfe am Spielplan

act-move = Ziehen: { $least } bis { $most } Felder
act-pass = Passen
act-declare-yes = Extraaktion nehmen
act-declare-no = Warten
act-no-attack = Nicht angreifen
act-no-move = Nicht ziehen
act-stop = Nichts weiter
act-support-yes = Unterstützen
act-support-no = Zusehen

## Fragen, kurz

short-factor = Wähle verdeckt einen Verteidigungsfaktor.
short-action = Du bist an der Reihe: ziehen, angreifen oder passen.
short-after-move = Du hast gezogen. Greifst du an?
short-after-attack = Du hast angegriffen. Ziehst du auch noch?
short-move-hex = Zieh bis zu { $count } { $count ->
    [one] Feld
   *[other] Felder
} weit und wähle deinen Blick.
short-start-hex = Wähle ein Startfeld.
short-face = Wähle deinen Blick.

## Möglichkeiten

offer-attack = Angriff auf
offer-alone = Du allein
offer-with = Mit { $name }
offer-with-none = Mit einem Helfer mehr
offer-hits = Der Angriff trifft
offer-wound = Ein Treffer ist Wunde { $wounds } von { $capacity }.
offer-fatal = Ein Treffer ist die letzte Wunde: er fällt.
offer-support-yes = Unterstützen: ein Würfel mehr
offer-support-no = Zusehen
offer-factor = Faktor { $factor }, { $type }
offer-move = { $least } bis { $most } Felder ziehen
offer-pass = Passen
brief-hex = Nach { $hex }
brief-face = Blick auf { $facing }

## Knöpfe

do-factor = Wählen
do-declare-yes = Nehmen
do-declare-no = Warten
do-name = Wählen
do-hex = Ziehen
do-stay = Bleiben
do-push = Zurückweichen
do-shift = Treten
do-face = Blicken
do-pass = Passen
do-move = Würfeln
do-attack = Angreifen
do-no-attack = Nicht angreifen
do-no-move = Nicht ziehen
do-turn = Drehen
do-step = Treten
do-dash = Würfeln
do-stop = Aufhören
do-support-yes = Unterstützen
do-support-no = Zusehen
do-follow-yes = Nachrücken
do-follow-no = Bleiben

## Was am echten Tisch gezogen wird

due-draw = Welche Farbe wurde gezogen?
due-die = Was zeigt der Würfel?
draw-draw = { $name }
draw-die = { $value }

## Tasten

keys-walk = Zum Nachbarfeld; auf flachen Plänen W und X statt A und D
keys-left = Den Blick nach links drehen
keys-right = Den Blick nach rechts drehen

## Themen des Verlaufs

topic-turn = Runden
topic-setup = Aufstellung
topic-moves = Bewegung
topic-extra = Extraaktionen
topic-combat = Kampf
topic-chance = Würfel
topic-end = Ende des Kampfes
