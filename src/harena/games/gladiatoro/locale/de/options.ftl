# Die Schalter von Gladiatoro, wie man sie beim Aufbau eines Kampfes liest.

option-preset = Vorgabe
option-preset-help = Wessen Werte die übrigen Schalter haben: Blog hält sich an den Autor, Haus fügt Schritt und Drängen hinzu.
option-preset-blog = Das Blog
option-preset-house = Dieses Haus

option-arena = Arena
option-arena-help = Wo gekämpft wird; eigene stehen in einer Datendatei.
option-arena-hexagon = Sechseck, 61 Felder
option-arena-pit = Grube, 19 Felder
option-arena-long = Lange Halle
option-arena-spina = Spina, mit Barriere

option-setup_teams = Teams
option-setup_teams-help = Wer mit wem kämpft; die Plätze werden reihum verteilt.
option-setup_teams-none = Jeder gegen jeden
option-setup_teams-two = Zwei Teams
option-setup_teams-three = Drei Teams

option-setup_figures_per_player = Gladiatoren je Farbe
option-setup_figures_per_player-help = Wie viele Gladiatoren jeder führt, höchstens 24 insgesamt.

option-setup_factor_choice = Wahl der Faktoren
option-setup_factor_choice-help = Frei, oder dieselbe Summe für jedes Team.
option-setup_factor_choice-free = Frei
option-setup_factor_choice-equal_total = Gleiche Summen

option-setup_factor_total = Summe der Faktoren
option-setup_factor_total-help = Was die Faktoren eines Teams bei gleichen Summen ergeben; 0 steht für 4 je Gladiator.

option-setup_markers = Marker
option-setup_markers-help = Was Faktor und Blick zeigt.
option-setup_markers-die = Ein kleiner Würfel
option-setup_markers-plate = Ein Schild

option-setup_figure_set = Figuren
option-setup_figure_set-help = Was auf den Feldern steht.
option-setup_figure_set-roman = Gladiatoren
option-setup_figure_set-discs = Scheiben

option-facing_mode = Blick
option-facing_mode-help = Ob man auf eine Ecke oder eine Seite schaut, und wie die Nachbarn geteilt sind.
option-facing_mode-vertex_222 = Ecke: 2 vorn, 2 Seite, 2 hinten
option-facing_mode-side_321 = Seite: 3 vorn, 2 Seite, 1 hinten
option-facing_mode-side_141 = Seite: 1 vorn, 4 Seite, 1 hinten

option-move_up_to = Weniger ziehen als gewürfelt
option-move_up_to-help = Ob man vorher halten darf; sonst gilt der ganze Wurf.

option-zoc_max_adjacent = Felder neben Gegnern
option-zoc_max_adjacent-help = Wie viele davon eine Bewegung betreten darf.

option-zoc_count_start_hex = Startfeld zählt
option-zoc_count_start_hex-help = Ob das Feld, auf dem man beginnt, für die Kontrollzone zählt; dann stockt ein Kampf leicht.

option-zoc_scope = Kontrollzone
option-zoc_scope-help = Ob Gegner zusammen zählen, jeder für sich oder gar nicht.
option-zoc_scope-any_enemy = Alle zusammen
option-zoc_scope-same_enemy = Jeder für sich
option-zoc_scope-off = Keine Zone

option-normal_action = Normale Aktion
option-normal_action-help = Was ein Gladiator in seiner Phase tun darf.
option-normal_action-move_then_attack = Ziehen, dann angreifen
option-normal_action-move_or_attack = Ziehen oder angreifen
option-normal_action-any_order = Beides in beliebiger Folge

option-bag_token_per = Marker im Beutel
option-bag_token_per-help = Einer je Gladiator oder einer je Spieler.
option-bag_token_per-figure = Einer je Gladiator
option-bag_token_per-player = Einer je Spieler

option-extra_per_turn = Extraaktionen je Runde
option-extra_per_turn-help = Wie viele jeder Gladiator hat; 0 schafft Fenster, Hilfe und Drehen ab.

option-extra_windows = Fenster
option-extra_windows-help = Wann Extraaktionen erlaubt sind.
option-extra_windows-both = Vor und nach einer Aktion
option-extra_windows-prior = Nur davor
option-extra_windows-posterior = Nur danach

option-extra_menu = Was eine Extraaktion sein darf
option-extra_menu-help = Drehen ist immer erlaubt; ein Schritt nach Wahl.
option-extra_menu-turn = Drehen
option-extra_menu-turn_step_1 = Drehen oder ein Feld
option-extra_menu-turn_step_roll = Drehen oder ein Schritt nach Wurf
option-extra_menu-turn_step_both = All das

