/** The same table once more: game, seats, switches and agreements. */
import { house, HouseError, keepTokens } from 'harena/house';
import { router } from 'harena/route.svelte';
import type { TableInfo } from 'harena/wire';

/** Make it and go there; returns the message that says why not, or null. */
export async function another(info: TableInfo): Promise<string | null> {
  try {
    const made = await house.make({
      game: info.game,
      seats: info.seats.map((seat) => ({ kind: seat.kind, name: seat.name })),
      options: info.options,
      title: info.title,
      undo: info.undo,
      quiet: info.quiet,
      source: info.source === 'entered' ? 'entered' : 'seeded',
      clock_s: info.clock_s,
    });
    keepTokens(made.id, made.tokens);
    router.go(`/t/${made.id}`);
    return null;
  } catch (error) {
    return error instanceof HouseError && error.trouble === 'locked' ? 'web-locked' : 'web-unreachable';
  }
}
