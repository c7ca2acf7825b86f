/**
 * Redoes every draw of a game that is over, as `harena.core.chance` made them: each is BLAKE2b of its number, keyed by the promised
 * seed and by what the pages of the seats added. What was promised and what this page added are its own memory, not the server's.
 */
import { blake2b } from '@noble/hashes/blake2.js';

import { sharesOf } from './house';
import type { Draws } from './wire';

/** What is wrong, and at which draw. */
export type Verdict = { fair: true; count: number } | { fair: false; wrong: 'promise' | 'share' | 'draw'; number: number };

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: Uint8Array): string => [...data].map((one) => one.toString(16).padStart(2, '0')).join('');

function person(name: string): Uint8Array {
  const found = new Uint8Array(16);
  found.set(new TextEncoder().encode(name));
  return found;
}

/** A whole number of some bytes, the first of them the largest. */
function big(value: number, length: number): Uint8Array {
  const found = new Uint8Array(length);
  new DataView(found.buffer).setUint32(length - 4, value);
  return found;
}

function mixed(seed: Uint8Array, shares: readonly Uint8Array[]): Uint8Array {
  const hash = blake2b.create({ dkLen: 32, personalization: person('harena-mix') }).update(seed);
  for (const share of shares) hash.update(Uint8Array.of(share.length >> 8, share.length & 255)).update(share);
  return hash.digest();
}

function pick(key: Uint8Array, number: number, outcomes: Draws['outcomes'][number]): number | null {
  const total = BigInt(outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  const limit = ((1n << 64n) / total) * total;
  for (let turn = 0; ; turn += 1) {
    const text = Uint8Array.of(...big(number, 8), ...big(turn, 4));
    const value = BigInt(`0x${hex(blake2b(text, { dkLen: 8, key, personalization: person('harena-draw') }))}`);
    if (value >= limit) continue; // drawn again, so that no weight is favoured
    let left = value % total;
    for (const [move, weight] of outcomes) {
      left -= BigInt(weight);
      if (left < 0n) return move;
    }
    return null;
  }
}

/** Check the draws of a table against the promise that this page heard before the first of them. */
export function check(draws: Draws, id: string, promise: string): Verdict {
  const seed = bytes(draws.seed);
  if (hex(blake2b(seed, { dkLen: 32, personalization: person('harena-commit') })) !== promise) return { fair: false, wrong: 'promise', number: 0 };
  if (sharesOf(id).some((one) => !draws.shares.includes(one))) return { fair: false, wrong: 'share', number: 0 };
  const key = mixed(seed, draws.shares.map(bytes));
  const wrong = draws.outcomes.findIndex((outcomes, number) => pick(key, number, outcomes) !== draws.drawn[number]);
  return wrong < 0 ? { fair: true, count: draws.drawn.length } : { fair: false, wrong: 'draw', number: wrong + 1 };
}
