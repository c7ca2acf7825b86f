/** What every part of the board asks of a position: kinds, players, what is asked, and what a place is called. */
import type { Place as Shown } from 'harena/game';
import { choiceAt, isOpen, keyOf, spot } from 'harena/spot';
import type { Choice, Fact } from 'harena/wire';

import type { ProgramView, SeatView, View } from './view';

export { choiceAt, isOpen, keyOf, looks, number, spot } from 'harena/spot';
export type Place = Shown<View>;

/** The kinds that are shown in events, in the order in which they are printed. */
export const STANDARD = [
  'gladiator',
  'comedian',
  'musician',
  'horse',
  'torch',
  'priest',
  'ship',
  'lion',
  'scenery',
  'decoration',
  'chariot',
  'cage',
] as const;
export const KINDS = [...STANDARD, 'joker', 'action'] as const;
export const STARS: readonly string[] = ['gladiator', 'comedian', 'musician', 'horse', 'priest', 'ship', 'lion'];
/** What can stand in a deal. */
export const ITEMS = [...KINDS, 'coin'] as const;
export type Item = (typeof ITEMS)[number];

export type Hand = Readonly<Partial<Record<string, number>>>;

export const handOf = (seat: SeatView): Hand => Object.fromEntries(seat.tokens);
export const count = (hand: Hand, kind: string): number => hand[kind] ?? 0;

export const programOf = (view: View, number: number | null): ProgramView | undefined =>
  number === null ? undefined : view.programs[number - 1];

/** The reader's own seat, if any. */
export const own = (place: Place): SeatView | undefined => (place.seat === null ? undefined : place.view.seats[place.seat]);

/** Whose things lie along the bottom: the reader's own, else those of whoever decides. */
export const shownSeat = (place: Place): SeatView | undefined => place.view.seats[place.seat ?? place.view.active ?? place.view.start];

/** A number of things as a fact, in the words of the game. */
export function amounts(pairs: readonly (readonly [string, number])[]): Fact {
  return { is: 'amounts', pairs };
}

/** The pairs of an amounts fact. */
export function pairsIn(fact: Fact | undefined): readonly (readonly [string, number])[] {
  return typeof fact === 'object' && fact.is === 'amounts' ? fact.pairs : [];
}

/** The kind that a fact names: `kind-lion` is a lion. */
export function kindIn(fact: Fact | undefined): string | null {
  return keyOf(fact)?.replace(/^kind-/, '') ?? null;
}

/** The number that a choice differs by from others of its kind. */
export function amountOf(choice: Choice): number | null {
  const plain: Readonly<Record<string, string>> = {
    bid: 'coins',
    spend: 'medals',
    move: 'steps',
    sum: 'steps',
    'nudge-on': 'steps',
    'nudge-back': 'steps',
  };
  const name = plain[choice.code];
  const fact = name === undefined ? undefined : choice.facts[name];
  if (typeof fact === 'number') return fact;
  return choice.code.endsWith('-amount') ? (pairsIn(choice.facts['what'])[0]?.[1] ?? null) : null;
}

/** What a place is, and what a touch of it would do. */
export function label(place: Place, target: string, what: string): string {
  const choice = choiceAt(place, target);
  return choice === undefined ? what : place.words.say('place-act', { place: what, act: place.words.say(`move-${choice.code}`, choice.facts) });
}

/** Whom a deal is made with: a way to act of its own at first; while a deal is put together, a choice among partners. */
export const partner = (place: Place, target: string, on: boolean) =>
  isOpen(place, target) ? spot(place, target) : ({ type: 'button', 'data-target': target, 'aria-pressed': on } as const);

/** A program's name in the reader's language. */
export const titleOf = (place: Place, program: number): string => place.words.say(`program-${program}`);

export const plus = (added: number): string => (added < 0 ? `−${-added}` : `+${added}`);
