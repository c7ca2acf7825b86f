# Las palabras de Baumeister: nombres, preguntas, negativas, jugadas, lo que ocurre, la mesa leída en voz alta y el recuento final.
# El número de la regla lo añade quien muestra la frase. $seat es el nombre de un jugador; $cards, $cost, $lacking y $tiles pueden ser listas hechas.

title = Die Baumeister des Colosseum
subtitle = Los constructores del Coliseo
credits = Un juego de Klaus-Jürgen Wrede, publicado por Schmidt Spiele en 2016. Las reglas y los textos están redactados con palabras propias.

## Nombres

kind-water = río
kind-wood = bosque
kind-grain = campo
kind-stone = montaña
kind-stable = establo
kind-storage = almacén

card-water = agua
card-wood = madera
card-grain = grano
card-stone = piedra

amount-card-water = { $count } de agua
amount-card-wood = { $count } de madera
amount-card-grain = { $count } de grano
amount-card-stone = { $count } de piedra

amount-kind-water = { $count ->
    [one] { $count } río
   *[other] { $count } ríos
}
amount-kind-wood = { $count ->
    [one] { $count } bosque
   *[other] { $count } bosques
}
amount-kind-grain = { $count ->
    [one] { $count } campo
   *[other] { $count } campos
}
amount-kind-stone = { $count ->
    [one] { $count } montaña
   *[other] { $count } montañas
}
amount-kind-stable = { $count ->
    [one] { $count } establo
   *[other] { $count } establos
}
amount-kind-storage = { $count ->
    [one] { $count } almacén
   *[other] { $count } almacenes
}

field-0 = la fuente
field-1 = la esquina 1
field-2 = la casilla de almacén superior
field-3 = la esquina 2
field-4 = la esquina 3
field-5 = la casilla de almacén inferior
field-6 = la esquina 4

token-fame = 1 de fama
token-reset = el marcador vuelve a la izquierda
token-card = 1 carta a tu elección

## Preguntas

ask-first-card = Elige tu primera carta.
ask-distance = Mueve al cónsul desde { $field }. { $wheels ->
    [0] No te quedan ruedas
    [one] Te queda { $wheels } rueda
   *[other] Te quedan { $wheels } ruedas
} y tienes { $fame } de fama.
ask-split = { $steps ->
    [one] Hay que pagar { $steps } paso
   *[other] Hay que pagar { $steps } pasos
}. ¿Cuántos pagas con ruedas? El resto se paga con fama. { $wheels ->
    [0] No te quedan ruedas
    [one] Te queda { $wheels } rueda
   *[other] Te quedan { $wheels } ruedas
} y tienes { $fame } de fama.
ask-storage = { $left ->
    [0] No quedan losetas de almacén: solo puedes pasar.
   *[other] Entrega una carta por una loseta de almacén, o pasa. Tu límite de mano subiría de { $limit } a { $after }; { $left ->
        [one] queda { $left } loseta.
       *[other] quedan { $left } losetas.
    }
}
ask-corner = En la esquina { $corner }, toma la primera loseta de la hilera o construye la pieza que está junto al cónsul.
ask-payment = La pieza cuesta { $cost }. ¿Cuántas cartas de { $material } entregas? En lugar de cada carta puedes dar tres cualesquiera de otro tipo.
ask-scoring-field = Elige qué tipo produce para todos, o ninguno.
ask-token-card = Toma una carta a tu elección, o ninguna.
ask-answer = La producción da { $material }. Tienes { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} y en el montón hay { $pile ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}. Toma cartas, o ninguna y gana 1 de fama. Nadie ve tu respuesta hasta que estén todas.
ask-answer-open = La producción da { $material }. Tienes { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} y en el montón hay { $pile ->
    [one] { $pile } carta
   *[other] { $pile } cartas
}. Toma cartas, o ninguna y gana 1 de fama. Todos ven tu respuesta.
ask-hand-check = Tienes { $over ->
    [one] { $over } carta
   *[other] { $over } cartas
} por encima de tu límite de { $limit }. ¿Cuántas de { $material } devuelves?

## Negativas

