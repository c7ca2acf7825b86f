# Cómo se anuncia Colosseum, y los temas de su registro.

about-line = Reúne el reparto, puja más que tus rivales y abre las puertas: solo cuenta tu mayor espectáculo.
about-note = Con las subastas intensas de los autores
about-short = Colosseum

topic-setup = Preparación
topic-turn = Turnos
topic-means = Medallas, monedas y premios
topic-invest = Inversiones
topic-auction = Subastas
topic-trade = Comercio
topic-event = Espectáculos
topic-close = Clausura
topic-chance = Dados
topic-end = Fin de la partida

## Places

place-act = { $place }. { $act }
place-stall = Mercado { $stall }: { $tokens }
place-stall-empty = Mercado { $stall }, vacío
place-stall-up = Mercado { $stall }: { $tokens }; se subasta, { $name } puja { $bid }
place-noble = { $noble } en la casilla { $square }, vale { $value } en una arena
place-noble-resting = { $noble } en la casilla de descanso { $square }, vale { $value } en una arena
place-noble-arena = { $noble } en la casilla { $square }, en la arena de { $name }, donde vale { $value }
place-end = Casilla { $square }, junto a tu arena
place-program = Programa { $program }, { $name }, { $price } monedas, arena de { $squares } casillas, atrae a { $full } completo
place-program-owned = Programa { $program }, { $name }, de { $owner }, arena de { $squares } casillas, atrae a { $full } completo
place-program-gone = Programa { $program }, { $name }, fuera de la partida
place-program-draws = { $place }; con { $lacks } fichas que faltan atraería ahora a { $total }
place-program-lacks = { $place }; faltan { $lacks } fichas, demasiadas para montarlo
place-slot = { $what } de { $needed } en la lista, { $held } guardados
place-slots = Fichas del programa: faltan { $missing } de { $needed }
place-token = { $what }
place-token-star = { $what }, con el premio de estrella
pick-give = Dar de { $what }; { $count } elegidos
pick-take = Recibir de { $what } de { $name }; { $count } elegidos

## Captions

face-market = Mercado
face-stage = Espectáculo
face-ring = Arena
face-programs = Programas
face-troupes = Elencos
cap-faces = Partes del tablero
cap-setup = Preparación
cap-turn = Turno { $turn } de { $turns }
cap-turn-and-phase = Turno y fase
cap-phase-invest = Invertir
cap-phase-auction = Subastas
cap-phase-trade = Comerciar
cap-phase-produce = Espectáculos
cap-phase-close = Clausura
cap-intense = intensas
cap-start = Primero: { $name }
cap-supply = Bolsa y reserva
cap-bag = en la bolsa
cap-medals-left = { $count ->
    [one] medalla libre
   *[other] medallas libres
}
cap-tickets-left = { $count ->
    [one] abono libre
   *[other] abonos libres
}
cap-face-down = una ficha boca abajo
cap-empty = vacío
cap-bidders = Quién puja
cap-reach = Monedas al alcance, con las medallas
cap-programs = Programas a la venta
cap-programs-of = Programas de { $name }
cap-produced = montado
cap-troupes = Elencos
cap-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
cap-medals = Medallas
cap-medals-of = { $count ->
    [one] { $count } medalla
   *[other] { $count } medallas
}
cap-tickets = Abonos
cap-podiums = Podios
cap-loge = Palco
cap-move-hint = Toca un noble, y luego adónde va.
cap-dice = Dados
cap-draw-note = Con las fichas que hay, y completo.
cap-loss = ¿Qué ficha se pierde?
cap-gift = ¿Qué da el primero?
cap-acts = Qué se puede hacer
cap-players = Jugadores
cap-best-wins = cuenta un espectáculo
cap-col-coins = Monedas
cap-col-reach = Alcance
cap-col-stars = Estrellas
cap-col-best = Mejor
cap-you = tú
cap-bot = bot
cap-track = Marcador
cap-your-tokens = Tus fichas
cap-tokens-of = Fichas de { $name }
cap-your-programs = Tus programas
cap-show = { $program }, { $name }
cap-show-number = Programa { $program }
cap-scale = Espectadores según las fichas
cap-too-small = { $count ->
    [one] Falta { $count } ampliación
   *[other] Faltan { $count } ampliaciones
}
cap-would-draw = Atraería a
cap-with-stall = con el mercado { $stall }
cap-with-move = con este movimiento
cap-with-deal = con este trato
cap-without-token = sin ella
cap-with-gift = con el regalo
cap-star-gained = estrella ganada
cap-star-lost = estrella perdida
cap-limits = Límites
cap-limits-note = Se dejan de antemano; nadie más los ve.
cap-no-effect = Ni tus programas ni tus estrellas cambian.
cap-only-you = solo lo ves tú
sum-value = Programa { $program }, { $missing ->
    [0] completo
    [one] falta { $missing }
   *[other] faltan { $missing }
}
sum-earlier = Programas anteriores
sum-tickets = Abonos
sum-stars = Estrellas
sum-nobles = Nobles
sum-podiums = Podios
sum-medals = Medallas
sum-none = Faltan demasiadas
sum-total = Espectadores

## Who bids

stand-top = la más alta
stand-asked = decide
stand-in = sigue
stand-out = fuera
stand-shut = excluido
stand-bids = puja { $bid }

