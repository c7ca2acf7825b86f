# Lo que dice Colosseum: nombres, preguntas, negativas, jugadas, el registro, la mesa.

title = Colosseum
subtitle = Monta el mayor espectáculo que Roma ha visto
credits = De Wolfgang Kramer y Markus Lübke, publicado en 2007 por Days of Wonder; todas las palabras son nuestras

## Nombres

kind-gladiator = gladiador
kind-comedian = cómico
kind-musician = músico
kind-horse = caballo
kind-torch = antorcha
kind-priest = sacerdote
kind-ship = barco
kind-lion = león
kind-scenery = decorado
kind-decoration = adorno
kind-chariot = carro
kind-cage = jaula
kind-joker = comodín
kind-action = acción adicional
kind-emperor = ficha del Emperador
kind-coin = moneda
amount-gladiator = { $count ->
    [one] { $count } gladiador
   *[other] { $count } gladiadores
}
amount-comedian = { $count ->
    [one] { $count } cómico
   *[other] { $count } cómicos
}
amount-musician = { $count ->
    [one] { $count } músico
   *[other] { $count } músicos
}
amount-horse = { $count ->
    [one] { $count } caballo
   *[other] { $count } caballos
}
amount-torch = { $count ->
    [one] { $count } antorcha
   *[other] { $count } antorchas
}
amount-priest = { $count ->
    [one] { $count } sacerdote
   *[other] { $count } sacerdotes
}
amount-ship = { $count ->
    [one] { $count } barco
   *[other] { $count } barcos
}
amount-lion = { $count ->
    [one] { $count } león
   *[other] { $count } leones
}
amount-scenery = { $count ->
    [one] { $count } decorado
   *[other] { $count } decorados
}
amount-decoration = { $count ->
    [one] { $count } adorno
   *[other] { $count } adornos
}
amount-chariot = { $count ->
    [one] { $count } carro
   *[other] { $count } carros
}
amount-cage = { $count ->
    [one] { $count } jaula
   *[other] { $count } jaulas
}
amount-joker = { $count ->
    [one] { $count } comodín
   *[other] { $count } comodines
}
amount-action = { $count ->
    [one] { $count } acción adicional
   *[other] { $count } acciones adicionales
}
amount-emperor = { $count ->
    [one] { $count } ficha del Emperador
   *[other] { $count } fichas del Emperador
}
amount-coin = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
program-1 = Espadas y guirnaldas
program-2 = Dos bufones
program-3 = Canción del alba
program-4 = Duelo de jinetes
program-5 = Abordaje
program-6 = Caza de fieras
program-7 = Última defensa
program-8 = Comedia nocturna
program-9 = Canciones de amor
program-10 = Carga de caballería
program-11 = Asalto en el mar
program-12 = Leones sueltos
program-13 = Red y carro
program-14 = Sacrificio burlesco
program-15 = Velada de liras
program-16 = Bendición de caballos
program-17 = Ritos a la luz de las antorchas
program-18 = Monstruos del abismo
program-19 = Desfile de leones
program-20 = La gran carrera
program-21 = Charlas del inframundo
program-22 = Creación del mundo
program-23 = Gran safari
program-24 = Flota del sol
program-25 = Los cazadores de leones
program-26 = Caballos en desfile
program-27 = Tormenta en el mar
program-28 = Misterios ocultos
program-29 = El gran día del oráculo
program-30 = El triunfo
noble-e = el Emperador
noble-s1 = el senador 1
noble-c1 = el cónsul 1
noble-s2 = el senador 2
noble-c2 = el cónsul 2
noble-s3 = el senador 3
phase-1 = invertir
phase-2 = subastas
phase-3 = comerciar
phase-4 = montar un espectáculo
phase-5 = ceremonias de clausura
side-left = izquierda
side-right = derecha
fee-medals = dos medallas
fee-token = una ficha de acción adicional
how-token = una ficha del Emperador
how-square = una casilla de descanso
part-earlier = programas anteriores
part-tickets = abonos
part-stars = premios de estrella
part-nobles = nobles en la arena
part-podiums = podios
part-medals = medallas gastadas
loge-yes = con palco
loge-no = sin palco

