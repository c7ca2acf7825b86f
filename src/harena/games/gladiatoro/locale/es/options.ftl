# Las opciones de Gladiatoro, tal como se leen al preparar un combate.

option-preset = Variante
option-preset-help = De quién son los valores del resto: blog sigue al autor, house añade un paso y un empujón.
option-preset-blog = El blog
option-preset-house = Esta casa

option-arena = Arena
option-arena-help = Dónde se combate; dibuja la tuya en un fichero de datos.
option-arena-hexagon = Hexágono, 61 hexágonos
option-arena-pit = Foso, 19 hexágonos
option-arena-long = Sala larga
option-arena-spina = Spina, con barrera

option-setup_teams = Equipos
option-setup_teams-help = Quién lucha con quién; los asientos se reparten por turno.
option-setup_teams-none = Todos contra todos
option-setup_teams-two = Dos equipos
option-setup_teams-three = Tres equipos

option-setup_figures_per_player = Gladiadores por color
option-setup_figures_per_player-help = Cuántos gladiadores lleva cada jugador, 24 en total como máximo.

option-setup_factor_choice = Elección de factores
option-setup_factor_choice-help = Libre, o el mismo total para cada equipo.
option-setup_factor_choice-free = Libre
option-setup_factor_choice-equal_total = Totales iguales

option-setup_factor_total = Total de factores
option-setup_factor_total-help = Lo que suman los factores de un equipo con totales iguales; 0 equivale a 4 por gladiador.

option-setup_markers = Marcadores
option-setup_markers-help = Qué muestra factor y encaramiento.
option-setup_markers-die = Un dado pequeño
option-setup_markers-plate = Una placa

option-setup_figure_set = Figuras
option-setup_figure_set-help = Qué se coloca en los hexágonos.
option-setup_figure_set-roman = Gladiadores
option-setup_figure_set-discs = Discos

option-facing_mode = Encaramiento
option-facing_mode-help = Si se encara un vértice o un lado, y cómo se reparten los vecinos.
option-facing_mode-vertex_222 = Vértice: 2 frente, 2 lado, 2 espalda
option-facing_mode-side_321 = Lado: 3 frente, 2 lado, 1 espalda
option-facing_mode-side_141 = Lado: 1 frente, 4 lado, 1 espalda

option-move_up_to = Mover menos de lo sacado
option-move_up_to-help = Si se puede parar antes; si no, se usa toda la tirada.

option-zoc_max_adjacent = Hexágonos junto a enemigos
option-zoc_max_adjacent-help = En cuántos puede entrar un movimiento.

option-zoc_count_start_hex = Cuenta el hexágono de partida
option-zoc_count_start_hex-help = Si cuenta para la zona de control; los combates se estancan con facilidad.

option-zoc_scope = Zona de control
option-zoc_scope-help = Si los enemigos cuentan juntos, por separado o nada.
option-zoc_scope-any_enemy = Todos juntos
option-zoc_scope-same_enemy = Cada uno aparte
option-zoc_scope-off = Sin zona

option-normal_action = Acción normal
option-normal_action-help = Qué puede hacer un gladiador en su fase.
option-normal_action-move_then_attack = Mover y luego atacar
option-normal_action-move_or_attack = Mover o atacar
option-normal_action-any_order = Ambas en cualquier orden

option-bag_token_per = Fichas en la bolsa
option-bag_token_per-help = Una por gladiador o una por jugador.
option-bag_token_per-figure = Una por gladiador
option-bag_token_per-player = Una por jugador

option-extra_per_turn = Acciones extra por turno
option-extra_per_turn-help = Cuántas tiene cada gladiador; 0 elimina ventanas, apoyos y giros.

option-extra_windows = Ventanas
option-extra_windows-help = Cuándo se pueden hacer acciones extra.
option-extra_windows-both = Antes y después de una acción
option-extra_windows-prior = Solo antes
option-extra_windows-posterior = Solo después

option-extra_menu = En qué consiste una acción extra
option-extra_menu-help = Girar siempre se puede; el paso es opcional.
option-extra_menu-turn = Girar
option-extra_menu-turn_step_1 = Girar o un hexágono
option-extra_menu-turn_step_roll = Girar o un paso con tirada
option-extra_menu-turn_step_both = Todo lo anterior

