/** Looking back: frames of the past, fetched in pieces as they are wanted. */
import type { Answer } from './link';
import type { Frame } from './wire';

const PIECE = 60;

export class Past {
  /** The number of the frame looked at, or null when the present is shown. */
  at = $state<number | null>(null);
  total = $state(0);
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = new Set<number>();

  constructor(private readonly fetch: (first: number, count: number) => Promise<Answer | null>) {}

  readonly frame: Frame | null = $derived(this.at === null ? null : (this.#frames.get(this.at) ?? null));
  /** The view of the frame looked at; until it has come, the nearest one before it. */
  readonly view: unknown = $derived.by(() => {
    for (let at = this.at ?? -1; at >= 0; at -= 1) {
      const view = this.#frames.get(at)?.view;
      if (view != null) return view;
    }
    return null;
  });

  async open(): Promise<void> {
    this.clear();
    await this.#piece(0);
    if (this.total > 0) await this.go(this.total - 1);
  }

  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.total - 1, at));
    if (!this.#frames.has(to)) await this.#piece(Math.floor(to / PIECE));
    this.at = to;
    // The piece before or after is fetched before it is needed.
    for (const near of [to - 8, to + 8])
      if (near >= 0 && near < this.total && !this.#frames.has(near)) void this.#piece(Math.floor(near / PIECE));
  }

  close(): void {
    this.at = null;
  }

  clear(): void {
    this.at = null;
    this.total = 0;
    this.#frames = new Map();
    this.#asked.clear();
  }

  /** The frames since a seat last decided, from the end backwards; nothing is kept of them. */
  async since(seat: number | null): Promise<readonly Frame[]> {
    const count = PIECE;
    const head = await this.fetch(0, 1);
    if (head?.type !== 'past') return [];
    const tail = await this.fetch(Math.max(0, head.total - count), count);
    if (tail?.type !== 'past') return [];
    const own = tail.frames.findLastIndex((frame) => frame.who === seat && frame.kind === 'move');
    const since = tail.frames.slice(own + 1);
    // At the beginning of a game nobody has decided yet: the dealing is not shown again.
    return since.some((frame) => frame.who >= 0) ? since : [];
  }

  async #piece(number: number): Promise<void> {
    if (this.#asked.has(number)) return;
    this.#asked.add(number);
    const answer = await this.fetch(number * PIECE, PIECE);
    if (answer?.type !== 'past') {
      this.#asked.delete(number);
      return;
    }
    this.total = answer.total;
    const frames = new Map(this.#frames);
    answer.frames.forEach((frame, at) => frames.set(answer.first + at, frame));
    this.#frames = frames;
  }
}
