# Las personas en una mesa para varios: lo que no pueden hacer y lo que se cuenta de ellas aparte del juego.

## Negativas

refuse-begun = La partida ha comenzado.
refuse-seating = Aún no se han sentado todos.
refuse-spectator = Eso es cosa de quienes juegan.
refuse-gone = Esta página se ha despedido. Vuelve a cargarla.
refuse-hello-twice = La mesa ya conoce esta página.
refuse-not-free = Ahí ya hay alguien sentado.
refuse-no-bot = No existe ese bot.
refuse-not-host = Eso lo decide quien hizo la mesa.
refuse-resigned = Este asiento se ha rendido.
refuse-not-away = Quien juega ahí está presente o lo estaba hace un momento. Tras un minuto sin página podrás hacerlo.
refuse-no-link = Ese enlace no es tuyo.
refuse-proposed = Ya hay algo propuesto; eso va primero.
refuse-no-proposal = Eso ya no está propuesto.
refuse-not-over = La partida aún no ha terminado.
refuse-again = La nueva partida ya está puesta.
refuse-alone = No hay nadie más a quien preguntar.
refuse-consent = Eso termina la partida también para los demás; propónselo.
refuse-undo-clock = No puedes retirar eso: el tiempo de esa decisión se ha agotado.
refuse-said-enough = Ya se ha dicho bastante en esta mesa.
refuse-bad-name = Un nombre necesita al menos una letra, una cifra o un signo.
refuse-bad-text = No contiene nada que se pueda mostrar.
refuse-too-fast = Es demasiado de una vez; espera un momento.

## Lo que se cuenta aparte del juego

talk-expired = Se agotó el tiempo de { $seat }; se hizo la jugada segura.
talk-resigned = { $seat } se rinde; sigue jugando un bot.
talk-seat-sat-bot = { $seat } deja jugar a un bot ({ $kind ->
    [greedy] codicioso
    [random] al azar
   *[other] { $kind }
}).
talk-seat-sat-human = { $seat } ha vuelto.
talk-host-sat-bot = El anfitrión da el asiento de { $seat } a un bot ({ $kind ->
    [greedy] codicioso
    [random] al azar
   *[other] { $kind }
}).
talk-host-sat-human = El anfitrión guarda el asiento de { $seat } para una persona.
talk-host-renewed-host = El anfitrión ha renovado su enlace.
talk-host-renewed-watch = El anfitrión ha renovado el enlace para mirar.
talk-host-renewed-seat = El anfitrión ha renovado el enlace de { $seat }; el anterior ya no vale.
talk-seat-renewed-seat = { $seat } ha renovado el enlace de este asiento.
talk-seat-renewed-see = { $seat } ha renovado el enlace para mirar con sus ojos.
talk-proposed-undo = { $seat } pide retirar la última jugada.
talk-proposed-end = { $seat } propone terminar la partida.
talk-proposed-replace = { $seat } propone que un bot juegue por { $whom }.
talk-proposed-rematch = { $seat } propone otra partida.
talk-withdrawn = { $seat } retira la propuesta.
talk-refused = { $seat } se niega.
talk-agreed-undo = Todos de acuerdo: se retira la última jugada de { $seat }.
talk-agreed-end = Todos de acuerdo en terminar la partida.
talk-agreed-replace = Todos de acuerdo: un bot juega por { $whom }.
talk-agreed-rematch = Todos quieren otra partida.
talk-rematch = La mesa para la nueva partida está puesta.