## Lo que se pregunta

ask-clean-together = ¿Qué ficha de tu espectáculo pierdes? Todos eligen en secreto:
ask-invest = Invierte una vez o pasa. Tus monedas: { $coins }.
ask-second = ¿Pagas para invertir otra vez? Tus monedas: { $coins }.
ask-second-buy = ¿Cuál es la otra inversión? Tus monedas: { $coins }.
ask-start = ¿Qué mercado subastas? La puja mínima es { $least }, tus monedas: { $coins }.
ask-opening = Tu puja inicial por el mercado { $market }, al menos { $least }; tus monedas: { $coins }:
ask-bidding = { $bidder } puja { $bid } por el mercado { $market } ({ $tokens }). ¿Subes o te retiras? Tus monedas: { $coins }.
ask-offer = Puedes comerciar. ¿A quién haces una oferta? Ofertas que quedan: { $left }.
ask-draft = Tu oferta hasta ahora: das { $give }, recibes { $take }. ¿Qué más?
ask-draft-amount = ¿Cuántos? { $item }:
ask-answer-offer = { $partner } te ofrece { $get } por { $give }. ¿Aceptas?
ask-answer-counter = { $partner } hace una contraoferta: { $get } por { $give }. ¿Aceptas?
ask-part = ¿Participas, tiras y montas un espectáculo?
ask-dice-move = Has sacado { $dice }. ¿Qué noble mueves?
ask-dice-second = El otro dado muestra { $dice }. ¿Qué otro noble mueves?
ask-medal-move = ¿Mueves nobles con medallas? Tienes { $medals }.
ask-stage = ¿Qué espectáculo montas?
ask-show = { $name } atraería a { $spectators } espectadores. ¿Te guardas fichas o gastas medallas?
ask-hold-amount = ¿Cuántos te guardas? { $item }:
ask-discard = ¿Qué ficha de tu espectáculo pierdes?
ask-donate = Vas último: ¿qué clase de ficha te da { $partner }?

## Por qué no

refuse-not-your-turn = No es tu turno.
refuse-other-decision = Ahora se pregunta otra cosa.
refuse-no-medal = No tienes tantas medallas.
refuse-no-action = No tienes ninguna ficha de acción adicional.
refuse-no-supply = No queda ninguna medalla.
refuse-not-free = No mientras respondes a otros.
refuse-too-dear = Eso cuesta { $price } monedas; tienes { $coins }.
refuse-sold = { $name } no está a la venta.
refuse-too-low = { $name } tiene el número { $program }; el tuyo debe pasar de { $limit }.
refuse-full-size = Tu arena ya no puede crecer.
refuse-no-ticket = No queda ningún abono.
refuse-has-loge = Tu arena ya tiene palco.
refuse-no-fee = No tienes con qué pagar: dos medallas o una ficha de acción adicional.
refuse-fee-for-nothing = Después no podrías comprar nada.
refuse-empty-market = El mercado { $market } está vacío.
refuse-below-min = La puja inicial mínima es { $least }.
refuse-lone-price = Nadie más puede pujar: el precio es { $least }.
refuse-not-higher = Debes pujar más de { $bid }.
refuse-no-partner = Ahí no hay nadie con quien comerciar.
refuse-nothing-to-trade = No tenéis nada distinto que cambiar.
refuse-not-owned = Eso no se tiene.
refuse-both-sides = Lo mismo no puede estar en ambos lados de un trato.
refuse-order = Se nombra por orden: lo que se da, luego lo que se recibe, clase por clase.
refuse-incomplete = Cada parte da al menos algo.
refuse-same-offer = Esa es la misma oferta: acéptala.
refuse-not-any-more = Uno de los dos ya no tiene lo que daría.
refuse-no-counter = Aquí no cabe una contraoferta.
refuse-not-rolled = Los dados no permiten este movimiento.
refuse-same-noble = El segundo dado mueve a otro noble.
refuse-not-yours-to-stage = No tienes { $name }.
refuse-too-small = { $name } necesita { $needs } ampliaciones; tu arena tiene { $has }.
refuse-too-few = { $name } necesita al menos { $least } fichas; puedes mostrar { $most }.
refuse-not-used = No la usaste, o ya no la tienes.
refuse-not-held = El líder no tiene esa ficha.
refuse-no-room-for-deal = Con eso no se podría completar ninguna oferta.

