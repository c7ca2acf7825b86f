/** What went where between two views of the table: the pieces that are then seen to travel. */
import { MATERIALS } from './place';
import { home, pick, type Flight } from 'harena/travel';
import type { View } from './view';

const CARD_GAP = 70;
const MOST = 4;
const find = (root: HTMLElement, target: string): Element | null => root.querySelector(`[data-target="${target}"]`);
const tilesOf = (view: View, seat: number): number =>
  (view.players[seat]?.tiles ?? []).reduce((one: number, two: number) => one + two, 0);

/** Copy every piece that is about to move; called while the board still shows what was before. */
export function leave(root: HTMLElement, before: View, now: View, own: number | null): Flight[] {
  return [...tiles(root, before, now, own), ...parts(root, before, now), ...cards(root, before, now, own)];
}

function tiles(root: HTMLElement, before: View, now: View, own: number | null): Flight[] {
  const taker = now.players.find((one) => tilesOf(now, one.seat) === tilesOf(before, one.seat) + 1)?.seat;
  if (taker === undefined || before.turn < 1) return [];
  if (now.storage_left < before.storage_left) return pick(find(root, 'storage'), () => home(taker, own));
  const corner = before.rows.findIndex((row, at) => row.length > 0 && (now.rows[at]?.length ?? 0) < row.length);
  return corner < 0 ? [] : pick(find(root, `row-${corner}`), () => home(taker, own));
}

function parts(root: HTMLElement, before: View, now: View): Flight[] {
  if (now.built !== before.built + 1) return [];
  const corner = before.shown.findIndex((part) => part !== null && part.name === now.site[before.built]?.part?.name);
  return corner < 0 ? [] : pick(find(root, `part-${corner}`), () => root.querySelector(`[data-slot="${before.built}"]`));
}

function cards(root: HTMLElement, before: View, now: View, own: number | null): Flight[] {
  const flights: Flight[] = [];
  MATERIALS.forEach((_, kind) => {
    const gone = (before.piles[kind] ?? 0) - (now.piles[kind] ?? 0);
    if (gone === 0) return;
    const pile = find(root, `pile-${kind}`)?.firstElementChild;
    for (const player of now.players) {
      const more = player.cards - (before.players[player.seat]?.cards ?? 0);
      if (Math.sign(more) !== Math.sign(gone)) continue;
      for (let one = 0; one < Math.min(MOST, Math.abs(more), Math.abs(gone)); one++) {
        const out = pick(pile, () => home(player.seat, own), one * CARD_GAP);
        if (gone > 0) flights.push(...out);
        else flights.push(...out.flatMap((flight) => back(flight, pile ?? null, player.seat, own)));
      }
    }
  });
  return flights;
}

/** A card that is paid goes the other way. */
function back(flight: Flight, pile: Element | null, seat: number, own: number | null): Flight[] {
  const start = home(seat, own)?.getBoundingClientRect();
  if (start === undefined) return [];
  const { width, height } = flight.from;
  const from = new DOMRect(start.left + (start.width - width) / 2, start.top + (start.height - height) / 2, width, height);
  return [{ ...flight, from, to: () => pile }];
}
