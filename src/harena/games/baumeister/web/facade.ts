/** The building, drawn as a round front seen from the sand: equal bays on a cylinder, bottom row first. */
import { WIDTH } from './geometry';

const CX = WIDTH / 2;
const R = 140;
const DEPTH = 15.2;
const GROUND = 293;
const EDGE = 1.288; // the outermost bays end here, in radians from the middle
const LIGHT = 0.35; // light falls from the right

/** Heights of the rows from the ground up, for one to three rows. */
const HEIGHTS = [[112], [82, 74], [58, 54, 50]] as const;

export interface Bay {
  slot: number;
  outline: string;
  cornice: string;
  shadow: string;
  plinth: string;
  leftPier: string;
  rightPier: string;
  arch: string;
  shade: number;
  width: number;
  /** Where a seat's mark stands in the arch, how large, and how much it is turned away. */
  mark: { x: number; y: number; size: number; turn: number };
  middle: { x: number; y: number };
}

const x = (angle: number): number => CX + R * Math.sin(angle);
const drop = (angle: number): number => DEPTH * (1 - Math.cos(angle));
const f = (value: number): string => value.toFixed(1);

/** A band of stone between two angles and two heights above a row's base. */
function band(base: number, from: number, to: number, low: number, high: number): string {
  const middle = (from + to) / 2;
  const edge = (height: number, a: number, b: number): string => {
    const ya = base - drop(a) - height;
    const yb = base - drop(b) - height;
    const ym = base - drop(middle) - height;
    return `Q${f(2 * x(middle) - (x(a) + x(b)) / 2)} ${f(2 * ym - (ya + yb) / 2)} ${f(x(b))} ${f(yb)}`;
  };
  const start = `M${f(x(from))} ${f(base - drop(from) - low)}`;
  return `${start}${edge(low, from, to)}L${f(x(to))} ${f(base - drop(to) - high)}${edge(high, to, from)}Z`;
}

function archOf(base: number, from: number, to: number, height: number): string {
  const middle = (from + to) / 2;
  // Wide bays keep a slender arch.
  const half = Math.min(((to - from) / 2) * 0.52, (height * 0.34) / R);
  const [a, b] = [middle - half, middle + half];
  const foot = 4;
  const spring = height * 0.47;
  const rx = (x(b) - x(a)) / 2;
  const ry = Math.min(height * 0.23, rx * 1.35 + 2);
  const ya = base - drop(a);
  const yb = base - drop(b);
  return `M${f(x(a))} ${f(ya - foot)}L${f(x(a))} ${f(ya - spring)}A${f(rx)} ${f(ry)} 0 0 1 ${f(x(b))} ${f(yb - spring)}L${f(x(b))} ${f(yb - foot)}Z`;
}

/** Slots a row, bottom row first, the larger rows below. */
export function rowsOf(slots: number): number[] {
  const rows = slots <= 4 ? 1 : slots <= 12 ? 2 : 3;
  return Array.from({ length: rows }, (_, row) => Math.ceil((slots - row) / rows));
}

/** The bays of a building with so many slots. */
export function bays(slots: number): Bay[] {
  const rows = rowsOf(slots);
  const heights = HEIGHTS[rows.length - 1] ?? HEIGHTS[2];
  const found: Bay[] = [];
  let base = GROUND;
  let slot = 0;
  rows.forEach((count, row) => {
    const height = heights[row] ?? 50;
    for (let at = 0; at < count; at++) {
      const from = -EDGE + (2 * EDGE * at) / count;
      const to = -EDGE + (2 * EDGE * (at + 1)) / count;
      const middle = (from + to) / 2;
      const pier = (to - from) * 0.1;
      const turn = Math.max(0.62, Math.cos(middle * 0.72));
      const size = Math.min(22, height * 0.24, (x(to) - x(from)) * 0.46);
      found.push({
        slot: slot++,
        outline: band(base, from, to, 0, height),
        cornice: band(base, from, to, height - 8, height - 2.5),
        shadow: band(base, from, to, height - 9, height - 8),
        plinth: band(base, from, to, 0, 4),
        leftPier: band(base, from, from + pier, 4, height - 8),
        rightPier: band(base, to - pier, to, 4, height - 8),
        arch: archOf(base, from, to, height),
        width: x(to) - x(from),
        shade: 0.75 * (1 - Math.cos(middle - LIGHT)),
        mark: { x: x(middle), y: base - drop(middle) - height * 0.375, size, turn },
        middle: { x: (x(from) + x(to)) / 2, y: base - drop(middle) - height / 2 },
      });
    }
    base -= height;
  });
  return found;
}

/** The height above which nothing is built, for the caption over the building. */
export function topOf(slots: number): number {
  const heights = HEIGHTS[rowsOf(slots).length - 1] ?? HEIGHTS[2];
  return GROUND - DEPTH - heights.reduce((one: number, two: number) => one + two, 0);
}
