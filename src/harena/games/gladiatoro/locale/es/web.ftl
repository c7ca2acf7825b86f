# Las palabras del tablero de Gladiatoro: lugares leídos en voz alta, rótulos, opciones, botones, teclas, temas del registro.

about-line = Encaramiento, alcance y temple sobre la arena. Ves cada probabilidad antes de arriesgarte.
about-note = Probabilidades exactas, a solas o por equipos
about-short = Gladiatoro

## Lugares

place-act = { $place }. { $act }
place-hex = { $hex }
place-obstacle = { $hex }, obstáculo
place-start = { $hex }, hexágono de salida
place-barred = { $place }, demasiados hexágonos junto a rivales en el camino
place-own = { $hex }, tu gladiador { $type }, factor { $factor }, encara { $facing }, heridas { $wounds } de { $capacity }
place-own-numbered = { $hex }, tu gladiador { $figure }, { $type }, factor { $factor }, encara { $facing }, heridas { $wounds } de { $capacity }
place-mate = { $hex }, gladiador { $type } de { $name }, de tu equipo, factor { $factor }, encara { $facing }, heridas { $wounds } de { $capacity }
place-mate-numbered = { $hex }, gladiador { $figure } de { $name }, { $type }, de tu equipo, factor { $factor }, encara { $facing }, heridas { $wounds } de { $capacity }
place-other = { $hex }, gladiador { $type } de { $name }, factor { $factor }, encara { $facing }, heridas { $wounds } de { $capacity }
place-other-numbered = { $hex }, gladiador { $figure } de { $name }, { $type }, factor { $factor }, encara { $facing }, heridas { $wounds } de { $capacity }
place-hidden = { $hex }, gladiador de { $name }, encara { $facing }
place-hidden-numbered = { $hex }, gladiador { $figure } de { $name }, encara { $facing }
place-beside = { $place }; { $name } { $where }
where-front = enfrente
where-left = a su izquierda
where-right = a su derecha
where-rear = a su espalda
place-face = Encarar { $facing }, gladiador { $figure }

## Rótulos

cap-setup = Preparación
cap-turn = Turno { $turn }
cap-turn-of = Turno { $turn } de { $limit }
cap-turn-and-bag = Turno y bolsa
cap-in-phase = En fase: { $name }, { $stage }.
cap-drawn = { $count ->
    [0] Antes no ha salido nadie.
   *[other] Han salido antes: { $names }.
}
cap-bag = { $count ->
    [0] la bolsa está vacía
    [one] en la bolsa: { $count } ficha
   *[other] en la bolsa: { $count } fichas
}
cap-quiet = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
} sin impacto
cap-quiet-of = Sin impacto: { $turns } de { $limit } turnos
cap-window-prior = Acciones extra previas
cap-window-posterior = Acciones extra posteriores
cap-window-reaction = Giros en el combate
cap-asked = Se pregunta a:
cap-order = Orden:
cap-within-reach = al alcance
cap-zone = demasiados hexágonos junto a rivales
cap-arcs = frente, lado y espalda del atacado
cap-combat = Combate
cap-from-front = de frente
cap-from-side = por el lado
cap-from-rear = por la espalda
cap-must-beat = debe superar
cap-against = contra
cap-share-front = { $factor } entero
cap-share-side = mitad de { $factor }
cap-share-rear = nada de { $factor }
cap-dice = { $count }D{ $faces }
cap-front = frente
cap-side = lado
cap-rear = espalda
cap-moves = de { $least } a { $most } hex.
cap-range = { $least }–{ $most }
cap-gladiators = Gladiadores
cap-light-base = base clara: tu equipo
cap-factor = Factor
cap-wounds = Heridas
cap-action = Acción
cap-extra = Extra
cap-wounds-of = { $wounds } de { $capacity }
cap-spent = gastada
cap-unspent = sin gastar
cap-not-in-phase = no mientras está en fase
cap-hidden = oculto
cap-fallen = caído
cap-number = { $figure }, { $type }
cap-you = tú, { $type }
cap-with-you = contigo, { $type }
cap-gladiator = Gladiador
cap-your = Tu gladiador, { $type }
cap-gladiator-of = { $name }, { $type }
cap-factor-unknown = aún sin factor
cap-movement = Movimiento
cap-facing = Encaramiento
cap-turn-left = Girar a la izquierda
cap-turn-right = Girar a la derecha
cap-your-extra = Tu acción extra
cap-extra-action = Acción extra
cap-turn-hint = Toca una flecha junto a tu gladiador para girarlo.

## Botones del tablero

act-move = Mover: de { $least } a { $most } hex.
act-pass = Pasar
act-declare-yes = Acción extra
act-declare-no = Esperar
act-no-attack = No atacar
act-no-move = No mover
act-stop = Nada más
act-support-yes = Apoyar
act-support-no = No apoyar

## Preguntas, breves

short-factor = Elige un factor de defensa sin que lo vean los demás.
short-action = Estás en fase: mueve, ataca o pasa.
short-after-move = Has movido. ¿Atacas?
short-after-attack = Has atacado. ¿Te mueves además?
short-move-hex = Mueve hasta { $count } { $count ->
    [one] hexágono
   *[other] hexágonos
} y elige tu encaramiento.
short-start-hex = Elige un hexágono de salida.
short-face = Elige un encaramiento.

## Opciones

offer-attack = Atacar a
offer-alone = Tú a solas
offer-with = Con { $name }
offer-with-none = Con un apoyo más
offer-hits = El ataque impacta
offer-wound = Un impacto es la herida { $wounds } de { $capacity }.
offer-fatal = Un impacto es su última herida: cae.
offer-support-yes = Apoyar: un dado más
offer-support-no = No apoyar
offer-factor = Factor { $factor }, { $type }
offer-move = Mover de { $least } a { $most } hexágonos
offer-pass = Pasar
brief-hex = A { $hex }
brief-face = Encarar { $facing }

## Botones

do-factor = Elegir
do-declare-yes = Realizarla
do-declare-no = Esperar
do-name = Elegir
do-hex = Mover
do-stay = Quedarse
do-push = Retroceder
do-shift = Dar el paso
do-face = Encarar
do-pass = Pasar
do-move = Tirar
do-attack = Atacar
do-no-attack = No atacar
do-no-move = No mover
do-turn = Girar
do-step = Dar el paso
do-dash = Tirar
do-stop = Terminar
do-support-yes = Apoyar
do-support-no = No apoyar
do-follow-yes = Avanzar
do-follow-no = Quedarse

## Lo que sale en una mesa real

due-draw = ¿Qué color ha salido?
due-die = ¿Qué muestra el dado?
draw-draw = { $name }
draw-die = { $value }

## Teclas

keys-walk = Ir al hexágono vecino; en tableros planos W y X en vez de A y D
keys-left = Girar el encaramiento a la izquierda
keys-right = Girar el encaramiento a la derecha

## Temas del registro

topic-turn = Turnos
topic-setup = Preparación
topic-moves = Movimiento
topic-extra = Acciones extra
topic-combat = Combate
topic-chance = Dados
topic-end = Fin del combate
