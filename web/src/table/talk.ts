/** Who says a line of the talk, in words. */
import type { TalkLine } from 'harena/wire';
import type { Speaker } from 'harena/words.svelte';

export function speaker(words: Speaker, line: TalkLine): string {
  if (line.who === 'seat' && line.seat !== null) return words.name(line.seat);
  if (line.who === 'host') return words.say('web-host');
  return words.say('web-watcher', { number: line.seat ?? 0 });
}

/** A whole line, for the ear. */
export function spoken(words: Speaker, line: TalkLine): string {
  if (line.who === 'table') return words.say(`talk-${line.code}`, line.facts);
  return `${speaker(words, line)}: ${line.text}`;
}
