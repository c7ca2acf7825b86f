/** The loop of seven fields: where each lies, and the way between them. */
import { FIELDS } from './place';

export const WIDTH = 452;
export const HEIGHT = 416;

interface Point {
  x: number;
  y: number;
}
/** A straight piece, or an eighth of a circle clockwise from the angle `from`. */
type Piece = { to: Point } | { about: Point; from: number };

const R = 104;
const LEFT = 40;
const RIGHT = WIDTH - LEFT;
const TOP = 40;
const BOTTOM = HEIGHT - TOP;
const EIGHTH = Math.PI / 4;
const SLANT = R * Math.SQRT1_2;

const NW = { x: LEFT + R, y: TOP + R };
const NE = { x: RIGHT - R, y: TOP + R };
const SE = { x: RIGHT - R, y: BOTTOM - R };
const SW = { x: LEFT + R, y: BOTTOM - R };

export const POINTS: readonly Point[] = [
  { x: LEFT, y: HEIGHT / 2 },
  { x: NW.x - SLANT, y: NW.y - SLANT },
  { x: WIDTH / 2, y: TOP },
  { x: NE.x + SLANT, y: NE.y - SLANT },
  { x: SE.x + SLANT, y: SE.y + SLANT },
  { x: WIDTH / 2, y: BOTTOM },
  { x: SW.x - SLANT, y: SW.y + SLANT },
];

const LEGS: readonly (readonly Piece[])[] = [
  [{ to: { x: LEFT, y: NW.y } }, { about: NW, from: Math.PI }],
  [{ about: NW, from: Math.PI + EIGHTH }, { to: { x: WIDTH / 2, y: TOP } }],
  [{ to: { x: NE.x, y: TOP } }, { about: NE, from: -Math.PI / 2 }],
  [{ about: NE, from: -EIGHTH }, { to: { x: RIGHT, y: SE.y } }, { about: SE, from: 0 }],
  [{ about: SE, from: EIGHTH }, { to: { x: WIDTH / 2, y: BOTTOM } }],
  [{ to: { x: SW.x, y: BOTTOM } }, { about: SW, from: Math.PI / 2 }],
  [{ about: SW, from: Math.PI / 2 + EIGHTH }, { to: { x: LEFT, y: HEIGHT / 2 } }],
];

const onCircle = (about: Point, angle: number): Point => ({ x: about.x + R * Math.cos(angle), y: about.y + R * Math.sin(angle) });
const fixed = (value: number): string => value.toFixed(1);
const field = (at: number): number => ((at % FIELDS) + FIELDS) % FIELDS;

export const LOOP = `M${LEFT} ${HEIGHT / 2}V${NW.y}A${R} ${R} 0 0 1 ${NW.x} ${TOP}H${NE.x}A${R} ${R} 0 0 1 ${RIGHT} ${NE.y}V${SE.y}A${R} ${R} 0 0 1 ${SE.x} ${BOTTOM}H${SW.x}A${R} ${R} 0 0 1 ${LEFT} ${SW.y}Z`;

/** The way of so many steps from a field, as path data. */
export function way(from: number, steps: number): string {
  const start = POINTS[field(from)] ?? { x: 0, y: 0 };
  let path = `M${fixed(start.x)} ${fixed(start.y)}`;
  for (let step = 0; step < steps; step++) {
    for (const piece of LEGS[field(from + step)] ?? []) {
      if ('to' in piece) {
        path += `L${fixed(piece.to.x)} ${fixed(piece.to.y)}`;
      } else {
        const end = onCircle(piece.about, piece.from + EIGHTH);
        path += `A${R} ${R} 0 0 1 ${fixed(end.x)} ${fixed(end.y)}`;
      }
    }
  }
  return path;
}

/** The point that lies `at` fields along the loop; fractions lie between two fields. */
export function along(at: number): Point {
  const leg = Math.floor(at);
  let here = POINTS[field(leg)] ?? { x: 0, y: 0 };
  const pieces = (LEGS[field(leg)] ?? []).map((piece) => {
    const start = here;
    here = 'to' in piece ? piece.to : onCircle(piece.about, piece.from + EIGHTH);
    const length = 'to' in piece ? Math.hypot(piece.to.x - start.x, piece.to.y - start.y) : R * EIGHTH;
    return { piece, start, length };
  });
  let left = (at - leg) * pieces.reduce((total, one) => total + one.length, 0);
  for (const { piece, start, length } of pieces) {
    if (left > length) {
      left -= length;
      continue;
    }
    const part = length === 0 ? 0 : left / length;
    if ('about' in piece) return onCircle(piece.about, piece.from + part * EIGHTH);
    return { x: start.x + part * (piece.to.x - start.x), y: start.y + part * (piece.to.y - start.y) };
  }
  return here;
}
