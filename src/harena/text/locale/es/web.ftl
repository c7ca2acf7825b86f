# Lo que dice la página en el navegador: la casa, la mesa alrededor del tablero, el reglamento, las licencias.

## En todas partes

web-home = A la casa
web-close = Cerrar
web-done = Listo
web-keep = Dejarlo
web-try-again = Reintentar
web-loading = Un momento…
web-menu = Menú
web-language = Idioma
web-theme = Claro u oscuro
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-rules = Reglas
web-rule = Regla { $rule }
web-rulebook = Reglamento
web-licences = Licencias
web-you = Tú
web-you-tag = tú
web-on = Sí
web-off = No
web-unreachable = El servidor no responde. Inícialo con: harena play
web-locked = Este navegador no tiene la llave de esta casa. Abre la dirección que ha mostrado harena play.
web-wrong-key = La llave de este navegador es antigua. Abre la dirección que ha mostrado harena play.

## Títulos de la pestaña del navegador

web-title-home = Harena
web-title-rules = Reglamento · { $game }
web-title-licences = Licencias · Harena
web-title-nowhere = Aquí no · Harena
web-title-seating = Esperando jugadores · Harena
web-title-turn = ● Tu turno · { $title }
web-title-decides = Decide { $name } · { $title }
web-title-over = Terminada · { $title }
web-title-lost = Conexión perdida · { $title }

## Elegir un juego y preparar una mesa

web-motto = Juegos de la arena romana, en una mesa
web-choose-game = Elige un juego
web-one-game = Tomad asiento
web-no-games = No hay ningún juego instalado.
web-players = De { $least } a { $most }
web-players-exactly = { $most } jugadores
web-minutes = { $minutes } min
web-maker-alone = { $publisher } { $year }
web-maker = { $author }, { $publisher } { $year }
web-new-table = Mesa nueva
web-new-table-lead = Cambia lo que quieras o siéntate sin más.
web-seats = Asientos
web-person = Persona
web-some-game = un juego
web-bot = Bot
web-bots-play = Los bots juegan
web-bot-random = Al azar
web-bot-greedy = Codiciosos
web-bot-mcts = Buscando
web-bot-kind = Tipo de bot del asiento { $number }
web-bot-random-help = Al azar: juega cualquier cosa permitida
web-bot-greedy-help = Codicioso: toma lo que ahora parece mejor
web-bot-mcts-help = Buscador: prueba lo que puede seguir
web-name-of-seat = Nombre del asiento { $number }
web-kind-of-seat = Quién juega en el asiento { $number }
web-add-seat = Añadir asiento
web-remove-seat = Quitar el asiento { $number }
web-switches = Opciones
web-all-switches = { $count ->
    [one] { $count } opción
   *[other] Las { $count } opciones
}
web-changed = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
}
web-reset = Volver a lo habitual
web-range = De { $low } a { $high }
web-table-title = Nombre de la mesa
web-mark-official = regla de la editorial
web-mark-inferred = nuestra lectura
web-mark-house = nuestra
web-quiet = Ganancias ajenas en el registro
web-quiet-shown = A la vista
web-quiet-left-out = Omitidas
web-undo = Deshacer jugadas
web-source = Sacar y tirar
web-source-help = Con las losetas, cartas y dados de verdad al lado, puedes decir aquí qué ha salido; si no, saca la casa, y después se puede comprobar.
web-source-seeded = La casa
web-source-entered = Tú, en tu mesa
web-sit-down = Sentarse
web-laying = Preparando la mesa…
web-not-made = La mesa no se ha preparado: { $why }
web-credit = Iconos: game-icons.net. Letra: Cinzel, Inter.

## Mesas guardadas

web-kept = Mesas guardadas aquí
web-none-kept = Aún ninguna. La primera está a dos clics.
web-all-tables = Las { $count } mesas
web-table-of = Mesa de { $game }
web-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
web-state-seating = Esperando jugadores
web-state-abandoned = Interrumpida antes del final
web-state-unreadable = Esta versión no puede abrirla
web-state-going = En juego
web-state-secret = Respuestas secretas
web-state-due = Falta un sorteo o una respuesta
web-state-turn = Juega { $name }
web-state-decides = Decide { $name }
web-state-won = Victoria: { $names }, { $score }
web-go-on = Seguir
web-look-back = Repasar
web-delete = Borrar
web-delete-of = Borrar { $title }
web-delete-title = ¿Borrar esta mesa?
web-delete-text = Desaparecerán { $title } y todo lo que se jugó en ella.

## En la mesa