refuse-not-your-turn = Ahora no te toca decidir.
refuse-other-decision = Ahora hay que decidir otra cosa.
refuse-no-reach = Así { $steps ->
    [one] queda { $steps } paso
   *[other] quedan { $steps } pasos
} por pagar; { $wheels ->
    [0] no te quedan ruedas
    [one] te queda { $wheels } rueda
   *[other] te quedan { $wheels } ruedas
} y tienes { $fame } de fama.
refuse-wheels-short = { $wheels ->
    [0] No te quedan ruedas
    [one] Te queda { $wheels } rueda
   *[other] Te quedan { $wheels } ruedas
} y hay que pagar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}: no puedes pagar con ruedas el número elegido. Tienes { $fame } de fama.
refuse-fame-short = De { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} quedan así para la fama más de los que puedes pagar: tienes { $fame } de fama. { $wheels ->
    [0] No te quedan ruedas.
    [one] Te queda { $wheels } rueda.
   *[other] Te quedan { $wheels } ruedas.
}
refuse-no-card = No tienes ninguna carta de { $card }.
refuse-no-storage = No quedan losetas de almacén.
refuse-row-empty = La hilera de esta esquina está vacía.
refuse-no-part = En esta esquina no hay ninguna pieza.
refuse-cannot-pay = La pieza cuesta { $cost }. Te falta lo siguiente: { $lacking }; y no tienes bastantes cartas de otro tipo para dar tres por cada una.
refuse-must-act = No puedes pasar mientras haya una loseta que tomar.
refuse-must-build = La hilera está vacía y puedes pagar la pieza, así que debes construirla.
refuse-bad-payment = Con esa cantidad de { $material } no puedes pagar { $cost }: por cada carta entrega esa misma o tres cualesquiera de otro tipo, sin que sobre ninguna.
refuse-too-many = Tienes { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} y en el montón hay { $pile ->
    [one] { $pile } carta
   *[other] { $pile } cartas
} de { $card }: no puedes tomar más.
refuse-all-or-none = Toma todas las cartas de { $card } que puedas, o ninguna. Tienes { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
} y en el montón hay { $pile ->
    [one] { $pile } carta.
   *[other] { $pile } cartas.
}
refuse-no-pile = El montón de { $card } está vacío.
refuse-discard-exact = Devuelve exactamente { $over ->
    [one] { $over } carta
   *[other] { $over } cartas
}: tu límite es { $limit }, y no puedes dar lo que no tienes.
refuse-must-move = No puedes quedarte: el cónsul avanza al menos una casilla.
refuse-consul-stopped = El cónsul se ha detenido en { $field }, y solo de eso depende lo que puedes hacer.
refuse-only-first = Solo se puede tomar la primera loseta de una hilera, la que está junto al tablero.
refuse-row-elsewhere = Solo se pueden tomar losetas de la hilera que está junto al cónsul; él está en la esquina { $corner }.
refuse-part-elsewhere = Solo se puede construir la pieza que está junto al cónsul; él está en la esquina { $corner }.
refuse-first-slot = Lo que construyes va por sí solo al primer hueco libre: elige la pieza que está junto al cónsul.
refuse-give-card = Elige la carta de tu mano que entregas por la loseta de almacén.
refuse-kind-asked = Un tipo tras otro: ahora se pregunta por { $material }.
refuse-not-scored = El almacén no produce nada; elige un material o el establo.
refuse-token-covers = Una ficha cubre la casilla de producción: aquí no se elige ninguna producción.
refuse-other-pile = Esta producción solo da { $card }.
refuse-take-or-fame = No puedes pasar: toma { $card }, o no tomes nada y gana 1 de fama.

## Jugadas

