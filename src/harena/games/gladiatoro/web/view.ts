// Written by scripts/make_types.py from src/harena/games/gladiatoro/view.py; not by hand.

/**
 * A hex: its name, axial coordinates, and whether it is an obstacle or a start hex.
 */
export interface HexView {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly obstacle: boolean;
  readonly start: boolean;
}

/**
 * A type: its factors, how it changes the movement roll, and how far that lets it go, wounds apart (G1.2, G4.1).
 */
export interface TypeView {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly change: number;
  readonly least: number;
  readonly most: number;
}

/**
 * A gladiator; `factor` is what it is now, None while it is hidden or not chosen (G2.20).
 *
 * `allow` is what it adds to its dice when attacked from the front, side and rear (G1.5); nothing while that is hidden.
 */
export interface FigureView {
  readonly number: number;
  readonly seat: number;
  readonly team: number;
  readonly colour: string;
  readonly factor: number | null;
  readonly type: string | null;
  readonly hex: string | null;
  readonly facing: number;
  readonly hour: number;
  readonly wounds: number;
  readonly capacity: number | null;
  readonly allow: readonly number[];
  readonly extra_left: number;
  readonly acted: boolean;
  readonly alive: boolean;
}

/**
 * The main combat: who against whom, from which arc, dice so far; `added` is the target's allowance.
 */
export interface CombatView {
  readonly attacker: number;
  readonly target: number;
  readonly arc: string;
  readonly red: number;
  readonly black: number;
  readonly added: number;
  readonly red_sum: number;
  readonly black_sum: number;
}

/**
 * The arena as one seat sees it.
 *
 * `window` is the kind of window that is open, `asked` the seats that were asked in it, whoever has answered since,
 * `answer` one's own answer; `extra_actions` is how many a gladiator has in a turn. `queue` gives each seat's place, from
 * 0, and `order` its die. `arcs` is the arc of each direction counted from a figure's facing (G1.4), a die is its count and
 * faces. `barred` names the hexes that the roll reaches and the zone of control forbids to whoever moves now (G4.8).
 */
export interface View {
  readonly seat: number | null;
  readonly arena: string;
  readonly flat: boolean;
  readonly facing_mode: string;
  readonly markers: string;
  readonly figure_set: string;
  readonly hexes: readonly HexView[];
  readonly arcs: readonly string[];
  readonly types: readonly TypeView[];
  readonly move_die: readonly [number, number];
  readonly attack_die: readonly [number, number];
  readonly defence_die: readonly [number, number];
  readonly turn: number;
  readonly turn_limit: number;
  readonly quiet: number;
  readonly quiet_limit: number;
  readonly extra_actions: number;
  readonly phase: number | null;
  readonly stage: string;
  readonly bag: readonly number[];
  readonly figures: readonly FigureView[];
  readonly teams: readonly number[];
  readonly combat: CombatView | null;
  readonly rolled: number;
  readonly barred: readonly string[];
  readonly window: string | null;
  readonly asked: readonly number[];
  readonly answer: string | null;
  readonly queue: readonly number[];
  readonly order: readonly number[];
  readonly scores: readonly number[];
  readonly over: boolean;
}
