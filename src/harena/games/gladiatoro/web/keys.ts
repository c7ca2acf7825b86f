/** Six keys walk the hexes, two turn the facing. */
import type { GameKey } from 'harena/game';

import { STEPS } from './hexes';
import { hexNamed, hexTarget, nextTarget, shownFigure, turningOf, type Place } from './place';
import type { View } from './view';

/** By their keys on the left of the board of keys: where a direction lies on the map, there lies its key. */
const POINTY: Readonly<Record<string, number>> = { d: 0, e: 1, q: 2, a: 3, z: 4, c: 5 };
const FLAT: Readonly<Record<string, number>> = { c: 0, e: 1, w: 2, q: 3, z: 4, x: 5 };

function walk(place: Place, board: HTMLElement, key: string): boolean {
  const { view } = place;
  const direction = (view.flat ? FLAT : POINTY)[key];
  const step = direction === undefined ? undefined : STEPS[direction];
  if (step === undefined) return false;
  const from = document.activeElement?.closest<HTMLElement>('[data-target^="hex-"]')?.dataset['target']?.slice(4);
  const start = hexNamed(view, from ?? null);
  let goal = shownFigure(place)?.hex ?? view.hexes[Math.floor(view.hexes.length / 2)]?.name;
  if (start !== undefined) goal = view.hexes.find((one) => one.q === start.q + step[0] && one.r === start.r + step[1])?.name;
  if (goal === undefined) return false;
  board.querySelector<HTMLElement>(`[data-target="${hexTarget(goal)}"]`)?.focus();
  return true;
}

function turn(place: Place, by: 1 | -1): boolean {
  const turning = turningOf(place, null);
  if (turning === null) return false;
  place.touch(nextTarget(place, turning, by));
  return true;
}

export const keys: readonly GameKey<View>[] = [
  { keys: ['q', 'e', 'a', 'd', 'z', 'c', 'w', 'x'], shown: 'Q E A D Z C', says: 'keys-walk', press: walk },
  { keys: [','], shown: ',', says: 'keys-left', press: (place) => turn(place, 1) },
  { keys: ['.'], shown: '.', says: 'keys-right', press: (place) => turn(place, -1) },
];
