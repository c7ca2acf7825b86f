/** Shows frames one after the other, at a pace that can be followed; what has been shown since one's last decision is kept. */
import { skip } from './motion';
import { prefs, type Speed } from './prefs.svelte';
import type { Entry, Frame } from './wire';

/** How long a frame stands, in ms: one's own is seen at once, a draw waits for its turning over, others are read. */
const OWN: Readonly<Record<Speed, number>> = { slow: 500, normal: 320, fast: 200, once: 0 };
const DRAWN: Readonly<Record<Speed, number>> = { slow: 800, normal: 420, fast: 220, once: 0 };
const OTHERS: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1250, fast: 550, once: 0 };
/** So many frames waiting: they pass at double pace, so that a page never falls far behind. */
const MANY = 12;
const KEPT = 400;

export class Player {
  showing = $state(false);
  /** The frames being shown were seen before. */
  replaying = $state(false);
  view = $state.raw<unknown>(null);
  frame = $state.raw<Frame | null>(null);
  left = $state(0);
  /** The view before the first of {@link recent}. */
  base: unknown = null;
  recent: readonly Frame[] = [];
  #queue: Frame[] = [];
  #logging = true;
  #wished = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly seat: () => number | null,
    private readonly told: (entries: readonly Entry[]) => void,
  ) {}

  /** Frames that have just happened; `logs` tells whether their lines are still to be added to the log. */
  add(frames: readonly Frame[], logs: boolean): void {
    if (frames.length === 0) return;
    if (this.replaying) this.skip();
    if (!logs) {
      // What was taken back is seen at once; there is nothing to follow in it.
      this.base = frames.at(-1)?.view ?? this.base;
      this.recent = [];
      return;
    }
    this.#logging = true;
    this.#queue.push(...frames);
    this.#start();
  }

  /** Frames seen before, once more. */
  again(frames: readonly Frame[], wished = false): void {
    if (this.showing) return;
    this.#wished = wished;
    this.#logging = false;
    this.replaying = true;
    this.#queue = [...frames];
    this.#start(frames.find((frame) => frame.view !== null)?.view);
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.showing) return;
    clearTimeout(this.#timer);
    skip(true);
    for (const frame of this.#queue.splice(0)) this.#show(frame);
    this.#end();
    requestAnimationFrame(() => {
      skip(false);
    });
  }

  /** Forget everything: another seat may look next. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.recent = [];
    this.base = null;
    this.view = null;
    this.frame = null;
    this.left = 0;
    this.showing = false;
    this.replaying = false;
  }

  #start(first: unknown = this.base): void {
    if (this.showing) {
      this.left = this.#queue.length;
      return;
    }
    this.showing = true;
    this.view = first;
    this.#next();
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (frame === undefined) {
      this.#end();
      return;
    }
    this.#show(frame);
    const pace = this.#pace(frame) / (this.#queue.length > MANY ? 2 : 1);
    if (pace === 0) this.#next();
    else
      this.#timer = setTimeout(() => {
        this.#next();
      }, pace);
  }

  #show(frame: Frame): void {
    this.frame = frame;
    this.left = this.#queue.length;
    if (frame.view !== null) this.view = frame.view;
    if (!this.#logging) return;
    if (frame.told.length > 0) this.told(frame.told);
    if (frame.view !== null) this.base = frame.view;
    this.recent = frame.who === this.seat() ? [] : [...this.recent, frame].slice(-KEPT);
  }

  #pace(frame: Frame): number {
    if (frame.view === null && frame.told.length === 0) return 0;
    // Whoever asks to see something again wants to see it, also where everything else is shown at once.
    const speed = this.replaying && this.#wished && prefs.speed === 'once' ? 'fast' : prefs.speed;
    if (frame.who === -1) return DRAWN[speed];
    return (frame.who === this.seat() ? OWN : OTHERS)[speed];
  }

  #end(): void {
    this.showing = false;
    this.replaying = false;
    this.frame = null;
    this.left = 0;
    this.view = null;
  }
}
