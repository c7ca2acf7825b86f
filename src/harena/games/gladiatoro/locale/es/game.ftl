# Lo que dice Gladiatoro: nombres, preguntas, negativas, jugadas, registro, posición.

title = Gladiatoro
subtitle = Gladiadores sobre hexágonos: encara al rival y golpea el flanco y la espalda
credits = De kingstrategicgames, publicado en 2019 en kingstrategicgames.blogspot.com; lo que el blog deja abierto es elección nuestra y lo decimos

## Nombres

type-light = ligero
type-medium = medio
type-heavy = pesado
arc-front = frente
arc-side = lado
arc-rear = espalda
clock-1 = la 1
clock-2 = las 2
clock-3 = las 3
clock-4 = las 4
clock-5 = las 5
clock-6 = las 6
clock-7 = las 7
clock-8 = las 8
clock-9 = las 9
clock-10 = las 10
clock-11 = las 11
clock-12 = las 12
window-prior = antes de la acción
window-posterior = después de la acción
window-reaction = en el combate
side-attack = ataque
side-defence = defensa
stage-prior = acciones previas
stage-action = su acción
stage-reaction = giros en el combate
stage-posterior = acciones posteriores
acted-yes = ya ha actuado
acted-no = aún sin actuar

## Preguntas

ask-factor = Elige el factor de defensa del gladiador { $figure }, de { $low } a { $high }, sin que lo vean los demás:
ask-factor-total = Elige el factor de defensa del gladiador { $figure }; quedan { $rest } puntos para { $left } gladiadores de tu equipo:
ask-declare = ¿Realizas una acción extra { $window }?
ask-tied-act = Estás empatado con otros { $window }: ¿qué acción extra, sin que la vean?
ask-tied-hex = ¿Adónde se desplaza el gladiador { $figure } y hacia dónde encara?
ask-name = Ha salido tu color: ¿qué gladiador entra en fase?
ask-name-start = Ha salido tu color: ¿qué gladiador colocas?
ask-start-hex = ¿Dónde empieza el gladiador { $figure }?
ask-face = ¿Hacia dónde encara el gladiador { $figure }?
ask-action = El gladiador { $figure } está en fase. ¿Qué hace?
ask-after-move = ¿Ataca el gladiador { $figure }?
ask-after-attack = ¿Se mueve además el gladiador { $figure }?
ask-move-hex = ¿Adónde va el gladiador { $figure }? Puede mover { $count } { $count ->
    [one] hexágono
   *[other] hexágonos
}.
ask-step-hex = ¿Adónde da el paso el gladiador { $figure }?
ask-dash-hex = ¿Adónde se desplaza el gladiador { $figure }? Puede mover { $count } { $count ->
    [one] hexágono
   *[other] hexágonos
}.
ask-act = Tu acción extra { $window }:
ask-support = ¿Apoya el gladiador { $figure } ({ $side }) en el combate contra el gladiador { $target } de { $foe }?
ask-push-hex = El gladiador { $figure } es empujado. ¿Adónde?
ask-follow = ¿Avanzas hasta { $hex }?

## Por qué no

