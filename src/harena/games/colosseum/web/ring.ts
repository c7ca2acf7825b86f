/** The ring of squares: where each lies, on an ellipse cut into equal steps, and the walls of the arenas outside it. */

export interface Point {
  x: number;
  y: number;
}

/** How large a ring is drawn: its field, the half axes of the middle line of its squares, half their depth, and the wall's depth. */
export interface Shape {
  width: number;
  height: number;
  a: number;
  b: number;
  half: number;
  wall: number;
}

export const LARGE: Shape = { width: 928, height: 520, a: 396, b: 196, half: 18, wall: 15 };
export const SMALL: Shape = { width: 376, height: 300, a: 154, b: 116, half: 13, wall: 8 };

/** Steps in a square, and points at which the ellipse is measured. */
const PARTS = 4;
const SAMPLES = 2880;

export interface Wall {
  wall: string;
  teeth: readonly string[];
  seats: string;
  mark: Point;
  /** Where a square more would lie: to the right (against the clock) and to the left. */
  ends: readonly [number, number];
}

const text = (points: readonly Point[]): string => points.map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join('L');
const between = (one: Point, two: Point, share: number): Point => ({ x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share });

export class Ring {
  readonly #angles: readonly number[];

  constructor(
    readonly shape: Shape,
    readonly squares: number,
  ) {
    const { a, b } = shape;
    const at = (sample: number): number => -Math.PI / 2 + (2 * Math.PI * sample) / SAMPLES;
    const lengths = [0];
    for (let one = 1; one <= SAMPLES; one++) {
      const [from, to] = [at(one - 1), at(one)];
      lengths.push((lengths[one - 1] ?? 0) + Math.hypot(a * (Math.cos(to) - Math.cos(from)), b * (Math.sin(to) - Math.sin(from))));
    }
    const steps = squares * PARTS;
    const whole = lengths[SAMPLES] ?? 1;
    // Half a square back, so that square 0 lies in the middle of the top.
    this.#angles = Array.from({ length: steps }, (_, step) => {
      const wanted = (whole * ((step - PARTS / 2 + steps) % steps)) / steps;
      return at(lengths.findIndex((length) => length >= wanted));
    });
  }

  /** A point at a distance outside the middle line, at a step along it. */
  #out(step: number, distance: number): Point {
    const { width, height, a, b } = this.shape;
    const count = this.#angles.length;
    const angle = this.#angles[((step % count) + count) % count] ?? 0;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const length = Math.hypot(b * cos, a * sin);
    return { x: width / 2 + a * cos + (distance * b * cos) / length, y: height / 2 + b * sin + (distance * a * sin) / length };
  }

  /** A band between two steps and two distances. */
  #band(from: number, to: number, low: number, high: number): string {
    const steps = Array.from({ length: to - from + 1 }, (_, one) => from + one);
    return `M${text([...steps.map((step) => this.#out(step, high)), ...steps.reverse().map((step) => this.#out(step, low))])}Z`;
  }

  outline(square: number): string {
    return this.#band(square * PARTS, (square + 1) * PARTS, -this.shape.half, this.shape.half);
  }

  middle(square: number, distance = 0): Point {
    return this.#out(square * PARTS + PARTS / 2, distance);
  }

  /** The wall of an arena around its squares, given clockwise. */
  wall(arena: readonly number[]): Wall {
    const { half, wall } = this.shape;
    const [first = 0] = arena;
    const [from, to] = [first * PARTS, (first + arena.length) * PARTS];
    const teeth: string[] = [];
    for (let step = from; step < to; step++) {
      const [low, high] = [half + wall * 0.27, half + wall * 0.73];
      const [a, b, c, d] = [this.#out(step, low), this.#out(step + 1, low), this.#out(step, high), this.#out(step + 1, high)];
      teeth.push(`M${text([between(a, b, 0.25), between(a, b, 0.75), between(c, d, 0.75), between(c, d, 0.25)])}Z`);
    }
    return {
      wall: this.#band(from, to, half, half + wall),
      teeth,
      seats: this.#band(from, to, -half, half),
      mark: this.#out(Math.round((from + to) / 2), half + wall + 2),
      ends: [(first + this.squares - 1) % this.squares, (first + arena.length) % this.squares],
    };
  }
}
