/** What the table says, in words: entries of the log with the names in them marked, questions, ways to act, sums. */
import type { Speaker } from './words.svelte';
import type { Choice, Entry, Said, TallyLine } from './wire';

/** A piece of a sentence; names are set in bold. */
export interface Piece {
  text: string;
  name: boolean;
}

const OPEN = '\uE000';
const SHUT = '\uE001';

function pieces(text: string): Piece[] {
  return text
    .split(OPEN)
    .flatMap((part, at) => {
      if (at === 0) return [{ text: part, name: false }];
      const [name = '', rest = ''] = part.split(SHUT);
      return [
        { text: name, name: true },
        { text: rest, name: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}

/** What happened, with the players' names marked. */
export function entry(words: Speaker, told: Entry): Piece[] {
  const marked = words.at((seat) => OPEN + words.name(seat) + SHUT);
  const key = words.has(`log-${told.code}`) ? `log-${told.code}` : `web-log-${told.code}`;
  return pieces(marked.say(key, told.facts));
}

export function entryText(words: Speaker, told: Entry): string {
  return entry(words, told)
    .map((piece) => piece.text)
    .join('');
}

export function ask(words: Speaker, said: Said): string {
  return words.say(`ask-${said.code}`, said.facts);
}

export function refusal(words: Speaker, said: Said): string {
  const key = `refuse-${said.code}`;
  return words.has(key) ? words.say(key, said.facts) : words.say('web-refused');
}

export function move(words: Speaker, choice: Choice | Said): string {
  return words.say(`move-${choice.code}`, choice.facts);
}

/** The verb of the button that does it: the game's own, else a plain one. */
export function verb(words: Speaker, choice: Choice): string {
  const own = `do-${choice.code}`;
  return words.has(own) ? words.say(own, choice.facts) : words.say('web-do');
}

export function tally(words: Speaker, line: TallyLine): string {
  return words.say(`tally-${line.code}`, line.facts);
}

export function topic(words: Speaker, name: string): string {
  for (const key of [`topic-${name}`, `web-topic-${name}`]) if (words.has(key)) return words.say(key);
  return name;
}
