# Die Schalter von Colosseum, wie man sie beim Einrichten einer Partie liest.

option-auction_mode = Versteigerung
option-auction_mode-help = Wie gedruckt, oder die Variante der Autoren, in der alle Versteigerungen beginnen.
option-auction_mode-base = Wie gedruckt
option-auction_mode-intense = Intensive Versteigerung

option-auction_min_bid = Mindestgebot
option-auction_min_bid-help = Das niedrigste Eröffnungsgebot.

option-auction_refill_order = Märkte füllen
option-auction_refill_order-help = In welcher Reihenfolge leere Märkte gefüllt werden.
option-auction_refill_order-left_to_right = Von links nach rechts
option-auction_refill_order-order_emptied = Wie sie leer wurden

option-invest_buy_limit = Welche Programme
option-invest_buy_limit-help = Welche Nummer ein gekauftes Programm übersteigen muss.
option-invest_buy_limit-produced = Höchstes veranstaltetes
option-invest_buy_limit-bought = Höchstes gekauftes
option-invest_buy_limit-last_produced = Zuletzt veranstaltetes

option-invest_max_per_phase = Investitionen je Phase
option-invest_max_per_phase-help = Wie viele möglich sind; ab der zweiten kostet es eine Gebühr.

option-trade_partners = Wer handelt
option-trade_partners-help = Alle mit dem aktiven Spieler, oder reihum alle mit allen.
option-trade_partners-active_only = Mit dem aktiven Spieler
option-trade_partners-open = Alle mit allen

option-trade_gifts = Geschenke
option-trade_gifts-help = Ob eine Seite eines Handels leer sein darf.

option-trade_offer_cap = Angebote je Phase
option-trade_offer_cap-help = Wie viele Angebote ein Spieler in einer Handelsphase machen darf.

option-board_start_arena = Erste Arena
option-board_start_arena-help = Welche Arena dem Startspieler gehört.
option-board_start_arena-32-33 = Felder 32 und 33
option-board_start_arena-first_clockwise = Die erste hinter dem Kaiser

option-dice_tie_break = Würfel im Gleichstand
option-dice_tie_break-help = Gewöhnliche Würfel, oder die besonderen mit dem höchsten Wert der Spanne.
option-dice_tie_break-plain_1_6 = Gewöhnliche, 1 bis 6
option-dice_tie_break-special = Bewegungswürfel

option-dice_max_rerolls = Neue Würfe höchstens
option-dice_max_rerolls-help = Wie oft bei Gleichstand neu gewürfelt wird.

option-programs_row_18_scale = Programm 18
option-programs_row_18_scale-help = Seine Zuschauer bei fehlenden Plättchen: wie verzeichnet, oder geglättet.
option-programs_row_18_scale-listed = Wie verzeichnet
option-programs_row_18_scale-smooth = Geglättet

option-medals_recycle = Orden kommen zurück
option-medals_recycle-help = Ob ausgegebene Orden in den Vorrat zurückkehren.

option-medals_free_action_timing = Einlösen und tauschen
option-medals_free_action_timing-help = Bei jeder eigenen Entscheidung, oder nicht in Antworten an andere.
option-medals_free_action_timing-own_decision = Bei jeder eigenen Entscheidung
option-medals_free_action_timing-own_phase = Nicht in Antworten

option-cleanup_order = Plättchen abgeben
option-cleanup_order-help = In Zugreihenfolge, oder verdeckt gewählt und zugleich gezeigt.
option-cleanup_order-turn_order = In Zugreihenfolge
option-cleanup_order-at_once = Alle zugleich

option-cleanup_without_event = Ohne Veranstaltung
option-cleanup_without_event-help = Ob ohne Veranstaltung ein Plättchen der letzten verloren geht.
option-cleanup_without_event-none = Nichts geht verloren
option-cleanup_without_event-last_event = Ein Plättchen der letzten

option-star_multi_overtake = Von zweien überholt
option-star_multi_overtake-help = Was aus einer Auszeichnung wird, wenn zwei Gleiche den Besitzer überholen.
option-star_multi_overtake-to_supply = In den Vorrat
option-star_multi_overtake-owner_keeps = Der Besitzer behält sie

option-bank_unlimited = Unbegrenzte Bank
option-bank_unlimited-help = Ob die Bank immer zahlen kann.

option-bank_total = Münzen insgesamt
option-bank_total-help = Die Münzen einer begrenzten Bank, das Startgeld eingeschlossen.

option-tie_break = Letzter Gleichstand
option-tie_break-help = Was nach Münzen und Auszeichnungen entscheidet.
option-tie_break-shared = Geteilter Sieg
option-tie_break-earlier_best = Früherer Bestwert