web-board = Tablero
web-zoom = Ampliar el tablero
web-panels = Paneles
web-panel-decide = Decidir
web-panel-players = Jugadores
web-panel-log = Registro
web-ways = Formas de actuar
web-your-turn = Tu turno
web-turn-of = Turno de { $name }
web-waiting = No es tu turno
web-waiting-text = Un momento…
web-decides = Decide { $name }.
web-window = Quienes son preguntados responden en secreto.
web-plays = Juega { $name }
web-answers = { $name } responde en secreto.
web-several = Ocurre
web-drawn = Al azar
web-not-asked = Ahora no se te pregunta nada.
web-nobody-yet = Aún no se pregunta a nadie de esta pantalla.
web-spectator = Estás mirando.
web-choose-first = Elige antes una forma de actuar, aquí o en el tablero.
web-do = Hacerlo
web-amount = { $what }; de { $least } a { $most }
web-amount-least = No puede ser menos.
web-amount-most = No puede ser más.
web-less = Menos
web-more = Más
web-next-step = Paso siguiente
web-key-enter = Intro
web-step-by-step = Paso a paso
web-steps-short = Por pasos
web-so-far = Hasta ahora
web-your-draft = Tu jugada
web-draft-whole = Tu jugada está completa. Juégala o quita un paso.
web-drop-from-here = Quitar este paso y los siguientes
web-drop-step = Quitar: { $step }
web-whole = El resto, de una vez: { $steps }
web-take-back = Deshacer
web-redo = Repetirlo
web-refused = Eso no se puede hacer.
web-skip = Saltar
web-following = { $left ->
    [0] Lo último.
    [one] Queda { $left } por ver.
   *[other] Quedan { $left } por ver.
}
web-replaying = { $left ->
    [0] Lo último.
    [one] Otra vez: queda { $left }.
   *[other] Otra vez: quedan { $left }.
}
web-last-turns = Últimos turnos
web-nothing-since = Nadie ha movido desde tu última decisión.
web-speed = Velocidad
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-speed-once = Todo a la vez
web-due = En vuestra mesa
web-due-text = ¿Qué ha salido?
web-abandon = Terminar la partida
web-abandon-title = ¿Terminar ya esta partida?
web-abandon-text = Termina para todos, sin ganador. Aún se podrá repasar.
web-text-only = { $game } se juega en una terminal:
web-no-board = Este juego no tiene tablero para el navegador. Juega en una terminal: harena play --text
web-no-board-title = Aquí no hay tablero
web-broken = No se ha podido cargar el tablero. Vuelve a cargar la página.
web-broken-title = Falta el tablero

## La conexión con la mesa

web-lost = Conexión perdida
web-lost-text = Intentando volver a la mesa. Nada de lo que toques ahora se juega.
web-lost-note = La conexión se ha perdido, así que no se ha jugado nada.
web-late-note = No ha llegado respuesta. Mira el tablero antes de reintentar.
web-gone = Esta mesa no está aquí, o ya no.
web-gone-title = No existe esa mesa
web-gone-deleted = Alguien ha borrado esta mesa.
web-gone-deleted-title = La mesa ya no está
web-gone-unreadable = Esta versión de Harena no puede abrir la mesa.
web-gone-unreadable-title = No se puede leer

## Sentarse, ceder el sitio

web-seating = La mesa está puesta
web-seating-text = La partida empieza cuando todos se hayan sentado.
web-missing = aún no ha llegado
web-here = ya está aquí
web-here-you = en esta pantalla
web-hand-over = Cede el sitio a { $name }
web-hand-over-text = Todo lo del jugador anterior está guardado. Ahora solo debe mirar { $name }.
web-i-am = Soy { $name }, muestra lo mío

## Registro

web-whole-log = Registro completo
web-filtered = filtrado
web-filter-topics = Temas
web-filter-players = Jugadores
web-everybody = Todos
web-nothing-left = Los filtros no dejan nada.
web-failures = { $count ->
    [one] Un bot falló { $count } vez; se hizo por él la jugada segura.
   *[other] Los bots fallaron { $count } veces; se hizo por ellos la jugada segura.
}
web-log-undone = { $seat } deshace una jugada.
web-log-redone = { $seat } la repite.
web-topic-table = Mesa
web-topic-gains = Ganancias
web-topic-moves = Jugadas
web-topic-draws = Azar

## El final, repasar

web-ended = Terminada
web-result = Resultado
web-total = Total
web-place = Puesto
web-rank = { $rank }.º
web-seed = Semilla de todos los sorteos, para comprobarlos: { $seed }
web-play-again = Jugar otra vez
web-show-board = Ver el tablero
web-show-result = Ver el resultado
web-save-record = Guardar el registro
web-no-record = No se ha podido obtener el registro.
web-looking-back = Repaso
web-look-start = La mesa está puesta.
web-look-end = Es el último paso.
web-step = Paso
web-step-of = { $step } de { $total }
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-back-to-end = Volver al final

## Teclas

web-keys = Teclas
web-keys-walk = Recorrer el tablero
web-keys-touch = Tocar el lugar; la segunda vez lo juega. Fuera del tablero: jugar lo elegido
web-keys-choice = Elegir una forma de actuar
web-keys-drop = Quitar el aviso, la elección, el borrador
web-keys-undo = Deshacer
web-keys-redo = Repetir lo deshecho
web-keys-replay = Ver otra vez lo ocurrido desde tu último turno
web-keys-skip = Saltar lo que se muestra
web-keys-log = Abrir el registro
web-keys-rules = Abrir el reglamento
web-keys-keys = Esta lista

