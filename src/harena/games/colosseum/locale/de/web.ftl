# Wie Colosseum angekündigt wird, und die Themen seines Protokolls.

about-line = Sammle die Darsteller, überbiete die Rivalen und öffne die Tore: Nur deine größte Schau zählt.
about-note = Mit der intensiven Versteigerung der Autoren
about-short = Colosseum

topic-setup = Aufbau
topic-turn = Runden
topic-means = Orden, Münzen und Auszeichnungen
topic-invest = Investitionen
topic-auction = Versteigerung
topic-trade = Handel
topic-event = Veranstaltungen
topic-close = Schlussfeier
topic-chance = Würfel
topic-end = Spielende
