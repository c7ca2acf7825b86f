// Written by scripts/make_types.py from src/harena/server/forms.py; not by hand.

import type { TableInfo } from './table';
import type { Fact } from './words';

/**
 * A switch: `values`, or whole numbers `low` to `high`; `mark` says whose rule it is.
 */
export interface OptionInfo {
  readonly key: string;
  readonly default: boolean | number | string;
  readonly values: readonly (boolean | number | string)[];
  readonly low: number;
  readonly high: number;
  readonly mark: 'official' | 'two_sources' | 'one_source' | 'inferred' | 'house';
  readonly rules: readonly string[];
}

/**
 * A game, as the page that makes tables needs it.
 */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly number[];
  readonly author: string;
  readonly publisher: string;
  readonly year: number;
  readonly options: readonly OptionInfo[];
}

/**
 * The answer of `GET /api/house`; in a `public` house anybody makes tables, and no list shows those of others.
 */
export interface HouseInfo {
  readonly version: string;
  readonly public: boolean;
  readonly languages: readonly string[];
  readonly bots: readonly string[];
  readonly games: readonly GameInfo[];
}

/**
 * A rule or a chapter's heading; `html` is made of our own rulebook, no other text gets into it.
 */
export interface RuleText {
  readonly id: string;
  readonly title: string;
  readonly mark: string;
  readonly chapter: boolean;
  readonly html: string;
}

/**
 * One table in a list: `acting` are the seats to decide, `ranks` and `scores` the end.
 *
 * `free` are the seats that anybody may take, `yours` those whose links were shown.
 */
export interface TableLine {
  readonly info: TableInfo;
  readonly state: 'seating' | 'playing' | 'over' | 'abandoned' | 'unreadable';
  readonly steps: number;
  readonly acting: readonly number[];
  readonly free: readonly number[];
  readonly yours: readonly number[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly changed: number;
}

/**
 * A seat of a table to be made; a bot's or an empty name is chosen by whoever shows it.
 */
export interface NewSeat {
  readonly kind: string;
  readonly name?: string;
}

/**
 * The body of `POST /api/tables`.
 */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly title?: string;
  readonly undo?: boolean;
  readonly quiet?: boolean;
  readonly window_min_ms?: number;
  readonly source?: 'seeded' | 'entered';
  readonly public?: boolean;
  readonly clock_s?: number;
}

/**
 * A table's id and, to its host, the secret tokens of its links: the host's, one to watch, and one for each seat.
 *
 * Empty where a bot sits, or where the seat's player has made the link anew.
 */
export interface TableKeys {
  readonly id: string;
  readonly host: string;
  readonly watch: string;
  readonly tokens: readonly string[];
}

/**
 * A table that a page asks about in `POST /api/mine`, with the tokens that it holds for it.
 */
export interface Mine {
  readonly id: string;
  readonly tokens: readonly string[];
}

/**
 * What is needed to redo every draw of a game that is over, in hexadecimal: the promised seed and what the seats added.
 *
 * `outcomes` are the possible ones of each draw ever made, with their weights; `drawn` is which of them it was.
 */
export interface Draws {
  readonly commitment: string;
  readonly seed: string;
  readonly shares: readonly string[];
  readonly outcomes: readonly (readonly (readonly [number, number])[])[];
  readonly drawn: readonly number[];
}

/**
 * A refused request: a sentence by code, or plain English `text` where it concerns the host.
 */
export interface Fault {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
}