refuse-not-your-turn = No te toca.
refuse-other-decision = Ahora se pregunta otra cosa.
refuse-nobody-there = Ahí no hay nadie a quien puedas referirte.
refuse-bad-factor = Un factor va de { $low } a { $high }.
refuse-bad-total = Con ese factor tu equipo no sumaría su total: quedan { $rest } puntos para { $left }.
refuse-not-your-figure = El gladiador { $figure } no es tuyo.
refuse-not-alive = El gladiador { $figure } está fuera de combate.
refuse-done = El gladiador { $figure } ya ha pasado por esto.
refuse-off-board = Esta arena no tiene ese hexágono.
refuse-obstacle = { $hex } es un obstáculo.
refuse-occupied = En { $hex } ya hay alguien.
refuse-no-start = Nadie empieza en { $hex } mientras haya un hexágono de salida libre.
refuse-beside-foe = { $hex } está junto a un enemigo.
refuse-too-far = { $hex } está a más de { $count } { $count ->
    [one] hexágono
   *[other] hexágonos
}.
refuse-zone = El camino de { $count } hasta { $hex } pasa por demasiados hexágonos junto a enemigos: { $hexes }; se permite { $limit }.
refuse-too-short = { $hex } está demasiado cerca: hay que usar los { $count }.
refuse-no-such = No hay gladiador { $figure } en este combate.
refuse-friend = El gladiador { $figure } es de tu bando.
refuse-not-adjacent = El gladiador { $figure } no está adyacente.
refuse-not-front = El gladiador { $figure } no está frente al atacante ({ $arc }).
refuse-in-phase = El gladiador { $figure } está en fase y no hace acciones extra.
refuse-spent = El gladiador { $figure } ya ha gastado su acción extra de este turno.
refuse-same-facing = El gladiador { $figure } ya mira hacia ahí: { $facing }.
refuse-not-in-menu = El gladiador { $figure } aquí solo puede girar.
refuse-no-room = El gladiador { $figure } no tiene adónde dar un paso.
refuse-not-circle = El gladiador { $figure } no toma parte en este combate.
refuse-not-toward = El gladiador { $figure } solo puede girar hacia su enemigo en este combate.
refuse-one-only = Se mueve o se ataca, no ambas cosas.
refuse-not-beside = { $hex } no es uno de los hexágonos a los que puede ser empujado.
refuse-round-over = El gladiador { $figure } ya ha actuado en esta ronda.

## Jugadas

move-factor = Factor { $factor }, { $type }: suma { $front } de frente, { $side } de lado, { $rear } por la espalda
move-declare-yes = Hacer una acción extra
move-declare-no = Esperar
move-name = Gladiador { $figure } ({ $type }, factor { $factor })
move-hex = A { $hex }
move-stay = Quedarse en { $hex }
move-push = Retroceder a { $hex }
move-shift = A { $hex }, encarado a { $facing }
move-face = Encarar a { $facing }
move-pass = Pasar: no hacer nada
move-move = Mover: tirar para { $least } a { $most } { $most ->
    [one] hexágono
   *[other] hexágonos
} con el gladiador { $figure }
move-attack = Atacar al gladiador { $target } de { $foe } ({ $arc }): { $red } rojo contra { $black } negro y { $added }; acierta { $won } de { $total }, { $percent } %, con un apoyo más { $more_won } de { $more_total }, { $more_percent } %
move-no-attack = No atacar
move-no-move = No mover
move-turn = Girar el gladiador { $figure } a { $facing }
move-step = Dar un paso con el gladiador { $figure }
move-dash = Desplazar el gladiador { $figure }: tirar para { $least } a { $most } { $most ->
    [one] hexágono
   *[other] hexágonos
}
move-stop = Nada más
move-support-yes = Apoyar: el ataque acierta entonces { $won } de { $total }, { $percent } %
move-support-no = Mantenerse al margen: el ataque acierta { $won } de { $total }, { $percent } %
move-follow-yes = Avanzar hasta { $hex }
move-follow-no = Quedarse y dejar libre { $hex }

## Lo ocurrido

