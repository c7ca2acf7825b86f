// Written by scripts/make_types.py from src/harena/games/baumeister/view.py; not by hand.

/**
 * One player's things; `hand` is None where its kinds are hidden (B2.3).
 */
export interface PlayerView {
  readonly seat: number;
  readonly fame: number;
  readonly cards: number;
  readonly limit: number;
  readonly hand: readonly number[] | null;
  readonly tiles: readonly number[];
  readonly strip: number;
  readonly wheels: number;
  readonly marker: number;
  readonly built: number;
  readonly majorities: readonly number[];
  readonly score: number | null;
}

/**
 * A part: its name, back, cost of water, wood, grain, stone, and fame.
 */
export interface PartView {
  readonly name: string;
  readonly back: string;
  readonly cost: readonly number[];
  readonly fame: number;
}

/**
 * A slot of the building site: its bonus, and the part and its builder where it is filled.
 */
export interface SlotView {
  readonly bonus: number;
  readonly part: PartView | null;
  readonly builder: number | null;
}

/**
 * The table as one seat sees it.
 *
 * `window` names the seats that were asked in a secret scoring, whoever has answered since; `answer` is one's own.
 */
export interface View {
  readonly seat: number | null;
  readonly turn: number;
  readonly turn_limit: number;
  readonly active: number | null;
  readonly start: number | null;
  readonly consul: number;
  readonly rows: readonly (readonly string[])[];
  readonly shown: readonly (PartView | null)[];
  readonly site: readonly SlotView[];
  readonly built: number;
  readonly piles: readonly number[];
  readonly storage_left: number;
  readonly stacks: readonly number[];
  readonly deck: number;
  readonly deck_back: string | null;
  readonly token: string | null;
  readonly players: readonly PlayerView[];
  readonly window: readonly number[];
  readonly scoring: string | null;
  readonly answer: number | null;
  readonly chosen: readonly number[];
  readonly over: boolean;
}
