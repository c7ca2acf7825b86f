# Las opciones de Baumeister, tal como las lee la mesa al preparar una partida.

option-slots = Huecos de la obra
option-slots-help = Cuántas piezas hay que construir para que acabe la partida, con la fama extra de 1, 2 y 4 siempre en los tres últimos huecos; baja el número para una partida rápida o súbelo para una larga.

option-stable_reset = Producción de los establos
option-stable_reset-help = Cuánto retroceden los marcadores cuando producen los establos; elige el retroceso corto si quieres que cada rueda cueste más de recuperar.
option-stable_reset-full = Hasta el extremo izquierdo
option-stable_reset-by_wheels = Tantas ruedas como muestra una loseta de establo

option-fame_payment = Pagar pasos con fama
option-fame_payment-help = En qué momento se puede pagar con fama un paso adicional; elige la forma libre si te gusta guardar ruedas para luego.
option-fame_payment-after_wheels = Solo cuando se acaban las ruedas
option-fame_payment-anytime = En cualquier momento

option-limit_check = Control del límite de mano
option-limit_check-help = Quién debe ajustarse al límite de mano y cuándo; el control estricto va bien si queréis que el almacén pese en cada producción.
option-limit_check-active_end_of_turn = Quien tiene el turno, al terminarlo
option-limit_check-all_after_scoring = Todos, también tras cada producción

option-final_hand_check = Control tras la última pieza
option-final_hand_check-help = Obliga a quien coloca la última pieza a ajustarse al límite de mano antes del recuento final; pensado para mesas que ven injusta una última mano enorme.

option-consolation_without_tile = Consuelo sin loseta
option-consolation_without_tile-help = Da 1 de fama a quien no tiene ninguna loseta del material que produce (nunca con los establos); suaviza las producciones que no te traen nada y eleva los totales.

option-partial_take = Tomar solo algunas cartas
option-partial_take-help = Permite tomar menos cartas de las que ofrece una producción; desactívalo si preferís elegir simplemente entre todas las cartas o 1 de fama.

option-corner_may_pass = Pasar donde no quedan losetas
option-corner_may_pass-help = Permite pasar en una esquina con la hilera vacía en lugar de tener que construir una pieza que puedes pagar, para que nadie se vea forzado a cerrar la partida.

option-scoring_token = Ficha en la casilla de producción
option-scoring_token-help = Cubre la casilla de producción con una ficha de variante durante toda la partida; pruébalo cuando domines el juego básico.
option-scoring_token-none = Ninguna: casilla de producción normal
option-scoring_token-fame = 1 de fama
option-scoring_token-reset = El marcador vuelve a la izquierda
option-scoring_token-card = 1 carta a tu elección
option-scoring_token-random = Una de las tres al azar

option-tie_break = Empates al final
option-tie_break-help = Qué decide entre quienes acaban con la misma fama; elige la segunda forma si queréis un único ganador siempre que sea posible.
option-tie_break-shared = Comparten la victoria
option-tie_break-parts_then_cards = Más piezas construidas y, después, más cartas en mano

option-turn_limit = Límite de turnos
option-turn_limit-help = Tras cuántos turnos, sumando los de todos, se acaba la partida y se hace el recuento; una partida corriente queda muy lejos de 600 y un número bajo sirve para una partida corta de prueba.

option-open_hands = Manos a la vista
option-open_hands-help = Muestra los tipos de cartas que tiene cada cual en la mano; actívalo si prefieres planear a recordar.

option-stable_tile_wheels = Ruedas de una loseta de establo
option-stable_tile_wheels-help = Cuántas ruedas añade a tu recorrido cada loseta de establo; pon lo que muestre tu ejemplar, o más si queréis viajes más largos.

option-empty_rows = Hileras sin losetas
option-empty_rows-help = Qué pasa con una hilera cuando se agotan todos los montones de losetas; solo hay una forma, y el nombre se guarda por si aparece la regla impresa.
option-empty_rows-stay_empty = Se quedan vacías
