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
