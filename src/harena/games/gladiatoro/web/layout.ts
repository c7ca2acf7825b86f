/** The plane of an arena: where its hexes lie on it, its wall, and its letters. */
import { APART, middle, SIZE, wall, type Point } from './hexes';
import type { View } from './view';

export interface Letter extends Point {
  text: string;
}

export interface Plane {
  size: Point;
  centre: Point;
  at: ReadonlyMap<string, Point>;
  wall: readonly Point[];
  letters: readonly Letter[];
}

const SAND = 31;
const EDGE = 44;

export function lay(view: View): Plane {
  const raw = view.hexes.map((hex) => ({ name: hex.name, ...middle(view.flat, hex.q, hex.r) }));
  const around = wall(raw, SIZE + SAND - 8);
  const xs = around.map((one) => one.x);
  const ys = around.map((one) => one.y);
  const [left, top] = [Math.min(...xs) - EDGE / 2, Math.min(...ys) - EDGE / 2];
  const size = { x: Math.max(...xs) + EDGE / 2 - left, y: Math.max(...ys) + EDGE / 2 - top };
  const shift = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const at = new Map(raw.map((one) => [one.name, shift(one)]));
  const rows = new Map<string, Point[]>();
  for (const [name, point] of at) {
    const row = name.replace(/\d+$/, '');
    rows.set(row, [...(rows.get(row) ?? []), point]);
  }
  const known = new Set(view.hexes.map((hex) => `${hex.q} ${hex.r}`));
  const letters = [...rows].flatMap(([text, points]) => {
    const start = Math.min(...points.map((one) => one.x));
    const end = Math.max(...points.map((one) => one.x));
    const y = (points[0]?.y ?? 0) + 4.5;
    if (view.flat) {
      // Left of the row's first hex, or in the notch between the two that stand before it.
      const hex = view.hexes.find((one) => at.get(one.name)?.x === start && one.name.replace(/\d+$/, '') === text);
      const above = hex !== undefined && known.has(`${hex.q - 1} ${hex.r}`);
      const below = hex !== undefined && known.has(`${hex.q - 1} ${hex.r + 1}`);
      if (above && below) return [{ text, x: start - SIZE * 2 - 9, y }];
      return [{ text, x: start - SIZE - 11, y: y + (below ? -9 : above ? 9 : 0) }];
    }
    return [
      { text, x: start - APART / 2 - 13, y },
      { text: String(points.length), x: end + APART / 2 + 13, y },
    ];
  });
  return { size, centre: { x: size.x / 2, y: size.y / 2 }, at, wall: around.map(shift), letters };
}
