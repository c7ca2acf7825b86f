import type { TableInfo } from './wire';
import { words } from './words.svelte';

/** What a player is called: the name given, else the seat by number and kind. */
export function nameIn(info: TableInfo, seat: number): string {
  const found = info.seats[seat];
  if (found === undefined || found.name !== '') return found?.name ?? words.say('seat-player', { number: seat + 1 });
  return found.kind === 'human'
    ? words.say('seat-player', { number: seat + 1 })
    : words.say('seat-bot', { number: seat + 1, kind: found.kind.replace(/^bot:/, '') });
}