option-extra_ties = Gleichstand der Reihenfolge
option-extra_ties-help = Was geschieht, wenn mehrere dasselbe würfeln.
option-extra_ties-reroll = Sie würfeln neu
option-extra_ties-seat_order = Der Platz entscheidet
option-extra_ties-shared = Sie handeln gemeinsam

option-extra_max_rerolls = Wiederholungen höchstens
option-extra_max_rerolls-help = Wie oft neu gewürfelt wird, ehe der Platz entscheidet.

option-combat_compare = Würfel vergleichen
option-combat_compare-help = Wie Rot auf Schwarz trifft.
option-combat_compare-sum = Summen
option-combat_compare-highest = Höchste Würfel
option-combat_compare-each_die = Jeder rote für sich

option-combat_tie = Gleichstand
option-combat_tie-help = Was ein Gleichstand bewirkt.
option-combat_tie-defender = Nichts
option-combat_tie-attacker = Ein Treffer
option-combat_tie-both_wounded = Beide verwundet

option-combat_react_turn = Drehen im Kampf
option-combat_react_turn-help = Wann sich Gladiatoren ringsum drehen dürfen; vor dem Wurf lässt sich jeder Flankenangriff parieren.
option-combat_react_turn-after_roll = Nach dem Wurf
option-combat_react_turn-before_roll = Vor dem Wurf
option-combat_react_turn-off = Gar nicht

option-combat_react_circle = Wer sich drehen darf
option-combat_react_circle-help = Alle um das Hauptpaar, oder nur das Ziel.
option-combat_react_circle-all_adjacent_to_pair = Alle ringsum
option-combat_react_circle-target_only = Nur das Ziel

option-support_attack = Hilfe für den Angriff
option-support_attack-help = Ob Gefährten rote Würfel hinzufügen.

option-support_defence = Hilfe für die Verteidigung
option-support_defence-help = Ob Gefährten schwarze Würfel hinzufügen.

option-support_max_dice = Hilfswürfel höchstens
option-support_max_dice-help = Je Seite; 0 setzt keine Grenze.

option-support_defence_adjacent_to = Verteidiger stehen neben
option-support_defence_adjacent_to-help = Wen ein Helfer der Verteidigung berühren muss.
option-support_defence_adjacent_to-attacker = Dem Angreifer
option-support_defence_adjacent_to-target = Dem Ziel
option-support_defence_adjacent_to-either = Einem von beiden

option-support_needs_front = Helfer brauchen die Front
option-support_needs_front-help = Ob ein Helfer den Gegner vor sich haben muss.

option-damage_model = Wunden eines Treffers
option-damage_model-help = Wie viele Wunden ein Treffer macht.
option-damage_model-one_per_hit = Eine
option-damage_model-by_margin = Zwei bei mehr als 5 Abstand
option-damage_model-by_ratio = Nach dem Vielfachen
option-damage_model-ladder = Drei leichte machen eine schwere

option-damage_capacity = Wunden bis zum Ausscheiden
option-damage_capacity-help = Bei wie vielen Wunden ein Gladiator fällt.

option-damage_effect = Was eine Wunde tut
option-damage_effect-help = Außer gezählt zu werden.
option-damage_effect-none = Nichts
option-damage_effect-factor_minus_1 = Faktor eins weniger
option-damage_effect-move_minus_1 = Bewegung eins weniger

option-push_mode = Zurückdrängen
option-push_mode-help = Ob ein Treffer sein Ziel zurückdrängt.
option-push_mode-off = Nein
option-push_mode-retreat_1 = Ein Feld zurück
option-push_mode-retreat_1_follow_up = Ein Feld zurück, mit Nachrücken

option-push_blocked = Versperrtes Drängen
option-push_blocked-help = Was dem geschieht, der nicht zurückkann.
option-push_blocked-wound = Eine Wunde
option-push_blocked-none = Nichts

option-end_turn_limit = Rundengrenze
option-end_turn_limit-help = Nach wie vielen Runden der Kampf endet; 0 setzt keine.

option-end_no_hit_turns = Runden ohne Treffer
option-end_no_hit_turns-help = Nach wie vielen der Kampf endet; 0 setzt keine Grenze.

option-victory = Wer gewinnt
option-victory-help = Was den Kampf entscheidet.
option-victory-last_team = Das letzte stehende Team
option-victory-points = Punkte für Wunden und Ausscheiden
option-victory-first_blood = Erstes Blut
option-victory-most_wounds_dealt = Meiste geschlagene Wunden
