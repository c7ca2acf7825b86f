// Written by scripts/make_types.py from src/harena/server/wire.py and forms.py; not by hand.

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

/**
 * Who sits at a seat: `kind` is `human` or `bot:` and its name.
 */
export interface SeatInfo {
  readonly kind: string;
  readonly name: string;
}

/**
 * What everybody at a table may know about it, unchanged while it is played.
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
}

/**
 * The first message: the tokens this page holds, the seat it looks as (None: none), the last step it has seen.
 *
 * Answered by Seating or Sync; by News of what was missed where a step was named and nothing was taken back since.
 */
export interface Hello {
  readonly type: 'hello';
  readonly tokens?: readonly string[];
  readonly seat?: number | null;
  readonly since?: number | null;
  readonly id?: number;
}

/**
 * Look as another seat of one's own, or as none.
 */
export interface Look {
  readonly type: 'look';
  readonly seat?: number | null;
  readonly id?: number;
}

/**
 * Sit down at one's seats, each with 16 random bytes for the draws, in hexadecimal.
 */
export interface Ready {
  readonly type: 'ready';
  readonly shares: Readonly<Record<string, string>>;
  readonly id?: number;
}

/**
 * Ask what could follow some small steps of a gesture; nothing is recorded.
 */
export interface Try {
  readonly type: 'try';
  readonly at: number;
  readonly moves: readonly number[];
  readonly id?: number;
}

/**
 * Play a whole gesture.
 */
export interface Commit {
  readonly type: 'commit';
  readonly at: number;
  readonly moves: readonly number[];
  readonly id?: number;
}

/**
 * Ask why a place on the board is nothing to touch, after some small steps of a gesture.
 */
export interface Why {
  readonly type: 'why';
  readonly at: number;
  readonly moves: readonly number[];
  readonly target: string;
  readonly id?: number;
}

/**
 * Take back one's last gesture.
 */
export interface Undo {
  readonly type: 'undo';
  readonly at: number;
  readonly id?: number;
}

/**
 * Play again what was taken back.
 */
export interface Redo {
  readonly type: 'redo';
  readonly at: number;
  readonly id?: number;
}

/**
 * Say what was drawn or rolled at a real table.
 */
export interface Enter {
  readonly type: 'enter';
  readonly at: number;
  readonly outcome: number;
  readonly id?: number;
}

/**
 * Leave a standing order at the table, for the seat looked as.
 */
export interface Order {
  readonly type: 'order';
  readonly key: string;
  readonly value: string;
  readonly id?: number;
}

/**
 * End the game before its end.
 */
export interface Abandon {
  readonly type: 'abandon';
  readonly at: number;
  readonly id?: number;
}

/**
 * Ask for everything after a step, when a gap has shown.
 */
export interface Since {
  readonly type: 'since';
  readonly step: number;
  readonly id?: number;
}

/**
 * Ask for some frames of the past, from `first` on (0: the beginning).
 */
export interface History {
  readonly type: 'history';
  readonly first: number;
  readonly count: number;
  readonly id?: number;
}

/**
 * A standing order that one's seat can leave: the sentence `order-<code>`, what it may be set to, and what it is set to.
 *
 * Besides the words `values` it may take a whole number between the two `numbers`, written in digits.
 */
export interface OrderLine {
  readonly key: string;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly values: readonly string[];
  readonly numbers: readonly [number, number] | null;
  readonly value: string;
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
 * The table waits for players; `missing` are the seats that have not sat down, `yours` those of this page.
 */
export interface Seating {
  readonly type: 'seating';
  readonly info: TableInfo;
  readonly yours: readonly number[];
  readonly missing: readonly number[];
}

/**
 * Everything anew; `seat` is whom the page looks as. Answers hello, look, and since where the gap is too old.
 */
export interface Sync {
  readonly type: 'sync';
  readonly id: number;
  readonly info: TableInfo;
  readonly yours: readonly number[];
  readonly seat: number | null;
  readonly log: readonly Entry[];
  readonly now: Now;
  readonly failures: number;
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
 * The last message: the table was deleted, the server stops, or this connection is refused; `code` names the sentence.
 */
export interface Gone {
  readonly type: 'gone';
  readonly code: string;
}

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
 * The answer of `GET /api/house`.
 */
export interface HouseInfo {
  readonly version: string;
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
 * One table in the list of those kept here: `acting` are the seats to decide, `ranks` and `scores` the end.
 */
export interface TableLine {
  readonly info: TableInfo;
  readonly state: 'seating' | 'playing' | 'over' | 'abandoned' | 'unreadable';
  readonly steps: number;
  readonly acting: readonly number[];
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
}

/**
 * A table's id and, to its host, the secret token of each seat (empty for a bot's).
 */
export interface TableKeys {
  readonly id: string;
  readonly tokens: readonly string[];
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

export type Fact = number | string | KeyFact | WhoFact | AmountsFact | KindsFact | SharesFact;
export type FromPage = Hello | Look | Ready | Try | Commit | Why | Undo | Redo | Enter | Order | Abandon | Since | History;
export type FromServer = Seating | Sync | News | Draft | Done | Refused | Past | Gone;
