import type { TableInfo } from './wire';
import { words } from './words.svelte';

/** What a game is called where there is little room: its short title in the reader's language, else its title. */
export function shortTitle(game: string, title?: string): string {
  const speaker = words.of(game);
  if (speaker?.has('about-short') === true) return speaker.say('about-short');
  return title ?? (speaker?.has('title') === true ? speaker.say('title') : words.say('web-some-game'));
}

/** What a player is called: the name given, else the seat by number and kind. */
export function nameIn(info: Pick<TableInfo, 'seats'>, seat: number): string {
  const found = info.seats[seat];
  if (found === undefined || found.name !== '') return found?.name ?? words.say('seat-player', { number: seat + 1 });
  return found.kind === 'human'
    ? words.say('seat-player', { number: seat + 1 })
    : words.say('seat-bot', { number: seat + 1, kind: found.kind.replace(/^bot:/, '') });
}