move-first-card = Tomar 1 de { $card }
move-go = Avanzar { $distance ->
    [one] { $distance } casilla
   *[other] { $distance } casillas
} hasta { $field }: { $wheels ->
    [0] { $fame ->
        [0] gratis
       *[other] { $fame } de fama
    }
    [one] { $fame ->
        [0] { $wheels } rueda
       *[other] { $wheels } rueda y { $fame } de fama
    }
   *[other] { $fame ->
        [0] { $wheels } ruedas
       *[other] { $wheels } ruedas y { $fame } de fama
    }
}
move-go-split = Avanzar { $distance ->
    [one] { $distance } casilla
   *[other] { $distance } casillas
} hasta { $field } y elegir cómo pagar; con las ruedas primero: { $wheels ->
    [0] { $fame ->
        [0] gratis
       *[other] { $fame } de fama
    }
    [one] { $fame ->
        [0] { $wheels } rueda
       *[other] { $wheels } rueda y { $fame } de fama
    }
   *[other] { $fame ->
        [0] { $wheels } ruedas
       *[other] { $wheels } ruedas y { $fame } de fama
    }
}
move-split = Pagar { $wheels ->
    [0] { $fame ->
        [0] nada
       *[other] { $fame } de fama
    }
    [one] { $fame ->
        [0] { $wheels } rueda
       *[other] { $wheels } rueda y { $fame } de fama
    }
   *[other] { $fame ->
        [0] { $wheels } ruedas
       *[other] { $wheels } ruedas y { $fame } de fama
    }
}
move-storage-buy = Entregar 1 de { $card } por una loseta de almacén: límite de mano { $after }
move-storage-pass = No comprar ninguna loseta de almacén
move-take = Tomar la loseta de { $kind }; produce la de { $next } que hay detrás: { $own ->
    [0] no tienes ninguna
   *[other] tienes { $own }
}
move-take-stable = Tomar la loseta de { $kind }; produce la de { $next } que hay detrás: retroceden todos los marcadores
move-take-last = Tomar la loseta de { $kind }, última de la hilera: se ponen nuevas, si las hay, y produce la primera
move-build = Construir la pieza { $part } por { $cost }: { $bonus ->
    [0] { $fame } de fama
   *[other] { $fame } de fama y { $bonus } de premio
}, hueco { $slot }, { $ways ->
    [one] { $ways } manera de pagar
   *[other] { $ways } maneras de pagar
}
move-corner-pass = No hacer nada aquí
move-pay = { $count ->
    [0] No entregar { $card }
   *[other] Entregar { $count } de { $card }
}
move-pay-whole = Entregar { $cards }
move-score = Hacer que produzcan para todos las losetas de { $kind }
move-score-none = No elegir ninguna producción
move-token-card = Tomar 1 de { $card }
move-token-none = No tomar ninguna carta
move-take-cards = Tomar { $count } de { $card }
move-waive = No tomar { $card } y ganar 1 de fama
move-discard-whole = Devolver { $cards }
move-discard = { $count ->
    [0] Conservar todas las cartas de { $card }
   *[other] Devolver { $count } de { $card }
}

## Lo que ocurre

