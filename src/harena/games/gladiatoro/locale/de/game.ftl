# Was Gladiatoro sagt: Namen, Fragen, Ablehnungen, Züge, Verlauf, Stellung.

title = Gladiatoro
subtitle = Gladiatoren auf Sechsecken: zeig dem Gegner die Stirn, triff Flanke und Rücken
credits = Von kingstrategicgames, 2019 veröffentlicht auf kingstrategicgames.blogspot.com; was das Blog offen lässt, ist unsere eigene Wahl und so gekennzeichnet

## Namen

type-light = leicht
type-medium = mittel
type-heavy = schwer
arc-front = vorn
arc-side = Seite
arc-rear = hinten
clock-1 = 1 Uhr
clock-2 = 2 Uhr
clock-3 = 3 Uhr
clock-4 = 4 Uhr
clock-5 = 5 Uhr
clock-6 = 6 Uhr
clock-7 = 7 Uhr
clock-8 = 8 Uhr
clock-9 = 9 Uhr
clock-10 = 10 Uhr
clock-11 = 11 Uhr
clock-12 = 12 Uhr
window-prior = vor der Aktion
window-posterior = nach der Aktion
window-reaction = im Kampf
side-attack = Angriff
side-defence = Verteidigung
stage-prior = vorherige Extraaktionen
stage-action = seine Aktion
stage-reaction = Drehen im Kampf
stage-posterior = nachherige Extraaktionen
acted-yes = hat gehandelt
acted-no = noch nicht an der Reihe

## Was gefragt wird

ask-factor = Wähle verdeckt den Verteidigungsfaktor von Gladiator { $figure }, { $low } bis { $high }:
ask-factor-total = Wähle den Verteidigungsfaktor von Gladiator { $figure }; { $rest } Punkte sind übrig für { $left } Gladiatoren deines Teams:
ask-declare = Eine Extraaktion { $window }?
ask-tied-act = Du liegst gleichauf { $window }: welche Extraaktion, verdeckt?
ask-tied-hex = Wohin tritt Gladiator { $figure }, und wohin schaut er?
ask-name = Deine Farbe wurde gezogen: welcher Gladiator ist an der Reihe?
ask-name-start = Deine Farbe wurde gezogen: welchen Gladiator stellst du auf?
ask-start-hex = Wo beginnt Gladiator { $figure }?
ask-face = Wohin schaut Gladiator { $figure }?
ask-action = Gladiator { $figure } ist an der Reihe. Was tut er?
ask-after-move = Greift Gladiator { $figure } an?
ask-after-attack = Zieht Gladiator { $figure } auch noch?
ask-move-hex = Wohin geht Gladiator { $figure }? Er darf { $count } { $count ->
    [one] Feld
   *[other] Felder
} weit.
ask-step-hex = Wohin tritt Gladiator { $figure }?
ask-dash-hex = Wohin tritt Gladiator { $figure }? Er darf { $count } { $count ->
    [one] Feld
   *[other] Felder
} weit.
ask-act = Deine Extraaktion { $window }:
ask-support = Unterstützt Gladiator { $figure } ({ $side }) im Kampf um Gladiator { $target } von { $foe }?
ask-push-hex = Gladiator { $figure } wird zurückgedrängt. Wohin?
ask-follow = Nach { $hex } nachrücken?

## Warum nicht

