/** The rulebook beside the board: which game's it is, and at which rule it lies open. */
class Shelf {
  /** The game whose rules a bare rule number means on this page. */
  game = $state<string | null>(null);
  open = $state(false);
  rule = $state<string | null>(null);
  /** Whose each rule of this game is, once that is known. */
  marks = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Counts the openings, so that the same rule opened again is shown again. */
  times = $state(0);

  show(rule: string | null): void {
    this.rule = rule;
    this.open = true;
    this.times += 1;
  }

  close(): void {
    this.open = false;
  }

  href(rule: string): string {
    return this.game === null ? '#' : `/rules/${this.game}#${rule}`;
  }
}

export const shelf = new Shelf();
