/** How a hand meets a cost: card for card first, then three others for each one that is missing (B5.9). */
import { cardsIn, number, ownOf, sum, type Kind, kindIn, MATERIALS, type Place } from './place';
import type { PartView } from './view';

export interface Means {
  /** Cost cards that are not in hand, by kind. */
  lacking: number[];
  missing: number;
  payable: boolean;
}

export function means(part: PartView, hand: readonly number[]): Means {
  const lacking = part.cost.map((asked, kind) => Math.max(0, asked - (hand[kind] ?? 0)));
  const spare = part.cost.map((asked, kind) => Math.max(0, (hand[kind] ?? 0) - asked));
  const missing = sum(lacking);
  return { lacking, missing, payable: sum(spare) >= 3 * missing };
}

export interface Plan {
  /** Cards that leave the hand, by kind. */
  cards: number[];
  /** For each kind, what its last cards stand for; the first ones pay for themselves. */
  standing: Kind[][];
}

/** Tell which of the cards given stand for others. */
export function plan(cost: readonly number[] | null, cards: readonly number[]): Plan {
  const standing: Kind[][] = MATERIALS.map(() => []);
  if (cost !== null) {
    const wanted: Kind[] = MATERIALS.flatMap((kind, at) =>
      Array<Kind>(3 * Math.max(0, (cost[at] ?? 0) - (cards[at] ?? 0))).fill(kind),
    );
    for (let at = 0; at < 4; at++) {
      const extra = Math.max(0, (cards[at] ?? 0) - (cost[at] ?? 0));
      for (let one = 0; one < extra; one++) {
        const kind = wanted.shift();
        if (kind !== undefined) standing[at]?.push(kind);
      }
    }
  }
  return { cards: [...cards], standing };
}

const KINDS_OF_AMOUNTS = ['pay', 'discard'];

/** What would leave the hand by the choice that is marked, together with what was picked before it. */
export function leaving(place: Place): Plan | null {
  const { chosen, view } = place;
  if (ownOf(place) === null) return null;
  const before = view.chosen.length === 4 ? [...view.chosen] : [0, 0, 0, 0];
  const paying = place.choices.some((choice) => choice.code === 'pay');
  const cost = paying || chosen?.code === 'build' ? costHere(place) : null;
  if (chosen === null) return sum(before) > 0 ? plan(cost, before) : null;
  const rest = cardsIn(chosen.whole?.facts['cards']) ?? [0, 0, 0, 0];
  if (chosen.code === 'build') {
    const pay = cardsIn(chosen.facts['pay']) ?? cardsIn(chosen.whole?.facts['cards']);
    return pay === null ? null : plan(cost, pay);
  }
  const kind = kindIn(chosen.facts['card']);
  const at = MATERIALS.findIndex((one) => one === kind);
  if (at < 0) return null;
  if (KINDS_OF_AMOUNTS.includes(chosen.code)) {
    const now = before.map((count, one) => (one === at ? (number(chosen.facts['count']) ?? 0) : count + (rest[one] ?? 0)));
    return plan(cost, now);
  }
  if (chosen.code === 'storage-buy') return plan(null, MATERIALS.map((_, one) => (one === at ? 1 : 0)));
  return null;
}

/** The cost of the part beside the consul. */
function costHere(place: Place): readonly number[] | null {
  const corner = [null, 0, null, 1, 2, null, 3][place.view.consul] ?? null;
  return corner === null ? null : (place.view.shown[corner]?.cost ?? null);
}