option-extra_ties = Empates en el orden
option-extra_ties-help = Qué pasa si varios sacan lo mismo.
option-extra_ties-reroll = Vuelven a tirar
option-extra_ties-seat_order = Decide el asiento
option-extra_ties-shared = Actúan juntos

option-extra_max_rerolls = Repeticiones como máximo
option-extra_max_rerolls-help = Cuántas veces se repite antes de que decida el asiento.

option-combat_compare = Comparar dados
option-combat_compare-help = Cómo se mide rojo con negro.
option-combat_compare-sum = Sumas
option-combat_compare-highest = Los más altos
option-combat_compare-each_die = Cada rojo por separado

option-combat_tie = Un empate
option-combat_tie-help = Qué hace un empate.
option-combat_tie-defender = Nada
option-combat_tie-attacker = Un impacto
option-combat_tie-both_wounded = Ambos heridos

option-combat_react_turn = Girar en un combate
option-combat_react_turn-help = Cuándo pueden girar los gladiadores de alrededor; antes de tirar se para todo ataque de flanco.
option-combat_react_turn-after_roll = Tras la tirada
option-combat_react_turn-before_roll = Antes de la tirada
option-combat_react_turn-off = Nunca

option-combat_react_circle = Quién puede girar
option-combat_react_circle-help = Todos alrededor de la pareja, o solo el objetivo.
option-combat_react_circle-all_adjacent_to_pair = Todos alrededor
option-combat_react_circle-target_only = Solo el objetivo

option-support_attack = Apoyo al ataque
option-support_attack-help = Si los compañeros añaden dados rojos.

option-support_defence = Apoyo a la defensa
option-support_defence-help = Si los compañeros añaden dados negros.

option-support_max_dice = Dados de apoyo como máximo
option-support_max_dice-help = Por bando; 0 no pone límite.

option-support_defence_adjacent_to = La defensa toca a
option-support_defence_adjacent_to-help = A quién debe tocar quien apoya la defensa.
option-support_defence_adjacent_to-attacker = El atacante
option-support_defence_adjacent_to-target = El objetivo
option-support_defence_adjacent_to-either = Uno de los dos

option-support_needs_front = El apoyo necesita el frente
option-support_needs_front-help = Si quien apoya debe encarar al contrario.

option-damage_model = Heridas por impacto
option-damage_model-help = Cuántas heridas hace un impacto.
option-damage_model-one_per_hit = Una
option-damage_model-by_margin = Dos si pasa de 5
option-damage_model-by_ratio = Según cuántas veces
option-damage_model-ladder = Tres leves hacen una grave

option-damage_capacity = Heridas que eliminan
option-damage_capacity-help = Con cuántas heridas cae un gladiador.

option-damage_effect = Qué hace una herida
option-damage_effect-help = Además de contarse.
option-damage_effect-none = Nada
option-damage_effect-factor_minus_1 = Un factor menos
option-damage_effect-move_minus_1 = Un movimiento menos

option-push_mode = Empujón
option-push_mode-help = Si un impacto hace retroceder.
option-push_mode-off = No
option-push_mode-retreat_1 = Un hexágono atrás
option-push_mode-retreat_1_follow_up = Un hexágono atrás, con avance

option-push_blocked = Empujón bloqueado
option-push_blocked-help = Qué pasa a quien no puede retroceder.
option-push_blocked-wound = Una herida
option-push_blocked-none = Nada

option-end_turn_limit = Límite de turnos
option-end_turn_limit-help = Tras cuántos turnos acaba el combate; 0, ninguno.

option-end_no_hit_turns = Turnos sin impacto
option-end_no_hit_turns-help = Tras cuántos acaba el combate; 0, sin límite.

option-victory = Quién gana
option-victory-help = Qué decide el combate.
option-victory-last_team = El último equipo en pie
option-victory-points = Puntos por heridas y eliminaciones
option-victory-first_blood = Primera sangre
option-victory-most_wounds_dealt = Más heridas causadas
