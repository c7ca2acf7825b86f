# Die Schalter von Baumeister, wie sie der Tisch beim Einrichten einer Partie liest.

option-slots = Steckplätze des Bauplatzes
option-slots-help = Wie viele Bauteile bis zum Spielende gebaut werden, wobei 1, 2 und 4 Zusatzruhm stets auf den letzten drei Steckplätzen liegen; weniger für eine schnelle, mehr für eine lange Partie.

option-stable_reset = Stallwertung
option-stable_reset-help = Wie weit die Bewegungssteine zurückgehen, wenn der Stall gewertet wird; der kürzere Weg macht jedes Rad kostbarer.
option-stable_reset-full = Ganz nach links
option-stable_reset-by_wheels = So viele Räder, wie ein Stallplättchen zeigt

option-fame_payment = Schritte mit Ruhm bezahlen
option-fame_payment-help = Wann Ruhm für zusätzliche Schritte gezahlt werden darf; die freie Form passt, wenn ihr Räder lieber für später aufhebt.
option-fame_payment-after_wheels = Erst wenn die Räder verbraucht sind
option-fame_payment-anytime = Jederzeit

option-limit_check = Prüfung des Handkartenlimits
option-limit_check-help = Wer sich wann an das Handkartenlimit halten muss; die strenge Prüfung passt, wenn das Lager bei jeder Wertung zählen soll.
option-limit_check-active_end_of_turn = Nur wer am Zug ist, am Zugende
option-limit_check-all_after_scoring = Alle, auch nach jeder Wertung

option-final_hand_check = Handprüfung nach dem letzten Bauteil
option-final_hand_check-help = Wer das letzte Bauteil setzt, wirft vor der Schlussabrechnung noch bis zum Handkartenlimit ab; für Runden, die eine riesige letzte Hand ungerecht finden.

option-consolation_without_tile = Trost ohne Plättchen
option-consolation_without_tile-help = Gibt 1 Ruhm, wenn du vom gewerteten Baustoff kein Plättchen hast (beim Stall nie); das mildert Wertungen, bei denen du leer ausgehst, und hebt die Endstände.

option-partial_take = Nur einige Karten nehmen
option-partial_take-help = Erlaubt, bei einer Wertung weniger Karten zu nehmen als möglich; ausgeschaltet bleibt die einfache Wahl zwischen allen Karten und 1 Ruhm.

option-corner_may_pass = Passen, wo kein Plättchen liegt
option-corner_may_pass-help = Erlaubt, auf einer Ecke mit leerer Plättchenreihe zu passen, statt ein bezahlbares Bauteil bauen zu müssen; so wird niemand gezwungen, das Spiel zu beenden.

option-scoring_token = Marker auf dem Wertungsfeld
option-scoring_token-help = Deckt das Wertungsfeld für die ganze Partie mit einem Variantenmarker ab; reizvoll, wenn ihr das Grundspiel gut kennt.
option-scoring_token-none = Keiner: gewöhnliches Wertungsfeld
option-scoring_token-fame = 1 Ruhm
option-scoring_token-reset = Bewegungsstein zurück nach links
option-scoring_token-card = 1 Karte nach Wahl
option-scoring_token-random = Einer der drei, zufällig

option-tie_break = Gleichstand am Ende
option-tie_break-help = Was bei gleich viel Ruhm entscheidet; die zweite Form passt, wenn ihr möglichst einen einzigen Sieger wollt.
option-tie_break-shared = Geteilter Sieg
option-tie_break-parts_then_cards = Mehr gebaute Bauteile, dann mehr Handkarten

option-turn_limit = Zuggrenze
option-turn_limit-help = Nach wie vielen Zügen aller zusammen das Spiel endet und abgerechnet wird; eine gewöhnliche Partie kommt nie in die Nähe von 600, eine kleine Zahl ergibt eine kurze Probepartie.

option-open_hands = Offene Hände
option-open_hands-help = Zeigt die Sorten aller Handkarten; das Richtige, wenn ihr lieber plant, als euch Karten zu merken.

option-stable_tile_wheels = Räder auf einem Stallplättchen
option-stable_tile_wheels-help = Um wie viele Räder ein Stallplättchen deine Leiste verlängert; stellt ein, was euer Exemplar zeigt, oder mehr für weitere Wege.

option-empty_rows = Reihen ohne Plättchen
option-empty_rows-help = Was mit einer Plättchenreihe geschieht, wenn alle Stapel aufgebraucht sind; es gibt nur diese eine Form, der Name bleibt für den Fall, dass sich die gedruckte Regel findet.
option-empty_rows-stay_empty = Sie bleiben leer