log-odds = Factor { $factor } ({ $type }), { $arc }: { $red } { $red ->
    [one] rojo
   *[other] rojos
} contra { $black } { $black ->
    [one] negro
   *[other] negros
} y { $added }: { $won }/{ $total }, { $percent } %
log-factor-shown = El gladiador { $figure } de { $seat } tiene factor { $factor }.
log-start-drawn = Sale { $seat } y coloca un gladiador.
log-placed = El gladiador { $figure } de { $seat } empieza en { $hex }.
log-turn = Turno { $turn }.
log-drawn = Sale el color de { $seat }.
log-phase = El gladiador { $figure } de { $seat } está en fase.
log-passed = El gladiador { $figure } de { $seat } pasa.
log-move-die = { $seat } saca { $face } para mover.
log-allowed = El gladiador { $figure } de { $seat } puede mover { $count } { $count ->
    [one] hexágono
   *[other] hexágonos
}.
log-moved = El gladiador { $figure } de { $seat } va a { $hex }.
log-stayed = El gladiador { $figure } de { $seat } se queda donde está.
log-faced = El gladiador { $figure } de { $seat } encara a { $facing }.
log-declared = { $seat } quiere una acción extra { $window }.
log-order-die = { $seat } saca { $face } para el orden.
log-by-seat = Quienes siguen empatados actúan por orden de asiento.
log-stopped = { $seat } no hace más acciones extra ahora.
log-turned = El gladiador { $figure } de { $seat } gira a { $facing }.
log-steps = { $rolled ->
    [0] El gladiador { $figure } de { $seat } da un paso.
   *[other] El gladiador { $figure } de { $seat } tira para desplazarse.
}
log-attacked = El gladiador { $figure } de { $seat } ataca al gladiador { $target } de { $foe } ({ $arc }).
log-supported = El gladiador { $figure } de { $seat } apoya: { $side }.
log-no-support = El gladiador { $figure } de { $seat } no apoya: { $side }.
log-red-die = Dado rojo de { $seat }: { $face }.
log-black-die = Dado negro de { $seat }: { $face }.
log-hit = { $red } contra { $black }: el gladiador { $figure } de { $seat } es alcanzado.
log-tie-wounds = { $red } contra { $black }: el empate hiere a ambos, también al gladiador { $figure } de { $seat }.
log-tie = { $red } contra { $black }: empate, nada le pasa al gladiador { $figure } de { $seat }.
log-miss = { $red } contra { $black }: el gladiador { $figure } de { $seat } resiste.
log-wounded = El gladiador { $figure } de { $seat } recibe { $count ->
    [one] { $count } herida
   *[other] { $count } heridas
}, { $wounds } en total.
log-fell = El gladiador { $figure } de { $seat } cae.
log-pushed = El gladiador { $figure } de { $seat } es empujado a { $hex }.
log-blocked = El gladiador { $figure } de { $seat } no puede retroceder.
log-followed = El gladiador { $figure } de { $seat } avanza hasta { $hex }.
log-not-followed = El gladiador { $figure } de { $seat } no avanza.
log-clashed = El gladiador { $figure } de { $seat } quería { $hex } como otro, y se queda.
log-ended = Queda un solo equipo: el combate ha terminado.
log-ended-blood = Primera sangre: el combate ha terminado.
log-ended-nobody = No queda nadie en pie: empate.
log-ended-limit = Se alcanza el límite: el combate ha terminado.

## La arena, línea a línea

view-turn = Turno { $turn }{ $limit ->
    [0] {""}
   *[other] {""} de { $limit } como máximo
}.
view-phase = En fase: gladiador { $figure } de { $seat }; { $stage }.
view-bag = Fichas en la bolsa: { $tokens }.
view-quiet = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} sin impacto{ $limit ->
    [0] {""}
   *[other] ; el combate acaba tras { $limit }
}.
view-unknown = Gladiador { $figure } de { $seat }: factor aún no mostrado.
view-fallen = Gladiador { $figure } de { $seat }, { $type }, factor { $factor }: caído.
view-outside = Gladiador { $figure } de { $seat }, { $type }, factor { $factor }: aún sin colocar.
view-figure = Gladiador { $figure } de { $seat }, { $type }, factor { $factor }, en { $hex }, encara a { $facing }; heridas { $wounds } de { $capacity }; { $acted }, acciones extra restantes: { $extra }; enemigos junto a él: { $beside }.
view-combat = Combate: gladiador { $figure } de { $seat } contra gladiador { $target } de { $foe } ({ $arc }): { $red } rojo contra { $black } negro y { $added }.
view-window = Se preguntan acciones extra { $window }.

## Recuento final

tally-standing = gladiadores del equipo en pie
tally-wounds-dealt = heridas causadas por el equipo
tally-eliminations = { $count ->
    [one] { $count } eliminación
   *[other] { $count } eliminaciones
}, 2 puntos cada una

## Respuestas dadas de antemano

order-extra = Gladiador { $figure }, acción extra
order-extra-ask = Preguntar
order-extra-near = Con un rival cerca
order-extra-decline = Renunciar
