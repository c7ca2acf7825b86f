# The switches of Gladiatoro, as a table reads them when it sets up a fight; those of our own making are marked so by the shell.

option-preset = Preset
option-preset-help = Whose defaults the other switches take: the blog keeps to the author, the house adds a step and a push.
option-preset-blog = The blog
option-preset-house = This house

option-arena = Arena
option-arena-help = Where the fight takes place; draw your own in a data file.
option-arena-hexagon = Hexagon, 61 hexes
option-arena-pit = Pit, 19 hexes
option-arena-long = Long hall
option-arena-spina = Spina, with a barrier

option-setup_teams = Teams
option-setup_teams-help = Who fights beside whom; seats are dealt out in turn.
option-setup_teams-none = All against all
option-setup_teams-two = Two teams
option-setup_teams-three = Three teams

option-setup_figures_per_player = Gladiators a colour
option-setup_figures_per_player-help = How many gladiators each player leads, 24 in all at most.

option-setup_factor_choice = Choice of factors
option-setup_factor_choice-help = Free choice, or the same total for every team.
option-setup_factor_choice-free = Free
option-setup_factor_choice-equal_total = Equal totals

option-setup_factor_total = Total of factors
option-setup_factor_total-help = What the factors of a team add up to with equal totals; 0 stands for 4 a gladiator.

option-setup_markers = Markers
option-setup_markers-help = What shows factor and facing.
option-setup_markers-die = A small die
option-setup_markers-plate = A plate

option-setup_figure_set = Figures
option-setup_figure_set-help = What stands on the hexes.
option-setup_figure_set-roman = Gladiators
option-setup_figure_set-discs = Discs

option-facing_mode = Facing
option-facing_mode-help = Whether one faces a corner or a side, and how the neighbours are split.
option-facing_mode-vertex_222 = Corner: 2 front, 2 side, 2 rear
option-facing_mode-side_321 = Side: 3 front, 2 side, 1 rear
option-facing_mode-side_141 = Side: 1 front, 4 side, 1 rear

option-move_up_to = Moving less than rolled
option-move_up_to-help = Whether one may stop short; otherwise the whole roll is used.

option-zoc_max_adjacent = Hexes beside foes
option-zoc_max_adjacent-help = How many hexes beside foes one movement may enter.

option-zoc_count_start_hex = Start hex counts
option-zoc_count_start_hex-help = Whether the hex where one begins counts for the zone of control; fights then easily stall.

option-zoc_scope = Zone of control
option-zoc_scope-help = Whether foes count together, each apart, or not at all.
option-zoc_scope-any_enemy = All foes together
option-zoc_scope-same_enemy = Each foe apart
option-zoc_scope-off = No zone

option-normal_action = Normal action
option-normal_action-help = What a gladiator may do in its phase.
option-normal_action-move_then_attack = Move, then attack
option-normal_action-move_or_attack = Move or attack
option-normal_action-any_order = Both in any order

option-bag_token_per = Tokens in the bag
option-bag_token_per-help = One for each gladiator, or one for each player.
option-bag_token_per-figure = One a gladiator
option-bag_token_per-player = One a player

option-extra_per_turn = Extra actions a turn
option-extra_per_turn-help = How many each gladiator has; 0 does away with windows, support and turning.

option-extra_windows = Windows
option-extra_windows-help = When extra actions may be taken.
option-extra_windows-both = Before and after an action
option-extra_windows-prior = Only before
option-extra_windows-posterior = Only after

option-extra_menu = What an extra action may be
option-extra_menu-help = Turning is always allowed; a step by choice.
option-extra_menu-turn = Turning
option-extra_menu-turn_step_1 = Turning or one hex
option-extra_menu-turn_step_roll = Turning or a step by roll
option-extra_menu-turn_step_both = All of these

option-extra_ties = Ties of the order
option-extra_ties-help = What happens when several roll the same.
option-extra_ties-reroll = They roll again
option-extra_ties-seat_order = Seats decide
option-extra_ties-shared = They act together

option-extra_max_rerolls = Rerolls at most
option-extra_max_rerolls-help = How often ties are rolled again before seats decide.

option-combat_compare = Comparing dice
option-combat_compare-help = How red meets black.
option-combat_compare-sum = Sums
option-combat_compare-highest = Highest dice
option-combat_compare-each_die = Each red die alone

option-combat_tie = A tie
option-combat_tie-help = What a tie does.
option-combat_tie-defender = Nothing
option-combat_tie-attacker = A hit
option-combat_tie-both_wounded = Both are wounded

option-combat_react_turn = Turning in a combat
option-combat_react_turn-help = When gladiators around a combat may turn; before the roll every flank attack can be parried.
option-combat_react_turn-after_roll = After the roll
option-combat_react_turn-before_roll = Before the roll
option-combat_react_turn-off = Not at all

option-combat_react_circle = Who may turn
option-combat_react_circle-help = All around the main pair, or the target alone.
option-combat_react_circle-all_adjacent_to_pair = All around the pair
option-combat_react_circle-target_only = The target alone

option-support_attack = Attack support
option-support_attack-help = Whether team mates add red dice.

option-support_defence = Defence support
option-support_defence-help = Whether team mates add black dice.

option-support_max_dice = Support dice at most
option-support_max_dice-help = For each side; 0 sets no limit.

option-support_defence_adjacent_to = Defenders stand beside
option-support_defence_adjacent_to-help = Whom a supporter of the defence must touch.
option-support_defence_adjacent_to-attacker = The attacker
option-support_defence_adjacent_to-target = The target
option-support_defence_adjacent_to-either = One of the two

option-support_needs_front = Supporters need the front
option-support_needs_front-help = Whether a supporter must face the opponent.

option-damage_model = Wounds of a hit
option-damage_model-help = How many wounds a hit makes.
option-damage_model-one_per_hit = One
option-damage_model-by_margin = Two beyond a margin of 5
option-damage_model-by_ratio = By how many times
option-damage_model-ladder = Three light ones make a serious one

option-damage_capacity = Wounds that take one out
option-damage_capacity-help = How many wounds a gladiator can bear no longer.

option-damage_effect = What a wound does
option-damage_effect-help = Besides being counted.
option-damage_effect-none = Nothing
option-damage_effect-factor_minus_1 = Factor one less
option-damage_effect-move_minus_1 = Movement one less

option-push_mode = Push
option-push_mode-help = Whether a hit drives its target back.
option-push_mode-off = No
option-push_mode-retreat_1 = One hex back
option-push_mode-retreat_1_follow_up = One hex back, and follow up

option-push_blocked = Blocked push
option-push_blocked-help = What happens to one that cannot go back.
option-push_blocked-wound = A wound
option-push_blocked-none = Nothing

option-end_turn_limit = Turn limit
option-end_turn_limit-help = After how many turns the fight ends; 0 sets none.

option-end_no_hit_turns = Turns without a hit
option-end_no_hit_turns-help = After how many of them the fight ends; 0 sets no limit.

option-victory = Who wins
option-victory-help = What decides the fight.
option-victory-last_team = The last team standing
option-victory-points = Points for wounds and eliminations
option-victory-first_blood = First blood
option-victory-most_wounds_dealt = Most wounds dealt
