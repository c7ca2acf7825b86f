// Written by scripts/make_types.py from src/harena/server/wire/words.py; not by hand.

/**
 * A name that the catalogues know.
 */
export interface KeyFact {
  readonly is: 'key';
  readonly key: string;
}

/**
 * A player, by seat.
 */
export interface WhoFact {
  readonly is: 'who';
  readonly seat: number;
}

/**
 * Counted things, by catalogue key.
 */
export interface AmountsFact {
  readonly is: 'amounts';
  readonly pairs: readonly (readonly [string, number])[];
}

/**
 * Several names that the catalogues know.
 */
export interface KindsFact {
  readonly is: 'kinds';
  readonly keys: readonly string[];
}

/**
 * A number for each of several players, by seat.
 */
export interface SharesFact {
  readonly is: 'shares';
  readonly pairs: readonly (readonly [number, number])[];
}

/**
 * One sentence: its code, the rule it rests on or nothing, and its facts.
 */
export interface Said {
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * One line of the log: the step it happened in, who acted (-1: chance), and its topic for filters.
 */
export interface Entry {
  readonly step: number;
  readonly who: number;
  readonly topic: string;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * A legal small step, where it lies on the board, and what it would cost and bring.
 *
 * `settles` tells that the gesture is complete after it; else `rest` is how the game suggests to complete it, and `whole`
 * that rest in words.
 */
export interface Choice {
  readonly move: number;
  readonly notation: string;
  readonly target: string;
  readonly settles: boolean;
  readonly rest: readonly number[];
  readonly whole: Said | null;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * What a seat is asked, and everything it may do; `suggested` is a whole gesture, `whole` that gesture in words.
 */
export interface Question {
  readonly ask: Said;
  readonly choices: readonly Choice[];
  readonly suggested: readonly number[];
  readonly whole: Said | null;
}

/**
 * One line of a final sum.
 */
export interface TallyLine {
  readonly code: string;
  readonly rule: string;
  readonly points: number;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * How a game ended; no ranks where it was abandoned. `seed` is revealed with it, in hexadecimal.
 */
export interface Result {
  readonly rule: string;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly tallies: readonly (readonly TallyLine[])[];
  readonly seed: string | null;
}

export type Fact = number | string | KeyFact | WhoFact | AmountsFact | KindsFact | SharesFact;
