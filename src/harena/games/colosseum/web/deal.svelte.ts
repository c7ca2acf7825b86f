/** A deal that is being put together: with whom, what is given and what is taken. Nobody sees it before it is sent. */
import { count, handOf, ITEMS, type Hand, type Item, type Place } from './place';
import type { OfferView, SeatView, View } from './view';

export type Side = 'give' | 'take';
type Counts = Partial<Record<string, number>>;

/** Coins are owned like tokens. */
export const stockOf = (seat: SeatView | undefined): Hand => (seat === undefined ? {} : { ...handOf(seat), coin: seat.coins });

/** The deal on the table that a seat is to answer, as that seat would give and take. */
export function incoming(view: View, seat: number): { by: number; give: Counts; take: Counts } | null {
  const on: OfferView | null = view.counter ?? view.offer;
  if (on === null || on.by === seat || view.active !== seat) return null;
  return { by: on.by, give: Object.fromEntries(on.take), take: Object.fromEntries(on.give) };
}

export class Deal {
  /** The partner's seat; null: everybody. */
  to = $state<number | null>(null);
  give = $state<Counts>({});
  take = $state<Counts>({});

  get empty(): boolean {
    return [...Object.values(this.give), ...Object.values(this.take)].every((one) => !one);
  }

  clear(): void {
    this.give = {};
    this.take = {};
  }

  of(side: Side, item: string): number {
    return count(side === 'give' ? this.give : this.take, item);
  }

  /** How much of an item its giver has. */
  most(place: Place, side: Side, item: string): number {
    const { view, seat } = place;
    if (seat === null) return 0;
    if (side === 'give') return count(stockOf(view.seats[seat]), item);
    const others = view.seats.filter((one) => one.seat !== seat && (this.to === null || one.seat === this.to));
    return Math.max(0, ...others.map((one) => count(stockOf(one), item)));
  }

  /** Put a number of an item on one side; it leaves the other. */
  set(place: Place, side: Side, item: string, number: number): void {
    const wanted = Math.max(0, Math.min(number, this.most(place, side, item)));
    const one = side === 'give' ? this.give : this.take;
    const other = side === 'give' ? this.take : this.give;
    one[item] = wanted;
    if (wanted > 0) other[item] = 0;
  }

  /** Turn to another partner; what was to be taken from the one before is forgotten. */
  turn(place: Place, to: number | null): void {
    if (to === this.to) return;
    this.to = to;
    for (const item of ITEMS) if (this.of('take', item) > this.most(place, 'take', item)) this.take[item] = this.most(place, 'take', item);
  }

  /** The steps that say it: whom to, what is given, what is taken, kind by kind as printed, coins last. */
  steps(first: string): string[] {
    const name = (item: Item): string => (item === 'coin' ? 'coins' : item);
    const side = (word: Side): string[] =>
      ITEMS.flatMap((item) => (this.of(word, item) > 0 ? [`${word} ${name(item)}`, `?amount ${this.of(word, item)}`] : []));
    return [first, ...side('give'), ...side('take'), '?send'];
  }

  /** Whether this is the deal that a draft holds. */
  same(draft: OfferView | null): boolean {
    const like = (mine: Counts, theirs: readonly (readonly [string, number])[]): boolean => {
      const there = Object.fromEntries(theirs);
      return ITEMS.every((item) => count(mine, item) === count(there, item));
    };
    return draft !== null && like(this.give, draft.give) && like(this.take, draft.take);
  }

  /** Whether both sides give something, or gifts are allowed and one does. */
  whole(gifts: boolean): boolean {
    const any = (counts: Counts): boolean => Object.values(counts).some((one) => Boolean(one));
    return gifts ? any(this.give) || any(this.take) : any(this.give) && any(this.take);
  }
}