## Deals

deal-yours = Tu oferta
deal-counter = Tu contraoferta a { $name }
deal-offered = { $name } te ofrece esto
deal-countered = { $name } hace una contraoferta
deal-open = { $name } hace una oferta a { $partner }
deal-open-all = { $name } hace una oferta a todos
deal-give = Das
deal-take = Recibes
deal-give-other = Da
deal-take-other = Recibe
deal-give-coins = Monedas que das
deal-take-coins = Monedas que recibes
deal-give-less = Dar una moneda menos
deal-give-more = Dar una moneda más
deal-take-less = Recibir una moneda menos
deal-take-more = Recibir una moneda más
deal-less = Uno menos de { $what }
deal-all = A todos
deal-clear = Borrar
deal-nobody = Nadie tiene todo lo que pides.
deal-hint = Toca fichas abajo: las tuyas para dar, las de otro para recibir.

## Buttons on the board

act-ticket = Abono
act-loge = Palco
act-expand-left = Ampliar izquierda
act-expand-right = Ampliar derecha
act-fee-medals = Otra inversión: 2 medallas
act-fee-token = Otra inversión: acción adicional
act-cash = Una medalla: { $coins } monedas
act-swap = Acción adicional por una medalla
act-pass = Pasar
act-leave = Retirarse
act-done = Terminar
act-take-part = Participar y tirar
act-accept = Aceptar
act-decline = Rechazar
act-counter = Contraoferta
act-send = Hacer la oferta
act-open = Abrir las puertas

## Questions, short

short-invest = Invierte una vez, o pasa.
short-second = ¿Pagas para invertir otra vez?
short-second-buy = ¿Cuál es la otra inversión?
short-start = Subasta un mercado, o pasa.
short-opening = Tu puja inicial por el mercado { $market }: { $least } o más.
short-bidding = { $bidder } puja { $bid }. Puja más, o retírate.
short-offer = Haz una oferta, o termina. Ofertas que quedan: { $left }.
short-draft = ¿Qué más va en la oferta?
short-answer-offer = { $partner } te hace una oferta. ¿Aceptas?
short-answer-counter = { $partner } hace una contraoferta. ¿Aceptas?
short-part = ¿Participas, tiras y montas un espectáculo?
short-show = Abre las puertas, guárdate fichas o gasta medallas.
short-clean-together = ¿Qué ficha pierdes? Todos eligen en secreto.

## Ways to act

offer-coins = monedas
offer-buy = Comprar { $program }, { $name }
offer-expand = Ampliar por la { $side }
offer-ticket = Comprar un abono
offer-loge = Comprar el palco
offer-market = Subastar el mercado { $market }
offer-bid = Pujar { $coins }
offer-cash = Cambiar una medalla
offer-move = { $noble }: { $steps } adelante
offer-sum = { $noble }: { $steps } con ambos dados
offer-nudge-on = { $noble }: { $steps } adelante, por una medalla
offer-nudge-back = { $noble }: { $steps } atrás, por una medalla
offer-stage = Montar { $program }, { $name }
offer-spend = Gastar { $medals } por { $spectators } espectadores
offer-show = El programa { $program } atraería a
offer-full = completo { $full }
offer-lacks = { $missing ->
    [0] no falta nada
    [one] falta { $missing }
   *[other] faltan { $missing }
}
offer-now = ahora
offer-medal = gana una medalla
brief-market = Mercado { $market }
brief-to = A { $partner }
brief-to-all = A todos
brief-counter = Contraoferta
brief-give = Dar: { $item }
brief-take = Recibir: { $item }
brief-give-amount = { $what }
brief-take-amount = { $what }
brief-send = Completa
brief-stage = { $name }
brief-hold-amount = Guardar { $what }
brief-spend = Medallas: { $medals }
brief-move = { $noble } { $steps }

## Buttons

do-buy = Comprar
do-expand = Ampliar
do-ticket = Comprar
do-loge = Comprar
do-cash = Cambiarla
do-swap = Cambiarla
do-bid = Pujar { $coins }
do-leave = Retirarse
do-pass = Pasar
do-done = Terminar
do-take-part = Tirar
do-accept = Aceptar
do-decline = Rechazar
do-send = Hacer la oferta
do-take = Hacer la oferta
do-take-amount = Hacer la oferta
do-give-amount = Hacer la oferta
do-move = Mover
do-sum = Mover
do-nudge-on = Mover
do-nudge-back = Mover
do-stage = Montarlo
do-open = Abrir las puertas
do-drop = Perderla
do-name = Pedirla

## The end

end-shows = Los espectáculos, turno a turno
end-nothing = no montó nada
end-value = { $missing ->
    [0] completo
    [one] falta { $missing }
   *[other] faltan { $missing }
}:

## What is drawn at a real table

due-token = ¿Qué ficha salió?
due-deal = ¿Qué programa inicial se repartió?
due-die = ¿Qué muestra el dado de movimiento?
due-roll = ¿Qué muestra el dado?
draw-deal = Programa { $value }
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

option-auction_mode-base-note = Un mercado por turno. Premia la paciencia: quien espera, paga menos.
option-auction_mode-intense-note = Todos abren subastas, también quien ganó. Premia el dinero a tiempo.
