/** Where hexes lie, which way one faces, and which arc a neighbour stands in. */
import type { View } from './view';

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner. */
export const SIZE = 34.64;
const ROOT = Math.sqrt(3);
/** From the middle of a hex to that of its neighbour. */
export const APART = SIZE * ROOT;

/** The six directions, counter-clockwise, in axial coordinates. */
export const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const turned = (facing: number, by: number): number => (((facing + by) % 6) + 6) % 6;

export function middle(flat: boolean, q: number, r: number): Point {
  return flat ? { x: SIZE * 1.5 * q, y: APART * (r + q / 2) } : { x: APART * (q + r / 2), y: SIZE * 1.5 * r };
}

/** A point at a distance from the origin, by an angle counted clockwise from the top. */
export function toward(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

/** Where a direction points, in degrees clockwise from the top. */
export const bearing = (flat: boolean, direction: number): number => (flat ? 120 : 90) - 60 * direction;

/** Where a facing looks, as an hour of a clock with 12 at the top. */
export function hourOf(view: View, facing: number): number {
  const first = (view.facing_mode.startsWith('vertex') ? 2 : 3) + (view.flat ? 1 : 0);
  return ((((first - 2 * facing - 1) % 12) + 12) % 12) + 1;
}

/** The facing that looks at an hour, or null. */
export function facingAt(view: View, hour: number): number | null {
  const found = [0, 1, 2, 3, 4, 5].find((facing) => hourOf(view, facing) === hour);
  return found ?? null;
}

const corner = (flat: boolean, at: number, size: number): Point => toward((flat ? 30 : 0) + 60 * at, size);
const fixed = (value: number): string => value.toFixed(1);

/** The corners of a hex around a point, as they stand in a polygon. */
export function outline(flat: boolean, size = SIZE, at: Point = { x: 0, y: 0 }): string {
  return [0, 1, 2, 3, 4, 5]
    .map((one) => corner(flat, one, size))
    .map(({ x, y }) => `${fixed(at.x + x)},${fixed(at.y + y)}`)
    .join(' ');
}

/** The same as a CSS shape in a box of the given half-width and half-height. */
export const half = (flat: boolean): Point => (flat ? { x: SIZE, y: APART / 2 } : { x: APART / 2, y: SIZE });

interface Spot {
  q: number;
  r: number;
}

/** The direction in which another hex is adjacent, or -1. */
export function directionTo(from: Spot, to: Spot): number {
  return STEPS.findIndex(([q, r]) => to.q - from.q === q && to.r - from.r === r);
}

/** The convex hull of points, clockwise on the screen. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, two) => one.x - two.x || one.y - two.y);
  const chain = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [a, b] = kept.slice(-2);
        if (a === undefined || b === undefined || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 1e-6) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** A wall around points: their hull, each edge moved outward by a distance. */
export function wall(points: readonly Point[], distance: number): Point[] {
  const inner = hull(points);
  const edges = inner.map((from, at) => {
    const to = inner[(at + 1) % inner.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const out = { x: ((to.y - from.y) / length) * distance, y: (-(to.x - from.x) / length) * distance };
    return { x: from.x + out.x, y: from.y + out.y, dx: to.x - from.x, dy: to.y - from.y };
  });
  return edges.map((edge, at) => {
    const before = edges.at(at - 1) ?? edge;
    const cross = before.dx * edge.dy - before.dy * edge.dx;
    if (Math.abs(cross) < 1e-6) return { x: edge.x, y: edge.y };
    const along = ((edge.x - before.x) * edge.dy - (edge.y - before.y) * edge.dx) / cross;
    return { x: before.x + along * before.dx, y: before.y + along * before.dy };
  });
}

/** A run of neighbouring directions in the same arc, as bearings from the first to the last, with a label's bearing. */
export interface Run {
  arc: string;
  from: number;
  to: number;
  label: number;
}

/** The arcs around a figure that faces somewhere; the label of the attacker's own side steps aside for the attacker. */
export function runs(view: View, facing: number, attacker: number | null): Run[] {
  const arcAt = (direction: number): string => view.arcs[turned(direction - facing, 0)] ?? 'front';
  const start = [0, 1, 2, 3, 4, 5].find((one) => arcAt(one) !== arcAt(turned(one, -1))) ?? 0;
  const found: { arc: string; first: number; count: number }[] = [];
  for (let at = 0; at < 6; at++) {
    const arc = arcAt(turned(start, at));
    const last = found.at(-1);
    if (last?.arc === arc) last.count += 1;
    else found.push({ arc, first: start + at, count: 1 });
  }
  return found.map(({ arc, first, count }) => {
    const [from, to] = [bearing(view.flat, first) + 30, bearing(view.flat, first + count - 1) - 30];
    const own = attacker !== null && count % 2 === 1 && turned(first + (count - 1) / 2, 0) === attacker;
    return { arc, from, to, label: (from + to) / 2 + (own ? 24 : 0) };
  });
}
