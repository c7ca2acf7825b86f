/** The table about to be made: seats, switches, and what the table itself agrees on. */
import { load, save } from 'harena/store';
import type { GameInfo, HouseInfo, NewTable, OptionInfo, TableKeys } from 'harena/wire';
import { words } from 'harena/words.svelte';

export type Value = boolean | number | string;

export interface PlannedSeat {
  key: number;
  /** `human` or `bot:` and its kind. */
  kind: string;
  /** One of the proposed names, until another is typed. */
  name: string;
}

/** Names for those who give none: short, Roman, and nobody's in particular. */
const PEOPLE = ['Livia', 'Quintus', 'Flavia', 'Gaius', 'Aurelia', 'Felix'];
const BOTS = ['Marcus', 'Varro', 'Cassia', 'Titus', 'Drusa', 'Lucius'];
const NAME = 'harena.name';
/** Of the bots of the house the first of these is proposed. */
const WISHED = ['greedy', 'random'];

export class Plan {
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, Value>>({});
  title = $state('');
  undo = $state(true);
  quiet = $state(false);
  /** People draw and roll themselves, and say here what came. */
  entered = $state(false);
  /** Each person plays at a screen of their own and gets a link; else all sit at this one. */
  apart = $state(false);
  /** The table stands in the list of those open to everybody. */
  open = $state(false);
  /** Minutes for a decision, 0 where time does not count. */
  minutes = $state(0);
  #next = 0;
  #bot: string | null = null;

  constructor(
    readonly house: HouseInfo,
    readonly game: GameInfo,
  ) {
    this.apart = house.public;
    const sizes = [...game.seats].sort((one, two) => one - two);
    const middle = sizes[Math.floor(sizes.length / 2)] ?? 2;
    for (let seat = 0; seat < middle; seat += 1) this.add(seat === 0 ? 'human' : this.bot);
    const [first] = this.seats;
    if (first !== undefined) first.name = load(NAME) ?? first.name;
    for (const option of game.options) this.options[option.key] = option.default;
  }

  get least(): number {
    return Math.min(...this.game.seats);
  }

  get most(): number {
    return Math.max(...this.game.seats);
  }

  /** The bot proposed first: greedy where there is one, for it answers at once and plays soundly. */
  get bot(): string {
    if (this.#bot !== null) return this.#bot;
    const kind = WISHED.find((one) => this.house.bots.includes(one)) ?? this.house.bots[0] ?? 'random';
    return `bot:${kind}`;
  }

  add(kind: string): void {
    const number = this.seats.length;
    if (number >= this.most) return;
    this.#push(kind);
    // Sizes between the least and the most may be missing; the next allowed one is filled with bots.
    while (!this.game.seats.includes(this.seats.length) && this.seats.length > this.least && this.seats.length < this.most)
      this.#push(this.bot);
  }

  #push(kind: string): void {
    this.seats.push({ key: this.#next++, kind, name: this.#free(kind) });
  }

  /** Another kind of player takes the seat; a name that nobody typed goes with the one before. */
  become(seat: PlannedSeat, kind: string): void {
    const typed = seat.name.trim();
    seat.kind = kind;
    if (typed === '' || PEOPLE.includes(typed) || BOTS.includes(typed)) {
      seat.name = '';
      seat.name = this.#free(kind);
    }
  }

  /** The first name of a kind that nobody here has. */
  #free(kind: string): string {
    const names = kind === 'human' ? PEOPLE : BOTS;
    return names.find((name) => !this.seats.some((seat) => seat.name.trim() === name)) ?? names[0] ?? '';
  }

  remove(key: number): void {
    if (this.seats.length <= this.least) return;
    this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  /** How all bots play, or null where they differ. */
  get bots(): string | null {
    const kinds = new Set(this.seats.filter((seat) => seat.kind !== 'human').map((seat) => seat.kind));
    return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
  }

  set bots(kind: string | null) {
    if (kind === null) return;
    this.#bot = kind;
    for (const seat of this.seats) if (seat.kind !== 'human') seat.kind = kind;
  }

  changed(option: OptionInfo): boolean {
    return this.options[option.key] !== option.default;
  }

  get changes(): number {
    return this.game.options.filter((option) => this.changed(option)).length;
  }

  /** What is sent. */
  order(): NewTable {
    // Who plays here most often need not type their name again.
    const mine = this.seats.find((seat) => seat.kind === 'human')?.name.trim() ?? '';
    save(NAME, mine === '' || PEOPLE.includes(mine) ? null : mine);
    const options = Object.fromEntries(
      this.game.options.filter((option) => this.changed(option)).map((option) => [option.key, this.options[option.key] ?? option.default]),
    );
    return {
      game: this.game.name,
      // A seat whose name was wiped out is called by its number, in each reader's own language.
      seats: this.seats.map((seat) => ({ kind: seat.kind, name: seat.name.trim() })),
      options,
      title: this.title.trim(),
      undo: this.undo,
      quiet: this.quiet,
      source: this.entered ? 'entered' : 'seeded',
      public: this.apart && this.open,
      clock_s: this.apart ? 60 * this.minutes : 0,
    };
  }
}

/** The tokens that stay with the page that makes a table: all seats', or the host's and the first person's. */
export function ownTokens(made: TableKeys, apart: boolean): readonly string[] {
  if (!apart) return made.tokens;
  const first = made.tokens.find((token) => token !== '');
  return [made.host, ...(first === undefined ? [] : [first])];
}

/** The label of a switch's value. */
export function valueName(speaker: { say(key: string): string; has(key: string): boolean }, option: OptionInfo, value: Value): string {
  const key = `option-${option.key}-${String(value)}`;
  if (speaker.has(key)) return speaker.say(key);
  if (typeof value === 'boolean') return speaker.say(value ? 'web-on' : 'web-off');
  return String(value);
}

/** The message that tells what a value of a switch rewards. */
export const noteKey = (option: OptionInfo, value: Value): string => `option-${option.key}-${String(value)}-note`;

/** The switches each of whose values has such a message: they are set side by side before all others. */
export function mainOnes(game: GameInfo, speaker: { has(key: string): boolean }): readonly OptionInfo[] {
  return game.options.filter((option) => option.values.length > 1 && option.values.every((value) => speaker.has(noteKey(option, value))));
}

/** So many letters of a switch's values stand beside its name. */
const BESIDE = 22;

/** The switches that stand in the panel: the first whose values are short; the rest is in the drawer with explanations. */
export function shortest(game: GameInfo, speaker: { say(key: string): string; has(key: string): boolean }): readonly OptionInfo[] {
  const letters = (option: OptionInfo): number =>
    option.values.reduce<number>((sum, value) => sum + valueName(speaker, option, value).length, 0);
  const main = mainOnes(game, speaker);
  return game.options.filter((option) => option.values.length > 1 && letters(option) <= BESIDE && !main.includes(option)).slice(0, 2);
}
