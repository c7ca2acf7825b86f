import type { Component } from 'svelte';

import type { Choice, Entry, Fact, OrderLine, TableInfo } from './wire';

/** The catalogues of the shell and, over them, of the game, in the reader's language. */
export interface Words {
  say(key: string, facts?: Record<string, Fact | undefined>): string;
  has(key: string): boolean;
}

/** What every part of a game is given. */
export interface Place<V> {
  /** What the reader sees: of the frame shown now, or of the draft. */
  view: V;
  info: TableInfo;
  /** Whom the page looks as. */
  seat: number | null;
  /** Empty unless this reader is asked and no older frame is still being shown. */
  choices: readonly Choice[];
  /** The choice marked now: its target is filled gold, the way to it drawn in gold. */
  chosen: Choice | null;
  /** The target that was touched in vain: dashed outline. */
  refused: string | null;
  words: Words;
  /** A player's name; the reader's own seat is "You". */
  name: (seat: number) => string;
  /** A click, tap or Enter on a place; the shell chooses, commits, or asks why not. */
  touch: (target: string) => void;
  /** Mark a way to act, or none: where several lie on one place, the board says which. */
  choose: (choice: Choice | null) => void;
  /** The steps of a gesture tried so far. */
  picked: readonly Choice[];
  /** Try a gesture anew from its first step, each by its notation, as far as the steps go; none of them drops the draft. */
  follow: (steps: readonly string[]) => void;
  /** The standing orders of the seat that looks. */
  orders: readonly OrderLine[];
  /** Leave a standing order. */
  order: (key: string, value: string) => void;
}

/** A game's own keys at the board; none of them may be one of the shell's (`keys.ts`). */
export interface GameKey<V> {
  /** As they come from the keyboard, small letters. */
  keys: readonly string[];
  /** As the list of keys shows them. */
  shown: string;
  /** What they do: a message of the game's catalogue. */
  says: string;
  /** Do it; false where it means nothing now. The board is given to move the focus on it. */
  press: (place: Place<V>, board: HTMLElement, key: string) => boolean;
}

/** The web part of a game: the default export of its `web/index.ts`. */
export interface GameWeb<V> {
  /** Fills its box; every touchable place is a `<button data-target="..." aria-label="...">`. */
  Board: Component<Place<V>>;
  /** The players as one table in the right column, with its own heading. */
  Players: Component<Place<V>>;
  /** Own things along the bottom (desktop) or pinned (phone). */
  Own: Component<Place<V>>;
  /** The inside of one way to act; inline elements only, for it lies in a button. */
  Offer: Component<Place<V> & { choice: Choice }>;
  /** The picture on the home page's card; fills its box. */
  Emblem: Component<Record<string, never>>;
  /** What stands before the name of something drawn at a real table, by its notation; inline elements only. */
  Drawn?: Component<{ notation: string }>;
  keys?: readonly GameKey<V>[];
  /**
   * The number that a choice stands for, if it is an amount: choices of one kind at one place that differ by it alone are one way
   * to act, whose number is stepped and typed.
   */
  amount?: (choice: Choice) => number | null;
  /** What stands under the final sum, told from the log. */
  Ending?: Component<Place<V> & { log: readonly Entry[] }>;
  /** How long a game takes. */
  minutes: number;
  phone?: { board: 'wide' | 'tall' };
}
