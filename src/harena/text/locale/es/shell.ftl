# Lo que dice el programa mientras se juega: listas, nombres, negativas, marcas, la partida en texto y sus resultados.

list-nothing = nada
list-more = { $one }, { $two }
list-last = { $one } y { $two }
share-line = { $name } { $points }

seat-player = Jugador { $number }
seat-bot = Bot { $number } ({ $kind ->
    [greedy] codicioso
    [random] al azar
   *[other] { $kind }
})

## Negativas de la mesa

refuse-over = La partida ha terminado.
refuse-no-order = Aquí no existe esa respuesta de antemano.
refuse-not-now = Nadie espera eso ahora.
refuse-not-your-turn = No es tu turno.
refuse-no-seat = No existe ese asiento.
refuse-no-place = No existe ese lugar.
refuse-not-yours = Eso no te corresponde.
refuse-not-a-move = Eso no es una jugada de este juego.
refuse-no-move = No has dado ninguna jugada.
refuse-stale = Eso era para el paso { $then }; la mesa está en el paso { $now }.
refuse-gesture-open = Eso es solo el comienzo de lo que debes hacer.
refuse-gesture-long = Lo que debías hacer estaba completo antes de tu último paso.
refuse-undo-off = En esta mesa no se deshace nada.
refuse-undo-window = No se deshace nada mientras las respuestas son secretas.
refuse-undo-chance = No puedes deshacerlo: desde entonces se ha sacado algo al azar.
refuse-undo-closed = No puedes deshacerlo: desde entonces se han mostrado respuestas secretas.
refuse-undo-other = No puedes deshacerlo: otra persona ha jugado desde entonces.
refuse-undo-nothing = No hay nada que deshacer.
refuse-redo-nothing = No hay nada que repetir.
refuse-bad-draw = Eso no puede salir ahora.
refuse-no-draw = Ahora no hay que sacar nada.
refuse-disk-full = El disco está lleno, así que este paso no se ha hecho. Libera espacio e inténtalo de nuevo.
refuse-no-rights = No se permite escribir el registro, así que este paso no se ha hecho. Obtén el permiso e inténtalo de nuevo.
refuse-unwritten = No se ha podido escribir el registro, así que este paso no se ha hecho. Inténtalo de nuevo.

## Cuán segura es una regla

mark-official = según las reglas impresas, tal como se cuentan
mark-two_sources = varias fuentes coinciden
mark-one_source = lo dice una sola fuente
mark-inferred = deducido de otras reglas
mark-house = elección nuestra

## La partida en texto

text-welcome = { $title }. { $players }. Escribe ? para ver la ayuda.
text-predictable = Esta partida se ha iniciado con un número dado, así que su azar se puede prever.
text-record = El registro está en { $path }
text-goon = Sigue con: { $command }
text-check = Compruébalo con: { $command }
text-stopped = La partida se detiene aquí y queda guardada.
text-interrupted = La partida se detiene aquí y queda guardada en { $path }; sigue con: { $command }
text-to-act = { $name }:
text-choose = Escribe un número o una jugada en notación:
text-drawn = Hay que sacar algo. ¿Qué ha salido?
text-whole = De una vez: { $steps }
text-unknown = «{ $text }» no es ni el número de una opción ni una jugada.
text-did-you-mean = ¿Querías decir { $word }?
text-no-choice = No hay opción { $number }; hay { $count }.
text-taken-back = Deshecho.
text-played-again = Repetido.
text-step-back = Último paso deshecho.
text-orders = Tus respuestas de antemano; deja una con o y su número, y no se te preguntará donde ella responda:
text-no-orders = Aquí no se dejan respuestas de antemano.
order-lapsed = «{ $order }» valía por un tiempo que ya ha pasado; se te vuelve a preguntar.
text-order-left = Dejada.
text-order-number = un número de { $low } a { $high }, como en o { $number } { $low }
text-log-empty = Aún no ha pasado nada.
text-position = La posición:
text-hand-over = { $name }, te toca. Pulsa Intro cuando solo tú veas la pantalla.
text-try-again = Pulsa Intro para intentarlo de nuevo, o escribe q para parar.
text-bot-failed = { $name } no ha respondido según las reglas; se ha hecho la jugada segura en su lugar.
text-no-rule = No hay ninguna regla { $rule }.

text-help =
    Escribe el número de una opción o una jugada en notación; varios pasos se separan con punto y coma.
    Intro sin más repite la pregunta.
    p    la posición en palabras
    l    lo último que ha pasado; l 100 muestra más
    u    deshacer
    r    repetir lo deshecho
    o    tus respuestas de antemano, si el juego las tiene; o 2 deja la segunda, o 3 12 la tercera con un número
    rule y un número, como rule { $rule }    esa regla
    q    parar; la partida queda guardada
    ?    esta ayuda

## Resultados

result-heading = La partida ha terminado.
result-abandoned = La partida se detuvo antes de su final.
result-until = La fase ha terminado.
result-of = { $name }:
result-line = { $points }: { $what }
result-sum = { $points } en total
result-place = { $place }. { $name }, { $score }
result-winner = Gana { $name }.
result-shared = { $names } comparten la victoria.
