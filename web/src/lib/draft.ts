/** What a page thinks of and has to say, beside what the server told. */
import type { Choice, Now, Question, Said } from './wire';

/** The steps of a gesture tried so far. */
export interface Walk {
  moves: readonly number[];
  picked: readonly Choice[];
  view: unknown;
  question: Question | null;
}

/** Something to say beside the place it concerns: `said` by the game or the table, or one of the shell's own messages. */
export interface Note {
  target: string | null;
  said: Said | null;
  message: string | null;
}

/** How the table stands, without anything that one seat alone may know. */
export const bare = (now: Now): Now => ({ ...now, view: null, question: null, undo: null, orders: [] });

export function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
