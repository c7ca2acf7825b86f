/** What the reader would hold after what is chosen, up for auction, or on the table: seen by nobody else. */
import { incoming } from './deal.svelte';
import { handOf, kindIn, number, own, type Hand, type Place } from './place';
import { changed, starsWith } from './reckon';
import type { SeatView, View } from './view';

export interface WhatIf {
  hand: Hand;
  stars: readonly string[];
  /** What the nobles in the arena are then worth. */
  nobles: number;
  /** In which case: a message of the catalogue. */
  why: string;
  stall: number;
}

type Change = readonly [seat: number, by: Hand];

const negative = (hand: Hand): Hand => Object.fromEntries(Object.entries(hand).map(([kind, number]) => [kind, -(number ?? 0)]));

/** What changes hands in a deal, by seat; coins change no event. */
export function dealChanges(seat: number, partner: number | null, give: Hand, take: Hand): Change[] {
  const get = changed({}, take);
  const mine: Record<string, number> = {};
  for (const kind of new Set([...Object.keys(give), ...Object.keys(take)])) if (kind !== 'coin') mine[kind] = (get[kind] ?? 0) - (give[kind] ?? 0);
  return partner === null ? [[seat, mine]] : [[seat, mine], [partner, negative(mine)]];
}

/** Hand and awards of a seat after some changes of hands. */
export function after(view: View, seat: number, changes: readonly Change[]): { hand: Hand; stars: readonly string[] } {
  const hands = new Map<number, Hand>();
  for (const [one, by] of changes) {
    const found = view.seats[one];
    if (found !== undefined) hands.set(one, changed(hands.get(one) ?? handOf(found), by));
  }
  const mine = view.seats[seat];
  return { hand: hands.get(seat) ?? (mine === undefined ? {} : handOf(mine)), stars: starsWith(view, seat, hands) };
}

function stallOf(place: Place): number | null {
  const { view, chosen, seat } = place;
  const named = chosen?.code === 'market' ? /^market-(\d)$/.exec(chosen.target)?.[1] : undefined;
  if (named !== undefined) return Number(named);
  if (view.auction?.market == null || seat === null) return null;
  return view.auction.within.includes(seat) ? view.auction.market : null;
}

/** What the nobles of an arena are worth after the move that is chosen. */
function nobleMoved({ view, chosen }: Place, mine: SeatView): number | null {
  if (chosen === null || !['move', 'sum', 'nudge-on', 'nudge-back'].includes(chosen.code)) return null;
  const noble = view.nobles.find((one) => chosen.target === `noble-${one.name.toLowerCase()}`);
  if (noble === undefined) return null;
  const left = mine.arena.includes(noble.square) ? noble.value : 0;
  return mine.nobles - left + (number(chosen.facts['spectators']) ?? 0);
}

export function whatIf(place: Place): WhatIf | null {
  const { view, chosen, seat } = place;
  const mine = own(place);
  if (seat === null || mine === undefined) return null;
  const { nobles } = mine;
  const moved = nobleMoved(place, mine);
  if (moved !== null) return { hand: handOf(mine), stars: mine.stars, nobles: moved, why: 'with-move', stall: 0 };
  const stall = stallOf(place);
  if (stall !== null) {
    const by: Record<string, number> = {};
    for (const kind of view.markets[stall - 1] ?? []) if (kind !== null && kind !== 'emperor') by[kind] = (by[kind] ?? 0) + 1;
    return { ...after(view, seat, [[seat, by]]), nobles, why: 'with-stall', stall };
  }
  const kind = kindIn(chosen?.facts['item']);
  if (kind !== null && chosen?.code === 'drop') return { ...after(view, seat, [[seat, { [kind]: -1 }]]), nobles, why: 'without-token', stall: 0 };
  if (kind !== null && chosen?.code === 'name') return { ...after(view, seat, [[seat, { [kind]: 1 }]]), nobles, why: 'with-gift', stall: 0 };
  const deal = dealOf(place, seat);
  if (deal === null) return null;
  return { ...after(view, seat, dealChanges(seat, deal.partner, deal.give, deal.take)), nobles, why: 'with-deal', stall: 0 };
}

function dealOf({ view }: Place, seat: number): { partner: number | null; give: Hand; take: Hand } | null {
  const on = view.counter ?? view.offer;
  if (on === null) return null;
  if (on.by === seat) return { partner: on.to, give: Object.fromEntries(on.give), take: Object.fromEntries(on.take) };
  const met = incoming(view, seat);
  return met === null ? null : { partner: met.by, give: met.give, take: met.take };
}