log-strip-dealt = { $seat } recibe la tira inicial { $strip }: { $first } y { $second }.
log-tile-laid = En la esquina { $corner } se pone una loseta de { $kind }.
log-part-laid = En la esquina { $corner } se pone la pieza { $part }.
log-token-laid = Una ficha cubre la casilla de producción: { $token }.
log-first-card = { $seat } toma 1 de { $card } como primera carta.
log-start-found = Empieza { $seat }.
log-compensated = { $seat } comienza con { $fame } de fama.
log-went = { $seat } mueve al cónsul { $distance ->
    [one] { $distance } casilla
   *[other] { $distance } casillas
} hasta { $field }{ $wheels ->
    [0] { $fame ->
        [0] .
       *[other] {""} por { $fame } de fama.
    }
    [one] { $fame ->
        [0] {""} por { $wheels } rueda.
       *[other] {""} por { $wheels } rueda y { $fame } de fama.
    }
   *[other] { $fame ->
        [0] {""} por { $wheels } ruedas.
       *[other] {""} por { $wheels } ruedas y { $fame } de fama.
    }
}
log-stored = { $seat } entrega 1 de { $card } por una loseta de almacén.
log-storage-passed = { $seat } no compra ninguna loseta de almacén.
log-storage-nothing = { $seat } no puede comprar ninguna loseta de almacén.
log-took-tile = { $seat } toma la loseta de { $kind } de la esquina { $corner }.
log-built = { $seat } construye la pieza { $part } en el hueco { $slot } y gana { $fame } de fama.
log-paid = { $seat } paga { $cards }.
log-bonus = { $seat } gana { $fame } de fama como premio del hueco { $slot }.
log-corner-nothing = { $seat } no puede hacer nada en la esquina { $corner }.
log-corner-passed = { $seat } pasa en la esquina { $corner }.
log-scored = Produce la loseta de { $kind }, que ahora es la primera de la hilera.
log-score-chosen = Producen las losetas de { $kind }, elegidas en la casilla de producción.
log-score-declined = { $seat } no elige ninguna producción.
log-cards-taken = { $seat } toma { $count } de { $card }.
log-waived = { $seat } no toma { $card } y gana 1 de fama.
log-pile-empty = No queda { $card }: { $seat } gana 1 de fama.
log-consoled = { $seat } no tiene ninguna loseta que dé { $card } y gana 1 de fama.
log-marker-back = { $steps ->
    [0] { $seat } ya tiene el marcador en la rueda izquierda.
    [one] { $seat } hace retroceder el marcador { $steps } rueda.
   *[other] { $seat } hace retroceder el marcador { $steps } ruedas.
}
log-token-fame-gained = { $seat } gana 1 de fama por la ficha.
log-token-reset-done = { $steps ->
    [0] { $seat } ya tiene el marcador en la rueda izquierda; la ficha no cambia nada.
    [one] { $seat } hace retroceder el marcador { $steps } rueda por la ficha.
   *[other] { $seat } hace retroceder el marcador { $steps } ruedas por la ficha.
}
log-token-card-taken = { $seat } toma 1 de { $card } por la ficha.
log-token-declined = { $seat } no toma ninguna carta por la ficha.
log-token-nothing = Todos los montones están vacíos: { $seat } no recibe ninguna carta por la ficha.
log-discarded = { $seat } devuelve { $cards }.
log-turn = Turno { $turn }: { $seat }.
log-ended = Se ha llenado el último hueco: la partida ha terminado.
log-ended-limit = Se ha alcanzado el límite de turnos: la partida ha terminado.

## La mesa, línea a línea

view-turn = Turno { $turn } de { $limit } como máximo.
view-active = Le toca a { $seat }.
view-consul = El cónsul está en { $field }.
view-row = Hilera de la esquina { $corner }, desde el tablero hacia fuera: { $tiles }.
view-row-empty = La hilera de la esquina { $corner } está vacía.
view-part = Pieza de la esquina { $corner }: { $part }, cuesta { $cost } y da { $fame } de fama.
view-part-none = En la esquina { $corner } no hay pieza.
view-site = Obra: { $built } de { $slots } huecos llenos.
view-piles = Montones de cartas: { $cards }.
view-stock = Reserva: { $storage ->
    [one] { $storage } loseta de almacén
   *[other] { $storage } losetas de almacén
}; losetas de paisaje: I { $stack1 }, II { $stack2 }, III { $stack3 }; { $deck ->
    [0] ninguna pieza.
    [one] { $deck } pieza, de reverso { $back }.
   *[other] { $deck } piezas, la primera de reverso { $back }.
}
view-token = Ficha en la casilla de producción: { $token }.
view-player = { $seat }: { $fame } de fama, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} (límite { $limit }), { $built ->
    [one] { $built } pieza construida.
   *[other] { $built } piezas construidas.
}
view-tiles = Losetas de { $seat }: { $tiles }.
view-wheels = { $seat } tiene { $wheels ->
    [one] { $wheels } rueda
   *[other] { $wheels } ruedas
} y { $free ->
    [0] ya no puede pagar pasos con ellas.
    [one] puede pagar con ellas { $free } paso.
   *[other] puede pagar con ellas { $free } pasos.
}
view-hand = { $seat } tiene en mano: { $cards }.

## El recuento final

tally-fame = Fama conseguida durante la partida
tally-majority = Mayoría de { $kind }: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
tally-cards = { $count ->
    [0] Ninguna carta en mano
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}, 1 de fama por cada { $each }
