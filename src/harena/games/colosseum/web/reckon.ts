/**
 * What an event would draw with the tokens at hand, or with others. The table's own count decides; this is the same arithmetic
 * for what has not happened yet, and stands on the page before it is final.
 */
import { count, handOf, STARS, type Hand } from './place';
import type { ProgramView, SeatView, View } from './view';

/** What is shown of a program: each kind that fits, jokers, and how many are then missing (C6.11, C6.16). */
export interface Showing {
  fits: Readonly<Record<string, number>>;
  jokers: number;
  missing: number;
}

export function showing(program: ProgramView, hand: Hand): Showing {
  const fits: Record<string, number> = {};
  let gap = 0;
  for (const [kind, needed] of program.needs) {
    fits[kind] = Math.min(needed, count(hand, kind));
    gap += needed - fits[kind];
  }
  const jokers = Math.min(gap, count(hand, 'joker'));
  return { fits, jokers, missing: gap - jokers };
}

export interface Line {
  part: 'value' | 'earlier' | 'tickets' | 'stars' | 'nobles' | 'podiums' | 'medals';
  rule: string;
  spectators: number;
}

/** What an event would draw, line by line (C10); null where too many tokens are missing. */
export interface Draw {
  lines: readonly Line[];
  total: number;
  missing: number;
}

export function draws(view: View, seat: SeatView, program: ProgramView, hand: Hand = handOf(seat), stars = seat.stars): Draw | null {
  const { fits, missing } = showing(program, hand);
  const value = program.scale[missing];
  if (value === undefined) return null;
  const { printed } = view;
  const earlier = seat.produced.filter((one) => one !== program.number).length;
  const lines: Line[] = [
    { part: 'value', rule: 'C10.1', spectators: value },
    { part: 'earlier', rule: 'C10.2', spectators: printed.earlier * earlier },
    { part: 'tickets', rule: 'C10.3', spectators: printed.ticket * seat.tickets },
    { part: 'stars', rule: 'C10.4', spectators: printed.star * stars.filter((kind) => (fits[kind] ?? 0) > 0).length },
    { part: 'nobles', rule: 'C10.5', spectators: seat.nobles },
    { part: 'podiums', rule: 'C10.6', spectators: printed.podium * seat.podiums },
  ];
  return { lines, total: lines.reduce((sum, line) => sum + line.spectators, 0), missing };
}

/** Whether the arena is large enough (C6.9). */
export const roomy = (seat: SeatView, program: ProgramView): boolean => program.size <= seat.expansions;

/** The awards of one seat when hands change (C9.1, C12.2 to C12.5); the other hands stay where they are not given. */
export function starsWith(view: View, seat: number, hands: ReadonlyMap<number, Hand>): readonly string[] {
  const counts = (kind: string): number[] => view.seats.map((one) => count(hands.get(one.seat) ?? handOf(one), kind));
  return STARS.filter((kind) => {
    const have = counts(kind);
    const owner = view.seats.find((one) => one.stars.includes(kind))?.seat ?? null;
    const others = have.flatMap((number, one) => (one === owner ? [] : [number]));
    const most = Math.max(...others);
    const [leader = -1, second] = have.flatMap((number, one) => (one !== owner && number === most ? [one] : []));
    const alone = second === undefined ? leader : -1;
    const kept = owner === null ? 0 : (have[owner] ?? 0);
    if (kept >= 3 && (most <= kept || (alone < 0 && view.printed.star_stays))) return owner === seat;
    return most >= 3 && alone === seat;
  });
}

/** A hand after some things were added, or taken away. */
export function changed(hand: Hand, by: Hand): Hand {
  const found: Record<string, number> = {};
  for (const kind of new Set([...Object.keys(hand), ...Object.keys(by)])) found[kind] = Math.max(0, count(hand, kind) + count(by, kind));
  return found;
}

/** The programs a seat owns, best first: by what they would draw, those that cannot be staged by what they lack. */
export function ranked(view: View, seat: SeatView, hand: Hand, stars: readonly string[]): readonly ProgramView[] {
  const worth = (program: ProgramView): number => {
    const draw = draws(view, seat, program, hand, stars);
    if (draw === null) return -100 - (showing(program, hand).missing - program.scale.length);
    return roomy(seat, program) ? draw.total : -50 + draw.total / 10;
  };
  return seat.programs
    .flatMap((number) => view.programs[number - 1] ?? [])
    .sort((one, two) => worth(two) - worth(one) || two.number - one.number);
}
