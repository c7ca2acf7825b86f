/** What the table says, in words: entries of the log with the names in them marked, questions, ways to act, sums. */
import type { Speaker } from './words.svelte';
import type { Choice, Entry, Frame, Result, Said, TallyLine } from './wire';

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

/** Whose line it is: whom it tells of, else who acted; -1 is chance. */
export function whose(told: Entry): number {
  const { seat } = told.facts;
  return typeof seat === 'object' && seat.is === 'who' ? seat.seat : told.who;
}

export function entryText(words: Speaker, told: Entry): string {
  return entry(words, told)
    .map((piece) => piece.text)
    .join('');
}

export function ask(words: Speaker, said: Said): string {
  return words.say(`ask-${said.code}`, said.facts);
}

/** The question as it stands beside the board, where the numbers in it can be seen: the game's short one, if it has one. */
export function askShort(words: Speaker, said: Said): string {
  const key = `short-${said.code}`;
  return words.has(key) ? words.say(key, said.facts) : ask(words, said);
}

/** How a game ended, in one sentence. */
export function outcome(words: Speaker, result: Result): string {
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return words.say(result.rule === '' ? 'result-abandoned' : 'result-until');
  return winners.length === 1
    ? words.say('result-winner', { name: words.name(first) })
    : words.say('result-shared', { names: words.several(winners.map((one) => words.name(one))) });
}

/** What a step tells; one without a word was an answer that nobody may see, or the middle of a move. */
export function stepText(words: Speaker, frame: Frame, telling: readonly Entry[] = frame.told): string {
  if (telling.length > 0) return telling.map((one) => entryText(words, one)).join(' ');
  if (frame.who < 0) return words.say('web-look-start');
  return words.say(frame.view === null ? 'web-plays' : 'web-answers', { name: words.name(frame.who) });
}

export function refusal(words: Speaker, said: Said): string {
  const key = `refuse-${said.code}`;
  return words.has(key) ? words.say(key, said.facts) : words.say('web-refused');
}

export function move(words: Speaker, choice: Choice | Said): string {
  return words.say(`move-${choice.code}`, choice.facts);
}

/** A step taken, in few words: the game's own brief ones, if it has them. */
export function brief(words: Speaker, choice: Choice): string {
  const key = `brief-${choice.code}`;
  return words.has(key) ? words.say(key, choice.facts) : move(words, choice);
}

/** The words of a notation: `tile water` is a tile, and which. */
function split(notation: string): { word: string; value: string } {
  const [word = '', ...rest] = notation.split(' ');
  return { word: word.toLowerCase(), value: rest.join(' ') };
}

/** What was drawn, in words: `tile water` is looked for as `draw-tile-water`, then as `draw-tile` with its value; $name is the player of that number. */
export function drawn(words: Speaker, notation: string): string {
  const { word, value } = split(notation);
  const own = `draw-${word}-${value.toLowerCase().replaceAll(' ', '-')}`;
  if (words.has(own)) return words.say(own);
  const key = `draw-${word}`;
  return words.has(key) ? words.say(key, { value, name: words.name(Number(value) - 1) }) : notation;
}

/** What is to be said about a draw: the game's own question, else a plain one. */
export function due(words: Speaker, notation: string): string {
  const key = `due-${split(notation).word}`;
  return words.say(words.has(key) ? key : 'web-due-text');
}

/** The verb of the button that does it: the game's own, else a plain one. */
export function verb(words: Speaker, choice: Choice | null): string {
  const own = `do-${choice?.code ?? ''}`;
  return words.has(own) ? words.say(own, choice?.facts) : words.say('web-do');
}

export function tally(words: Speaker, line: TallyLine): string {
  return words.say(`tally-${line.code}`, line.facts);
}

export function topic(words: Speaker, name: string): string {
  for (const key of [`topic-${name}`, `web-topic-${name}`]) if (words.has(key)) return words.say(key);
  return name;
}
