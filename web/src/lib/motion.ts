/** How long things take, in ms; everything is 0 under reduced motion, at the speed "at once", and while frames are skipped. */
import { prefs } from './prefs.svelte';

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

const PIECE = { slow: 350, normal: 280, fast: 200, once: 0 } as const;
const REVEAL = { slow: 480, normal: 320, fast: 200, once: 0 } as const;
const COUNT = { slow: 400, normal: 350, fast: 200, once: 0 } as const;

let skipping = false;

export const motion = {
  get reduced(): boolean {
    return still?.matches ?? false;
  },
  /** A piece travels from where it was to where it is. */
  get piece(): number {
    return skipping || this.reduced ? 0 : PIECE[prefs.speed];
  },
  /** A tile, part or card turns over. */
  get reveal(): number {
    return skipping || this.reduced ? 0 : REVEAL[prefs.speed];
  },
  /** A number counts up. */
  get count(): number {
    return skipping || this.reduced ? 0 : COUNT[prefs.speed];
  },
};

/** While frames are skipped nothing moves. */
export function skip(on: boolean): void {
  skipping = on;
}