## Jugadas

move-buy = Comprar { $program } { $name } por { $price } monedas, quedan { $left }: atrae a { $full } completo, te faltan { $missing } fichas
move-expand = Ampliar por la { $side } por { $price } monedas, quedan { $left }
move-ticket = Comprar un abono por { $price } monedas, quedan { $left }
move-loge = Comprar el palco por { $price } monedas, quedan { $left }
move-fee-medals = Pagar dos medallas por otra inversión
move-fee-token = Pagar una ficha de acción adicional por otra inversión
move-cash = Cambiar una medalla por { $coins } monedas
move-swap = Cambiar una ficha de acción adicional por una medalla
move-market = Subastar el mercado { $market }: { $tokens }
move-bid = Pujar { $coins }, quedarían { $left }
move-leave = Retirarse de la subasta
move-to = Hacer una oferta a { $partner }
move-to-all = Hacer una oferta a todos
move-give = Dar { $item }
move-take = Recibir { $item }
move-give-amount = Dar { $what }
move-take-amount = Recibir { $what }
move-send = Ofrecer { $give } por { $take }
move-accept = Aceptar
move-decline = Rechazar
move-counter = Hacer una contraoferta
move-done = Terminar de comerciar
move-take-part = Participar y tirar
move-move = Mover { $noble } { $steps } hasta la casilla { $square }: allí te vale { $spectators }, medallas ganadas { $medal }
move-sum = Mover { $noble } con ambos dados, { $steps } hasta la casilla { $square }: allí te vale { $spectators }, medallas ganadas { $medal }
move-nudge-on = Por una medalla: { $noble } { $steps } adelante a la casilla { $square }, allí te vale { $spectators }
move-nudge-back = Por una medalla: { $noble } { $steps } atrás a la casilla { $square }, allí te vale { $spectators }
move-stage = Montar { $program } { $name }, faltan { $missing }: { $value } + anteriores { $earlier } + abonos { $tickets } + estrellas { $stars } + nobles { $nobles } + podios { $podiums } = { $spectators }
move-hold = Guardarse: { $item }
move-hold-amount = Guardarse { $what }
move-spend = Medallas que gastar: { $medals }, por { $spectators } espectadores más
move-open = Abrir las puertas: { $name } atrae a { $spectators }
move-drop = Perder: { $item }
move-name = Pedir: { $item }
move-pass = Pasar

## Lo que ha pasado

