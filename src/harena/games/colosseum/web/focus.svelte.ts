/** What the reader looks at: a program of theirs, and a part of the board; open to everybody, so nothing of it is a secret. */
export type Face = 'market' | 'ring' | 'programs' | 'troupes';

class Focus {
  /** The program whose sum lies along the bottom; null: the best one. */
  program = $state<number | null>(null);
}

export const focus = new Focus();