refuse-not-your-turn = Du bist nicht an der Reihe.
refuse-other-decision = Jetzt wird etwas anderes gefragt.
refuse-nobody-there = Dort steht niemand, der gemeint sein könnte.
refuse-bad-factor = Ein Faktor liegt zwischen { $low } und { $high }.
refuse-bad-total = Mit diesem Faktor käme dein Team nicht auf seine Summe: { $rest } Punkte bleiben für { $left }.
refuse-not-your-figure = Gladiator { $figure } gehört dir nicht.
refuse-not-alive = Gladiator { $figure } ist aus dem Kampf.
refuse-done = Gladiator { $figure } war damit schon dran.
refuse-off-board = Diese Arena hat kein solches Feld.
refuse-obstacle = { $hex } ist ein Hindernis.
refuse-occupied = Auf { $hex } steht schon jemand.
refuse-no-start = Auf { $hex } beginnt niemand, solange ein Startfeld frei ist.
refuse-beside-foe = { $hex } liegt neben einem Gegner.
refuse-too-far = { $hex } ist weiter als { $count } { $count ->
    [one] Feld
   *[other] Felder
} entfernt.
refuse-zone = Der Weg von { $count } nach { $hex } führt über zu viele Felder neben Gegnern: { $hexes }; erlaubt ist { $limit }.
refuse-too-short = { $hex } ist zu nah: alle { $count } sind zu gehen.
refuse-no-such = Einen Gladiator { $figure } gibt es in diesem Kampf nicht.
refuse-friend = Gladiator { $figure } kämpft auf deiner Seite.
refuse-not-adjacent = Gladiator { $figure } steht nicht daneben.
refuse-not-front = Gladiator { $figure } steht nicht vor dem Angreifer ({ $arc }).
refuse-in-phase = Gladiator { $figure } ist an der Reihe und hat keine Extraaktion.
refuse-spent = Gladiator { $figure } hat seine Extraaktion dieser Runde verbraucht.
refuse-same-facing = Gladiator { $figure } schaut schon dorthin: { $facing }.
refuse-not-in-menu = Gladiator { $figure } darf sich hier nur drehen.
refuse-no-room = Gladiator { $figure } hat kein Feld, auf das er treten könnte.
refuse-not-circle = Gladiator { $figure } ist an diesem Kampf nicht beteiligt.
refuse-not-toward = Gladiator { $figure } darf sich in diesem Kampf nur zu seinem Gegner drehen.
refuse-one-only = Man zieht oder greift an, nicht beides.
refuse-not-beside = { $hex } ist keines der Felder, auf die er gedrängt werden kann.
refuse-round-over = Gladiator { $figure } hat in dieser Runde schon gehandelt.

## Züge

move-factor = Faktor { $factor }, { $type }: zählt { $front } vorn, { $side } an der Seite, { $rear } hinten
move-declare-yes = Eine Extraaktion machen
move-declare-no = Warten
move-name = Gladiator { $figure } ({ $type }, Faktor { $factor })
move-hex = Nach { $hex }
move-stay = Auf { $hex } bleiben
move-push = Zurück nach { $hex }
move-shift = Nach { $hex }, Blick auf { $facing }
move-face = Blick auf { $facing }
move-pass = Passen: nichts tun
move-move = Ziehen: um { $least } bis { $most } { $most ->
    [one] Feld
   *[other] Felder
} würfeln mit Gladiator { $figure }
move-attack = Gladiator { $target } von { $foe } angreifen ({ $arc }): { $red } rot gegen { $black } schwarz und { $added }; trifft { $won } von { $total }, { $percent } %, mit einem Helfer mehr { $more_won } von { $more_total }, { $more_percent } %
move-no-attack = Nicht angreifen
move-no-move = Nicht ziehen
move-turn = Gladiator { $figure } auf { $facing } drehen
move-step = Mit Gladiator { $figure } ein Feld weit treten
move-dash = Mit Gladiator { $figure } treten: um { $least } bis { $most } { $most ->
    [one] Feld
   *[other] Felder
} würfeln
move-stop = Nichts weiter
move-support-yes = Unterstützen: der Angriff trifft dann { $won } von { $total }, { $percent } %
move-support-no = Zusehen: der Angriff trifft { $won } von { $total }, { $percent } %
move-follow-yes = Nach { $hex } nachrücken
move-follow-no = Stehen bleiben, { $hex } frei lassen

## Was geschah

