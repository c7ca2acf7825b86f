/** Walking the board by arrow keys: from place to place, by where they lie. */

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** How much a place off the line counts against one straight ahead. */
const ASIDE = 3;

function places(board: Element): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-target]')].filter((place) => place.getClientRects().length > 0);
}

function middle(place: Element): [number, number] {
  const box = place.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The place that lies next in a direction; without a place to start from, the first one. */
export function next(board: Element, from: Element | null, direction: Direction): HTMLElement | null {
  const all = places(board);
  if (from === null || !all.includes(from as HTMLElement)) return all[0] ?? null;
  const [x, y] = middle(from);
  const [dx, dy] = STEPS[direction];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const place of all) {
    if (place === from) continue;
    const [px, py] = middle(place);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    // Only what lies within the quarter of the circle ahead, or nearly.
    if (ahead < 2 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** Find a target again after the board was drawn anew; the nearest place to where it was if it is gone. */
export function again(board: Element, target: string, at: readonly [number, number]): HTMLElement | null {
  const all = places(board);
  const same = all.find((place) => place.dataset['target'] === target);
  if (same !== undefined) return same;
  const distance = (place: HTMLElement): number => Math.hypot(middle(place)[0] - at[0], middle(place)[1] - at[1]);
  return all.reduce<HTMLElement | null>((best, place) => (best === null || distance(place) < distance(best) ? place : best), null);
}

export { middle };
