// Written by scripts/make_types.py from src/harena/server/wire/tells.py; not by hand.

import type { Frame, LinkLine, Now, People, TableInfo, TalkLine } from './table';
import type { Entry, Fact, Question } from './words';

/**
 * The table waits for players; `missing` are the seats that have not sat down, `yours` those of this page.
 *
 * `sees` are the seats as which this page may look without deciding; `host` tells that it holds the host's link.
 */
export interface Seating {
  readonly type: 'seating';
  readonly info: TableInfo;
  readonly yours: readonly number[];
  readonly sees: readonly number[];
  readonly host: boolean;
  readonly missing: readonly number[];
  readonly people: People;
  readonly talk: readonly TalkLine[];
}

/**
 * Everything anew; `seat` is whom the page looks as. Answers hello, look, and since where the gap is too old.
 *
 * `sees` and `host` as in :class:`Seating`; `talk` are the last lines of it.
 */
export interface Sync {
  readonly type: 'sync';
  readonly id: number;
  readonly info: TableInfo;
  readonly yours: readonly number[];
  readonly sees: readonly number[];
  readonly host: boolean;
  readonly seat: number | null;
  readonly log: readonly Entry[];
  readonly now: Now;
  readonly failures: number;
  readonly people: People;
  readonly talk: readonly TalkLine[];
}

/**
 * What happened after step `after`; `log` is the whole log anew where something was taken back.
 */
export interface News {
  readonly type: 'news';
  readonly after: number;
  readonly frames: readonly Frame[];
  readonly log: readonly Entry[] | null;
  readonly now: Now;
  readonly failures: number;
}

/**
 * The table after some small steps that are only tried; no question when the gesture is complete.
 */
export interface Draft {
  readonly type: 'draft';
  readonly id: number;
  readonly moves: readonly number[];
  readonly view: unknown;
  readonly question: Question | null;
}

/**
 * What was asked has been done.
 */
export interface Done {
  readonly type: 'done';
  readonly id: number;
  readonly step: number;
}

/**
 * What was asked has not been done, and why; also the answer to :class:`Why`.
 */
export interface Refused {
  readonly type: 'refused';
  readonly id: number;
  readonly step: number;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * Some frames of the past; `total` is how many there are.
 */
export interface Past {
  readonly type: 'past';
  readonly id: number;
  readonly first: number;
  readonly total: number;
  readonly frames: readonly Frame[];
}

/**
 * The people at the table, whenever something about them has changed.
 */
export interface Around {
  readonly type: 'around';
  readonly people: People;
}

/**
 * What is said; `all` tells that these are the last lines anew, else they come after those before.
 */
export interface Talk {
  readonly type: 'talk';
  readonly lines: readonly TalkLine[];
  readonly all: boolean;
}

/**
 * How many milliseconds are left for what is asked now, None where no time runs; sent where the table has a clock.
 */
export interface Clock {
  readonly type: 'clock';
  readonly left_ms: number | null;
}

/**
 * The links of a table that this page may hand on; answers Show, Renew and Take.
 */
export interface Links {
  readonly type: 'links';
  readonly id: number;
  readonly links: readonly LinkLine[];
}

/**
 * The table of a rematch, with the tokens there that stand for those of this page.
 */
export interface Rematch {
  readonly type: 'rematch';
  readonly table: string;
  readonly tokens: readonly string[];
}

/**
 * The last message: table deleted, link renewed, server stopped, or this page refused; `code` names the sentence.
 */
export interface Gone {
  readonly type: 'gone';
  readonly code: string;
}

export type FromServer = Seating | Sync | News | Draft | Done | Refused | Past | Around | Talk | Clock | Links | Rematch | Gone;