log-odds = Faktor { $factor } ({ $type }), { $arc }: { $red } { $red ->
    [one] roter
   *[other] rote
} gegen { $black } { $black ->
    [one] schwarzen
   *[other] schwarze
} und { $added }: { $won }/{ $total }, { $percent } %
log-factor-shown = Gladiator { $figure } von { $seat } hat Faktor { $factor }.
log-start-drawn = { $seat } wird gezogen und stellt einen Gladiator auf.
log-placed = Gladiator { $figure } von { $seat } beginnt auf { $hex }.
log-turn = Runde { $turn }.
log-drawn = { $seat } wird gezogen.
log-phase = Gladiator { $figure } von { $seat } ist an der Reihe.
log-passed = Gladiator { $figure } von { $seat } passt.
log-move-die = { $seat } würfelt { $face } für die Bewegung.
log-allowed = Gladiator { $figure } von { $seat } darf { $count } { $count ->
    [one] Feld
   *[other] Felder
} weit.
log-moved = Gladiator { $figure } von { $seat } geht nach { $hex }.
log-stayed = Gladiator { $figure } von { $seat } bleibt stehen.
log-faced = Gladiator { $figure } von { $seat } schaut auf { $facing }.
log-declared = { $seat } will eine Extraaktion { $window }.
log-order-die = { $seat } würfelt { $face } für die Reihenfolge.
log-by-seat = Wer noch gleichauf ist, handelt in der Reihenfolge der Plätze.
log-stopped = { $seat } macht jetzt keine Extraaktion mehr.
log-turned = Gladiator { $figure } von { $seat } dreht sich auf { $facing }.
log-steps = { $rolled ->
    [0] Gladiator { $figure } von { $seat } macht einen Schritt.
   *[other] Gladiator { $figure } von { $seat } würfelt um einen Schritt.
}
log-attacked = Gladiator { $figure } von { $seat } greift Gladiator { $target } von { $foe } an ({ $arc }).
log-supported = Gladiator { $figure } von { $seat } unterstützt: { $side }.
log-no-support = Gladiator { $figure } von { $seat } sieht zu: { $side }.
log-red-die = Roter Würfel von { $seat }: { $face }.
log-black-die = Schwarzer Würfel von { $seat }: { $face }.
log-hit = { $red } gegen { $black }: Gladiator { $figure } von { $seat } wird getroffen.
log-tie-wounds = { $red } gegen { $black }: Gleichstand verwundet beide, auch Gladiator { $figure } von { $seat }.
log-tie = { $red } gegen { $black }: Gleichstand, Gladiator { $figure } von { $seat } geschieht nichts.
log-miss = { $red } gegen { $black }: Gladiator { $figure } von { $seat } hält stand.
log-wounded = Gladiator { $figure } von { $seat } erhält { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
}, { $wounds } insgesamt.
log-fell = Gladiator { $figure } von { $seat } fällt.
log-pushed = Gladiator { $figure } von { $seat } wird nach { $hex } zurückgedrängt.
log-blocked = Gladiator { $figure } von { $seat } kann nicht zurückweichen.
log-followed = Gladiator { $figure } von { $seat } rückt nach { $hex } nach.
log-not-followed = Gladiator { $figure } von { $seat } rückt nicht nach.
log-clashed = Gladiator { $figure } von { $seat } wollte wie ein anderer nach { $hex } und bleibt.
log-ended = Ein Team ist übrig: der Kampf ist aus.
log-ended-blood = Erstes Blut: der Kampf ist aus.
log-ended-nobody = Niemand steht mehr: der Kampf ist unentschieden.
log-ended-limit = Die Grenze ist erreicht: der Kampf ist aus.

## Die Arena, Zeile für Zeile

view-turn = Runde { $turn }{ $limit ->
    [0] {""}
   *[other] {""} von höchstens { $limit }
}.
view-phase = An der Reihe: Gladiator { $figure } von { $seat }; { $stage }.
view-bag = Marker im Beutel: { $tokens }.
view-quiet = { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
} ohne Treffer{ $limit ->
    [0] {""}
   *[other] , nach { $limit } endet der Kampf
}.
view-unknown = Gladiator { $figure } von { $seat }: Faktor noch nicht gezeigt.
view-fallen = Gladiator { $figure } von { $seat }, { $type }, Faktor { $factor }: gefallen.
view-outside = Gladiator { $figure } von { $seat }, { $type }, Faktor { $factor }: noch nicht aufgestellt.
view-figure = Gladiator { $figure } von { $seat }, { $type }, Faktor { $factor }, auf { $hex }, schaut auf { $facing }; Wunden { $wounds } von { $capacity }; { $acted }, Extraaktionen übrig: { $extra }; Gegner daneben: { $beside }.
view-combat = Kampf: Gladiator { $figure } von { $seat } gegen Gladiator { $target } von { $foe } ({ $arc }): { $red } rot gegen { $black } schwarz und { $added }.
view-window = Es wird nach Extraaktionen gefragt, { $window }.

## Die Abrechnung

tally-standing = Gladiatoren des Teams, die noch stehen
tally-wounds-dealt = Wunden, die das Team geschlagen hat
tally-eliminations = { $count ->
    [one] { $count } Ausschaltung
   *[other] { $count } Ausschaltungen
}, je 2 Punkte

## Stehende Antworten

order-extra = Gladiator { $figure }, Extraaktion
order-extra-ask = Fragen
order-extra-near = Nur nah am Gegner
order-extra-decline = Verzichten
