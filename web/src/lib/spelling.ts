/** A gesture that a board spells out at once: its steps are tried one after the other, and the newest wish counts. */
import type { Walk } from './draft';
import type { Choice, Question } from './wire';

interface Line {
  /** Where things stand: the step, and what is asked. */
  begin: () => { step: number; question: Question | null } | null;
  /** Try some steps; null where that came to nothing, or too late. */
  ask: (at: number, moves: readonly number[]) => Promise<{ view: unknown; question: Question | null } | null>;
  done: (walk: Walk | null) => void;
}

export class Spelling {
  #wished: readonly string[] | null = null;
  #running = false;

  constructor(private readonly line: Line) {}

  /**
   * Try steps by their notation, as far as each is a way to act; none at all drops the draft. A step with `?` before it is passed
   * over where it is no way to act: what leaves no choice is done unasked.
   */
  async follow(steps: readonly string[]): Promise<void> {
    this.#wished = steps;
    if (this.#running) return;
    this.#running = true;
    while (this.#wished !== null) {
      const wish = this.#wished;
      this.#wished = null;
      await this.#spell(wish);
    }
    this.#running = false;
  }

  async #spell(steps: readonly string[]): Promise<void> {
    const start = this.line.begin();
    if (start === null) return;
    let { question } = start;
    let view: unknown = null;
    const picked: Choice[] = [];
    for (const step of steps) {
      const choice = question?.choices.find((one) => one.notation === step.replace(/^\?/, ''));
      if (choice === undefined && step.startsWith('?')) continue;
      if (choice === undefined) break;
      const answer = await this.line.ask(start.step, [...picked.map((one) => one.move), choice.move]);
      if (answer === null || this.#wished !== null) return;
      picked.push(choice);
      ({ view, question } = answer);
    }
    this.line.done(picked.length === 0 ? null : { moves: picked.map((one) => one.move), picked, view, question });
  }
}