log-dealt-market = { $kind } llega al mercado { $market }.
log-dealt = { $seat } recibe: { $kind }.
log-program = { $seat } empieza con el programa { $program }, { $name }.
log-turn = Turno { $turn }; { $seat } es jugador inicial.
log-star = { $seat } tiene el premio de estrella: { $kind }.
log-star-lost = { $seat } pierde el premio de estrella: { $kind }.
log-cashed = { $seat } cambia una medalla por { $coins } monedas.
log-swapped = { $seat } cambia una ficha de acción adicional por una medalla.
log-passed = { $seat } pasa: { $phase }.
log-bought = { $seat } compra { $program }, { $name }, por { $coins } monedas.
log-expanded = { $seat } amplía por la { $side } por { $coins } monedas.
log-ticket = { $seat } compra un abono por { $coins } monedas.
log-loge = { $seat } compra el palco por { $coins } monedas.
log-fee = { $seat } invierte otra vez y paga { $fee }.
log-opened = { $seat } subasta el mercado { $market } y puja { $coins }.
log-bid = { $seat } puja { $coins }.
log-left = { $seat } se retira de la subasta.
log-could-not = { $seat } no podía subir.
log-won = { $seat } gana el mercado { $market } por { $coins } monedas.
log-took = { $seat } toma: { $kind }.
log-medal = { $seat } gana una medalla por { $how }.
log-no-medal = No queda medalla para { $seat }.
log-refilled = { $kind } repone el mercado { $market }.
log-bag-empty = La bolsa está vacía.
log-offered = { $seat } hace una oferta a { $partner }.
log-offered-all = { $seat } hace una oferta a todos.
log-gives = { $seat } daría { $what }.
log-takes = { $seat } recibiría { $what }.
log-accepted = { $seat } acepta.
log-declined = { $seat } rechaza.
log-countered = { $seat } hace una contraoferta a { $partner }.
log-rolled = { $seat } saca { $dice }.
log-moved = { $seat } mueve { $noble } a la casilla { $square }.
log-nudged = { $seat } mueve { $noble } a la casilla { $square } por una medalla.
log-staged = { $seat } monta { $program }, { $name }, con { $missing } fichas de menos.
log-part = { $seat }, { $part }: +{ $spectators }.
log-total = { $seat } atrae a { $spectators } espectadores y cobra { $coins } monedas.
log-new-best = { $seat } tiene una nueva mejor marca: { $spectators }.
log-no-event = { $seat } no monta nada.
log-tie-die = { $seat } saca { $face } para desempatar.
log-by-order = Siguen empatados: { $seat } está más cerca del jugador inicial.
log-podium = { $seat } se lleva un podio con { $spectators } espectadores.
log-lost = { $seat } pierde: { $kind }.
log-given = { $seat } da a { $partner }: { $kind }.
log-not-named = { $seat } no pide nada.
log-no-gift = Nadie da una ficha.
log-over = El último espectáculo ha terminado.
log-shut-out = { $seat } ya ha ganado y no puede pujar en esta subasta.
log-no-start = { $seat } ya ha ganado y no inicia ninguna subasta.
log-filling = Ahora se rellenan los mercados vacíos: { $markets }.

## La mesa, línea a línea

view-turn = Turno { $turn } de { $turns }, jugador inicial { $seat }.
view-phase = Fase: { $phase }.
view-market = Mercado { $market }: { $tokens }.
view-bag = Fichas en la bolsa: { $tokens }; boca abajo: { $down }.
view-supply = En la reserva: medallas { $medals }, abonos { $tickets }.
view-noble = Casilla { $square }: { $noble }, vale { $value }.
view-for-sale = Programas a la venta: { $programs }.
view-seat = { $seat }: mejor marca { $best }, monedas { $coins }, medallas { $medals }, abonos { $tickets }, podios { $podiums }, { $loge }; arena en las casillas { $arena }, ampliaciones { $expansions }.
view-things = { $seat } tiene { $tokens }; estrellas: { $stars }; programas (* montados): { $programs }.
view-auction = Se subasta el mercado { $market }; { $seat } puja { $bid }.
view-offer = { $seat } ofrece { $give } por { $take }.
view-window = Quienes montaron un espectáculo eligen en secreto la ficha que pierden.

## La suma final

tally-best = mejor espectáculo{ ": " }monedas { $coins }, premios de estrella { $stars }
tally-purse = en mano{ ": " }medallas { $medals }, fichas { $tokens }

## Respuestas de antemano

order-limit = Mercado { $market } ({ $tokens })
order-limit-ask = Preguntarme
order-limit-out = Retirarme enseguida
order-limit-number = Hasta { $number }, luego me retiro
order-limit-set = Hasta
order-offers = Ofertas que me hagan
order-offers-ask = Preguntarme
order-offers-decline = Rechazar todas este turno
