// Written by scripts/make_types.py from src/harena/server/wire/table.py; not by hand.

import type { Entry, Fact, Question, Result, Said } from './words';

/**
 * Who sits at a seat: `kind` is `human` or `bot:` and its name.
 */
export interface SeatInfo {
  readonly kind: string;
  readonly name: string;
}

/**
 * What everybody at a table may know about it.
 *
 * `seats` are as they stood when this was sent; :class:`People` tells what changes. A `public` table stands in the lobby and
 * anybody may watch it. `clock_s` is how many seconds there are for a decision, 0 where time does not count.
 */
export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly edition: number;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly source: 'seeded' | 'entered' | 'scripted';
  readonly commitment: string;
  readonly predictable: boolean;
  readonly undo: boolean;
  readonly quiet: boolean;
  readonly made: number;
  readonly public: boolean;
  readonly clock_s: number;
}

/**
 * A standing order that one's seat can leave: the sentence `order-<code>`, what it may be set to, and what it is set to.
 *
 * Besides the words `values` it may take a whole number between the two `numbers`, written in digits. `lapsed` is what it
 * was set to for a time that is over, else empty.
 */
export interface OrderLine {
  readonly key: string;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly values: readonly string[];
  readonly numbers: readonly [number, number] | null;
  readonly value: string;
  readonly lapsed: string;
}

/**
 * How the table stands for one reader.
 *
 * `waiting` are the seats of this very page that are asked; `acting` the seats to decide as everybody knows them, empty
 * while a secret `window` is open. `question` is there when the seat looked as is asked. `undo` is None where one's undo
 * is free, else why it is not. `due` are the outcomes that people have to enter. `orders` are one's own.
 */
export interface Now {
  readonly step: number;
  readonly view: unknown;
  readonly question: Question | null;
  readonly waiting: readonly number[];
  readonly acting: readonly number[];
  readonly window: boolean;
  readonly undo: Said | null;
  readonly redo: boolean;
  readonly due: readonly (readonly [number, string])[];
  readonly orders: readonly OrderLine[];
  readonly result: Result | null;
}

/**
 * One step as one reader may see it: what was told, and the table after it.
 *
 * A gesture's small steps before its last carry no view. `who` is -1 for chance; `kind` says what the step was.
 */
export interface Frame {
  readonly step: number;
  readonly kind: 'start' | 'move' | 'undo' | 'redo' | 'end';
  readonly who: number;
  readonly told: readonly Entry[];
  readonly view: unknown;
}

/**
 * Who plays a seat now: `human`, or `bot:` and its name.
 *
 * `ready` has sat down before the game; `here` has a page open; `resigned` is played by a bot to the end.
 */
export interface Person {
  readonly kind: string;
  readonly name: string;
  readonly ready: boolean;
  readonly here: boolean;
  readonly resigned: boolean;
}

/**
 * What a seat proposes to all persons; it happens when nobody is `missing`, and not if one refuses.
 *
 * `undo` takes back the proposer's last gesture and all since, `end` ends the game without a result, `replace` gives
 * `seat` to a bot, `rematch` lays a new table with the seats moved on by one.
 */
export interface Proposal {
  readonly number: number;
  readonly what: 'undo' | 'end' | 'replace' | 'rematch';
  readonly by: number;
  readonly seat: number | null;
  readonly agreed: readonly number[];
  readonly missing: readonly number[];
}

/**
 * Everybody at the table: who plays each seat, whether the host is here, how many pages watch, and what is proposed.
 */
export interface People {
  readonly seats: readonly Person[];
  readonly host: boolean;
  readonly watching: number;
  readonly proposal: Proposal | null;
}

/**
 * Something said at the table, or done there beside the game; none of it is in the record.
 *
 * `who` and `seat` are set by the server: a `seat`, the `host`, a page that watches (`seat` is its number) or the
 * `table` itself. `text` is plain text where somebody speaks; else `code` and `facts` are a sentence `talk-<code>`.
 * `at` is in milliseconds since 1970.
 */
export interface TalkLine {
  readonly who: 'seat' | 'host' | 'watch' | 'table';
  readonly seat: number | null;
  readonly text: string;
  readonly code: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly at: number;
}

/**
 * A link that this page may hand on: `host`, `watch`, `seat:N` or `see:N`, and its token.
 */
export interface LinkLine {
  readonly link: string;
  readonly token: string;
}
