// Written by scripts/make_types.py from src/harena/server/wire/asks.py; not by hand.

/**
 * The first message: the tokens this page holds, the seat it looks as (None: none), the last step it has seen.
 *
 * Answered by Seating or Sync; by News of what was missed where a step was named and nothing was taken back since, followed by
 * Around and Talk.
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
 * End the game before its end; only where all persons who play sit at this page. Else it is proposed.
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
 * Get up again before the game has begun; a free seat of a public table is free again.
 */
export interface Stand {
  readonly type: 'stand';
  readonly seat: number;
  readonly id?: number;
}

/**
 * Take a free seat of a public table; answered by Links with its token, and from then on the page holds it.
 */
export interface Take {
  readonly type: 'take';
  readonly seat: number;
  readonly id?: number;
}

/**
 * Say what one is called at a seat of one's own, before the game has begun.
 */
export interface Call {
  readonly type: 'call';
  readonly seat: number;
  readonly name: string;
  readonly id?: number;
}

/**
 * Hand a seat of one's own over to a bot (`bot:greedy`), or take it back (`human`).
 *
 * The host may do so with any seat before the game has begun, and give a seat to a bot whose person has been away for a minute.
 */
export interface Sit {
  readonly type: 'sit';
  readonly seat: number;
  readonly kind: string;
  readonly id?: number;
}

/**
 * Give up: a bot plays the seat to the end, and it is shown as given up.
 */
export interface Resign {
  readonly type: 'resign';
  readonly seat: number;
  readonly id?: number;
}

/**
 * Propose something to all persons, for the seat looked as; `seat` is who is to be replaced.
 */
export interface Propose {
  readonly type: 'propose';
  readonly what: 'undo' | 'end' | 'replace' | 'rematch';
  readonly seat?: number | null;
  readonly id?: number;
}

/**
 * Agree to a proposal, for all seats of this page.
 */
export interface Agree {
  readonly type: 'agree';
  readonly number: number;
  readonly id?: number;
}

/**
 * Refuse a proposal, or withdraw one's own.
 */
export interface Refuse {
  readonly type: 'refuse';
  readonly number: number;
  readonly id?: number;
}

/**
 * Say something to everybody at the table: plain text.
 */
export interface Say {
  readonly type: 'say';
  readonly text: string;
  readonly id?: number;
}

/**
 * Ask for the links that this page may hand on; answered by Links.
 */
export interface Show {
  readonly type: 'show';
  readonly id?: number;
}

/**
 * Make a link anew: the old one is dead at once. Answered by Links.
 */
export interface Renew {
  readonly type: 'renew';
  readonly link: string;
  readonly id?: number;
}

export type FromPage = Hello | Look | Ready | Try | Commit | Why | Undo | Redo | Enter | Order | Abandon | Since | History | Stand | Take | Call | Sit | Resign | Propose | Agree | Refuse | Say | Show | Renew;
