# Las palabras del tablero de Baumeister: lugares leídos en voz alta, rótulos, notas, formas de actuar, botones, temas del registro.
# $corner y $slot son números romanos; $kind, $card y $token son nombres, $cost y $cards listas hechas.

about-line = Mueve al único cónsul, reúne piedra y levanta la arena arco a arco.
about-note = Sin dados: solo es azar lo que se roba
about-short = Baumeister

## Lugares

place-act = { $place }. { $act }
place-consul = { $place }; aquí está el cónsul
place-corner = Esquina { $corner }
place-fountain = Fuente, la casilla de producción
place-token = Casilla de producción, cubierta por una ficha: { $token }
place-storage-2 = Casilla de almacén superior
place-storage-5 = Casilla de almacén inferior
place-row = Esquina { $corner }, primera loseta de la hilera: { $kind }
place-row-behind = Esquina { $corner }, loseta { $number } de la hilera: { $kind }
place-row-scores = Esquina { $corner }, loseta { $number } de la hilera: { $kind }; produce en cuanto se toma la primera
place-row-empty = Esquina { $corner }, la hilera está vacía
place-part = Esquina { $corner }, pieza { $part }, cuesta { $cost }, { $fame } de fama
place-part-build = Esquina { $corner }, pieza { $part }, cuesta { $cost }, { $fame } de fama; construirla: fama de { $before } a { $after }
place-part-none = Esquina { $corner }, sin pieza
place-site = Obra: { $built } de { $slots } huecos llenos; siguiente hueco, { $slot }{ $bonus ->
    [0] {""}
   *[other] {""}, { $bonus } de fama de premio
}
place-site-full = Obra: los { $slots } huecos están llenos
place-supply = Reserva
place-pile = Montón de { $card }: { $count ->
    [0] vacío
    [one] { $count } carta
   *[other] { $count } cartas
}
place-storage-pile = Losetas de almacén: quedan { $count }
place-stack = Losetas de paisaje, pila { $stack }: quedan { $count }
place-deck = Piezas, dorso superior { $back }: quedan { $count }
place-fame = Fama en lugar de cartas
place-scores = Tipos que pueden producir
place-hand = Tu mano, { $card }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
place-cards = { $count ->
    [0] Sin cartas
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
place-wheels = Pista de ruedas: { $wheels ->
    [one] { $wheels } rueda
   *[other] { $wheels } ruedas
}, quedan { $left }
place-own-fame = { $fame } de fama

## Rótulos

cap-free = gratis
cap-of = de { $slots }
cap-fame = fama
cap-scores = produce
cap-show-supply = Ver la reserva
cap-hand = Tu mano
cap-hand-of = Mano de { $name }
cap-hand-count = { $count } de { $limit }
cap-no-cards = Sin cartas
cap-wheels = Ruedas
cap-wheels-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
cap-wheels-after = { $count ->
    [one] queda { $count } tras mover
   *[other] quedan { $count } tras mover
}
cap-wheels-note = El primer paso es gratis; cada otro, una rueda y luego fama.
cap-display = Tu exposición
cap-display-of = Exposición
cap-ended = { $fame } de fama si acabara ya
cap-players = Jugadores
cap-leads = verde: mayoría en esta fila
cap-lead = mayoría
cap-next = después
cap-bot = bot
cap-you = tú
cap-moves = juega
cap-asked = responde
cap-col-hand = Mano y límite
cap-col-wheels = Ruedas que quedan
cap-col-fame = Fama

## Lo que pide una pieza a tu mano

note-have = Tienes todas las cartas
note-have-short = Las tienes todas
note-others = { $others } otras por { $cards }
note-others-several = { $others } otras por { $missing } cartas
note-lacks = Te falta: { $cards }
note-lacks-several = Te faltan { $missing } cartas

## Preguntas, breves: lo que cuentan está al lado en la página

short-distance = Lleva al cónsul a una casilla iluminada.
short-split = Paga { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}: ¿cuántos con ruedas y el resto con fama?
short-storage = { $left ->
    [0] No quedan losetas de almacén: solo puedes pasar.
   *[other] Entrega una carta por una loseta de almacén, o pasa.
}
short-corner = Toma la primera loseta de la esquina { $corner ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} o construye su pieza.
short-payment = ¿Cuánto das de { $material }? Tres de otro tipo valen por una.
short-scoring-field = Elige qué produce para todos, o nada.
short-answer = En secreto: ¿cuánto tomas de { $material }? No tomar nada da 1 de fama.
short-answer-open = ¿Cuánto tomas de { $material }? No tomar nada da 1 de fama.
short-hand-check = { $over ->
    [one] Te sobra { $over } carta
   *[other] Te sobran { $over } cartas
}. ¿Cuánto devuelves de { $material }?

## Formas de actuar

offer-first-card = Tomar 1 de { $card }
offer-go = Hasta { $field }
offer-go-corner = Hasta la esquina { $corner }
offer-go-split = Hasta { $field }
offer-split = { $wheels ->
    [0] Sin ruedas
    [one] { $wheels } rueda
   *[other] { $wheels } ruedas
}
offer-storage-buy = Entregar 1 de { $card }
offer-storage-pass = No comprar nada
offer-take = Tomar { $kind }
offer-take-stable = Tomar { $kind }
offer-take-last = Tomar { $kind }, última de la hilera
offer-corner-pass = No hacer nada
offer-build = Construir la pieza
offer-pay = { $count ->
    [0] Nada de { $card }
   *[other] { $count } de { $card }
}
offer-score = Produce { $kind }
offer-score-none = No produce nada
offer-token-card = Tomar 1 de { $card }
offer-token-none = No tomar carta
offer-take-cards = Tomar { $count } de { $card }
offer-waive = No tomar nada
offer-discard = { $count ->
    [0] Conservar { $card }
   *[other] Devolver { $count } de { $card }
}
offer-fame = Fama
offer-limit = Límite
offer-scores = produce { $kind }
offer-part = pieza: { $fame } de fama
offer-part-payable = pieza: { $fame } de fama, puedes pagarla
offer-ways = { $ways ->
    [one] { $ways } manera de pagar
   *[other] { $ways } maneras de pagar
}
offer-cards = Mano
offer-markers = retroceden todos los marcadores
offer-hand = Mano { $count }, límite { $limit }
offer-rest = luego
brief-build = Construir la pieza
brief-go-split = Hasta { $field }

## Botones

do-first-card = Tomar
do-go = Mover
do-go-split = Mover
do-split = Pagar
do-storage-buy = Comprar
do-storage-pass = Pasar
do-take = Tomar
do-take-stable = Tomar
do-take-last = Tomar
do-corner-pass = Pasar
do-build = Construir
do-pay = Entregar
do-pay-whole = Entregar
do-score = Producir
do-score-none = Renunciar
do-token-card = Tomar
do-token-none = Renunciar
do-take-cards = Tomar
do-waive = Ganar fama
do-discard = Devolver
do-discard-whole = Devolver

## Lo que sale en una mesa de verdad: la pregunta, y lo que puede salir

due-strip = ¿Qué tira inicial se ha repartido?
due-tile = ¿Qué loseta ha salido?
due-part = ¿Qué pieza se ha descubierto?
due-token = ¿Qué ficha ha salido?
due-start = ¿Quién empieza?
draw-strip = Tira inicial { $value }
draw-part = Pieza { $value }
draw-start = { $name }
draw-tile-water = { kind-water }
draw-tile-wood = { kind-wood }
draw-tile-grain = { kind-grain }
draw-tile-stone = { kind-stone }
draw-tile-stable = { kind-stable }
draw-token-fame = { token-fame }
draw-token-reset = { token-reset }
draw-token-card = { token-card }

## Temas del registro

topic-turn = Turnos
topic-moves = Movimientos
topic-building = Construcción
topic-scoring = Producciones
topic-gains = Cartas ganadas y pagadas
topic-chance = Robos
topic-end = Fin de la partida
