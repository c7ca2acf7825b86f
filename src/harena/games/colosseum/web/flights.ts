/** What went where between two views of the table: the tokens that are then seen to travel. */
import { home, pick, type Flight } from 'harena/travel';

import { count, handOf, KINDS } from './place';
import type { SeatView, View } from './view';

const GAP = 80;
const held = (seat: SeatView | undefined): number => (seat === undefined ? 0 : seat.medals + seat.tokens.reduce((sum, [, one]) => sum + one, 0));

/** Copy every token that is about to move; called while the board still shows what was before. */
export function leave(root: HTMLElement, before: View, now: View, own: number | null): Flight[] {
  return [...bought(root, before, now, own), ...dealt(root, before, now, own)];
}

/** The tokens of a stall go to whoever has won it. */
function bought(root: HTMLElement, before: View, now: View, own: number | null): Flight[] {
  const winner = now.seats.find((one) => one.coins < (before.seats[one.seat]?.coins ?? 0) && held(one) > held(before.seats[one.seat]));
  if (winner === undefined || before.phase !== 'auction') return [];
  const stall = before.markets.findIndex((tokens, at) => tokens.some((kind) => kind !== null) && (now.markets[at] ?? []).every((kind) => kind === null));
  const tokens = root.querySelectorAll(`[data-target="market-${stall + 1}"] .tok`);
  return stall < 0 ? [] : [...tokens].flatMap((token, at) => pick(token, () => home(winner.seat, own), at * GAP));
}

/** In a deal, and as a gift, tokens go from one troupe to another. */
function dealt(root: HTMLElement, before: View, now: View, own: number | null): Flight[] {
  if (before.phase !== 'trade' && before.phase !== 'close') return [];
  return KINDS.flatMap((kind, at) => {
    const change = (seat: SeatView): number => {
      const earlier = before.seats[seat.seat];
      return earlier === undefined ? 0 : count(handOf(seat), kind) - count(handOf(earlier), kind);
    };
    const giver = now.seats.find((seat) => change(seat) < 0);
    const taker = now.seats.find((seat) => change(seat) > 0);
    if (giver === undefined || taker === undefined) return [];
    const token = root.querySelector(`[data-troupe="${giver.seat}"] [data-kind="${kind}"] .tok`);
    const there = (): Element | null => root.querySelector(`[data-troupe="${taker.seat}"]`) ?? home(taker.seat, own);
    return pick(token, there, (at % 4) * GAP);
  });
}
