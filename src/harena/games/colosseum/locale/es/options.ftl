# Los ajustes de Colosseum, como se leen al preparar una partida.

option-auction_mode = Subastas
option-auction_mode-help = Como en el reglamento, o la variante de los autores en la que todos inician subastas.
option-auction_mode-base = Reglamento
option-auction_mode-intense = Subastas intensas

option-auction_min_bid = Puja mínima
option-auction_min_bid-help = La puja inicial más baja.

option-auction_refill_order = Reposición
option-auction_refill_order-help = En qué orden se reponen los mercados vacíos.
option-auction_refill_order-left_to_right = De izquierda a derecha
option-auction_refill_order-order_emptied = Según se vaciaron

option-invest_buy_limit = Qué programas
option-invest_buy_limit-help = Qué número debe superar un programa que se compra.
option-invest_buy_limit-produced = El más alto montado
option-invest_buy_limit-bought = El más alto comprado
option-invest_buy_limit-last_produced = El último montado

option-invest_max_per_phase = Inversiones por fase
option-invest_max_per_phase-help = Cuántas se pueden hacer; desde la segunda se paga por ello.

option-trade_partners = Quién comercia
option-trade_partners-help = Todos con el jugador activo, o todos con todos por rondas.
option-trade_partners-active_only = Con el jugador activo
option-trade_partners-open = Todos con todos

option-trade_gifts = Regalos
option-trade_gifts-help = Si un lado de un trato puede estar vacío.

option-trade_offer_cap = Ofertas por fase
option-trade_offer_cap-help = Cuántas ofertas puede hacer un jugador en una fase de comercio.

option-board_start_arena = Primera arena
option-board_start_arena-help = Qué arena es la del jugador inicial.
option-board_start_arena-32-33 = Casillas 32 y 33
option-board_start_arena-first_clockwise = La primera tras el Emperador

option-dice_tie_break = Dados de desempate
option-dice_tie_break-help = Dados normales, o los especiales con el rango en su máximo.
option-dice_tie_break-plain_1_6 = Normales, 1 a 6
option-dice_tie_break-special = Dados de movimiento

option-dice_max_rerolls = Repeticiones máximas
option-dice_max_rerolls-help = Cuántas veces se repite una tirada empatada.

option-programs_row_18_scale = Programa 18
option-programs_row_18_scale-help = Sus espectadores con fichas de menos: según la lista, o suavizados.
option-programs_row_18_scale-listed = Según la lista
option-programs_row_18_scale-smooth = Suavizado

option-medals_recycle = Las medallas vuelven
option-medals_recycle-help = Si las medallas gastadas vuelven a la reserva.

option-medals_free_action_timing = Cambiar medallas y fichas
option-medals_free_action_timing-help = En cada decisión propia, o no mientras se responde a otros.
option-medals_free_action_timing-own_decision = En cada decisión propia
option-medals_free_action_timing-own_phase = No mientras se responde

option-cleanup_order = Perder fichas
option-cleanup_order-help = Por orden de turno, o en secreto y a la vez.
option-cleanup_order-turn_order = Por orden de turno
option-cleanup_order-at_once = Todos a la vez

option-cleanup_without_event = Sin espectáculo
option-cleanup_without_event-help = Si quien no montó nada pierde una ficha de su último espectáculo.
option-cleanup_without_event-none = No se pierde nada
option-cleanup_without_event-last_event = Una ficha del último

option-star_multi_overtake = Superado por dos
option-star_multi_overtake-help = Qué pasa con un premio si dos empatados superan a su dueño.
option-star_multi_overtake-to_supply = A la reserva
option-star_multi_overtake-owner_keeps = El dueño lo conserva

option-bank_unlimited = Banca sin límite
option-bank_unlimited-help = Si la banca siempre puede pagar.

option-bank_total = Monedas en total
option-bank_total-help = Las monedas de una banca limitada, con el dinero inicial.

option-tie_break = Último desempate
option-tie_break-help = Qué decide tras monedas y premios.
option-tie_break-shared = Victoria compartida
option-tie_break-earlier_best = Mejor espectáculo anterior
