/** What every part of the board needs to know about a place. */
import type { Place as Shown } from 'harena/game';
import { keyOf } from 'harena/spot';
import type { Fact } from 'harena/wire';

import type { PlayerView, View } from './view';

export { choiceAt, isOpen, keyOf, looks, number, spot } from 'harena/spot';
export type Place = Shown<View>;

export const MATERIALS = ['water', 'wood', 'grain', 'stone'] as const;
export const KINDS = [...MATERIALS, 'stable', 'storage'] as const;
export type Kind = (typeof KINDS)[number];

/** The corner of each field of the loop, or null: the fountain and two storage fields lie between the corners. */
export const CORNER_OF = [null, 0, null, 1, 2, null, 3] as const;
export const FIELD_OF = [1, 3, 4, 6] as const;
export const FIELDS = 7;
const STORAGE_FIELDS = [2, 5];

export const isStorageField = (field: number): boolean => STORAGE_FIELDS.includes(field);
export const kindOf = (name: string): Kind => KINDS.find((kind) => kind === name) ?? 'stone';

const NUMERALS = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** Numbers of places are Roman, as on cut stone. */
export function roman(number: number): string {
  let text = '';
  let left = number;
  for (const [sign, worth] of NUMERALS) {
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  }
  return text;
}

/** The kind a fact names: `kind-water` and `card-water` are both water. */
export function kindIn(fact: Fact | undefined): Kind | null {
  const key = keyOf(fact);
  return key === null ? null : (KINDS.find((kind) => key === `kind-${kind}` || key === `card-${kind}`) ?? null);
}

/** Four amounts as a fact, in the words of cards. */
export function cardsFact(counts: readonly number[]): Fact {
  return { is: 'amounts', pairs: MATERIALS.map((kind, at) => [`card-${kind}`, counts[at] ?? 0] as const) };
}

/** Four amounts out of a fact, or null where there is none. */
export function cardsIn(fact: Fact | undefined): number[] | null {
  if (typeof fact !== 'object' || fact.is !== 'amounts') return null;
  return MATERIALS.map((kind) => fact.pairs.find(([key]) => key === `card-${kind}`)?.[1] ?? 0);
}

export const sum = (counts: readonly number[]): number => counts.reduce((one, two) => one + two, 0);

/** The reader's own player, if any. */
export function ownOf(place: Place): PlayerView | null {
  return place.seat === null ? null : (place.view.players[place.seat] ?? null);
}

/** Whose things lie along the bottom: the reader's own, else those of whoever is to move. */
export function shownOwn(place: Place): PlayerView | undefined {
  return place.view.players[place.seat ?? place.view.active ?? 0];
}

/** The first corner the consul stands on or comes to. */
export function nearestCorner(field: number): number {
  for (let step = 0; step < FIELDS; step++) {
    const corner = CORNER_OF[(field + step) % FIELDS];
    if (corner != null) return corner;
  }
  return 0;
}

/** How far the choice of a field leads, in steps. */
export function distanceTo(place: Place, field: number): number {
  return (field - place.view.consul + FIELDS - 1) % FIELDS + 1;
}