## Reglamento

web-search-rules = Buscar en las reglas
web-found = { $count ->
    [0] Nada encontrado
    [one] { $count } regla
   *[other] { $count } reglas
}
web-chapters = Capítulos
web-own-page = Abrir en su propia página
web-no-book = No se ha podido obtener el reglamento.

## Licencias, y direcciones que no llevan a ninguna parte

web-licence-own = Harena es software libre con licencia MIT.
web-licence-art = Iconos y letra
web-licence-icons = Los iconos solo han cambiado de color y tamaño. Los demás dibujos son de Harena.
web-licence-parts = Bibliotecas incluidas
web-licence-games = Los juegos pertenecen a sus autores y editoriales. Las reglas están contadas con nuestras palabras; no se usa nada de su arte.
web-nowhere = Este arco no lleva a ninguna arena. Comprueba la dirección o vuelve a la casa.
web-nowhere-title = Aquí no hay nada

## Las personas de la mesa

web-people = Personas
web-people-unread = { $count ->
    [0] Personas y charla
    [one] Personas y charla, { $count } línea nueva
   *[other] Personas y charla, { $count } líneas nuevas
}
web-keys-people = Las personas de la mesa y lo que dicen
web-host = Anfitrión
web-watcher = Espectador { $number }
web-watching = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
}
web-ready = listo
web-ready-you = estás listo
web-not-ready = aquí, aún no listo
web-you-not-ready = tú
web-am-ready = Estoy listo
web-not-yet = Espera, aún no
web-your-name = Tu nombre
web-take-seat = Sentarme aquí
web-seat-bot = Dárselo a un bot
web-seat-person = Guardarlo para una persona
web-you-look-on = Estás mirando.
web-is-here = aquí
web-is-away = ausente
web-given-up = se rindió
web-seat-hand-over = Que juegue un bot
web-seat-take-back = Volver a jugar yo
web-propose-replace = Proponer un bot
web-propose-undo = Pedir deshacer mi última jugada
web-propose-end = Proponer terminar la partida
web-propose-rematch = Proponer otra partida
web-resign = Rendirse
web-resign-title = ¿Rendirte en esta partida?
web-resign-text = Un bot juega tu puesto hasta el final y tú solo puedes mirar.
web-agree = De acuerdo
web-refuse = Rechazar
web-withdraw = Retirarla
web-proposal-waits = Faltan por responder: { $names }
web-to-rematch = Ir a la mesa nueva
web-links = Enlaces
web-copy-link = Copiar
web-copied = Copiado
web-show-link = Mostrar
web-link-code = El enlace como código para una cámara
web-link-secret = Quien tenga este enlace puede usarlo: envíalo a una sola persona.
web-renew-link = Renovarlo; el anterior deja de valer
web-link-seat = Enlace para { $name }
web-link-own = Tu puesto, en otro aparato
web-link-see = Para ver lo que ve { $name }
web-link-watch = Para mirar
web-link-host = Tus poderes de anfitrión
web-talk = Charla
web-talk-none = Aún no se ha dicho nada.
web-say = Di algo
web-say-verb = Decir
web-time-left = quedan { $time }
web-time-soon = { $count ->
    [one] Queda { $count } segundo.
   *[other] Quedan menos de { $count } segundos.
}
web-gone-no-seat = El enlace de este navegador no vale en esta mesa, o ya no. Pide uno nuevo.
web-gone-no-seat-title = Un enlace antiguo
web-gone-link-only = A esta mesa solo se llega con sus enlaces. Pídele uno a quien la preparó.
web-gone-link-only-title = Una mesa por enlace
web-play-where = Quién juega dónde
web-play-links = cada uno por enlace
web-play-here = todos aquí
web-clock = Tiempo por decisión
web-clock-none = sin límite
web-clock-some = { $minutes } min
web-lobby = Mesas abiertas
web-lobby-none = Ahora no hay ninguna mesa abierta a todos.
web-lobby-switch = Para todos
web-lobby-yes = en la lista
web-lobby-no = por enlace
web-free-seats = { $count ->
    [0] completa
    [one] { $count } puesto libre
   *[other] { $count } puestos libres
}
web-go-in = Entrar
web-mine = Tus mesas
web-mine-none = No estás en ninguna mesa. Prepara una y envía a los demás sus enlaces.
web-forget = Olvidar aquí { $title }
web-sound = Sonido cuando te toca
web-report = Guardar un informe de fallo
web-fair = Comprobar los sorteos
web-fair-good = { $count ->
    [one] El único sorteo se sigue de la semilla prometida.
   *[other] Los { $count } sorteos se siguen de la semilla prometida.
}
web-fair-bad = El sorteo { $number } no se sigue de la semilla.
web-fair-promise = La semilla no es la prometida.
web-fair-share = Lo que esta página añadió a los sorteos no está en ellos.
web-fair-none = No se pudieron obtener los sorteos.
