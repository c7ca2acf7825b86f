/** Words in the reader's language. The catalogues are asked of the server: the shell's first, a game's over them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Words } from './game';
import { pseudo } from './pseudo';
import { load, save } from './store';
import type { Fact } from './wire';

export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', es: 'Español', de: 'Deutsch' };
const PSEUDO = 'qps';

/** The language this page speaks: `?lang=`, else what was chosen before, else the first that the browser asks for. */
function preferred(): string {
  const asked = new URLSearchParams(location.search).get('lang');
  const known = (code: string | null): code is string => code !== null && (code in LANGUAGES || code === PSEUDO);
  if (known(asked)) return asked;
  const kept = load('harena.language');
  if (known(kept)) return kept;
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code;
  }
  return 'en';
}

async function source(language: string, game: string | null): Promise<string> {
  const over = game === null ? '' : `?game=${encodeURIComponent(game)}`;
  const answer = await fetch(`/api/words/${language === PSEUDO ? 'en' : language}${over}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return answer.text();
}

function bundle(language: string, text: string): FluentBundle {
  // Marks around every placeable would be read aloud and copied with the text; all three languages run the same way.
  const made = new FluentBundle(
    language === PSEUDO ? 'en' : language,
    language === PSEUDO ? { useIsolating: false, transform: pseudo } : { useIsolating: false },
  );
  made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** A number with its sign written out, as the server's own speaker does. */
function signed(points: number): string {
  return points < 0 ? `\u2212${String(-points)}` : `+${String(points)}`;
}

export type NameOf = (seat: number) => string;

/** Speaks one catalogue: says messages and turns facts into text, as the server's own speaker does. */
export class Speaker implements Words {
  constructor(
    readonly language: string,
    private readonly catalogue: FluentBundle,
    private readonly nameOf: NameOf | null = null,
  ) {}

  /** The same words with the names of one table's players. */
  at(nameOf: NameOf): Speaker {
    return new Speaker(this.language, this.catalogue, nameOf);
  }

  has(key: string): boolean {
    return this.catalogue.hasMessage(key);
  }

  say(key: string, facts: Record<string, Fact | undefined> = {}): string {
    const message = this.catalogue.getMessage(key);
    if (message?.value == null) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) if (fact !== undefined) values[name] = this.fact(fact);
    const errors: Error[] = [];
    const text = this.catalogue.formatPattern(message.value, values, errors);
    if (errors.length > 0) console.warn(`${key}: ${errors.map((error) => error.message).join('; ')}`);
    return text;
  }

  name(seat: number): string {
    return this.nameOf?.(seat) ?? this.say('seat-player', { number: seat + 1 });
  }

  /** A list in words: `a, b and c`. */
  several(parts: readonly string[]): string {
    const [first, ...rest] = parts;
    if (first === undefined) return this.say('list-nothing');
    const last = rest.pop();
    if (last === undefined) return first;
    const head = rest.reduce((one, two) => this.say('list-more', { one, two }), first);
    return this.say('list-last', { one: head, two: last });
  }

  private fact(fact: Fact): number | string {
    if (typeof fact !== 'object') return fact;
    switch (fact.is) {
      case 'key':
        return this.say(fact.key);
      case 'who':
        return this.name(fact.seat);
      case 'amounts':
        return this.several(
          fact.pairs.filter(([, count]) => count !== 0).map(([key, count]) => this.say(`amount-${key}`, { count })),
        );
      case 'kinds':
        return this.several(fact.keys.map((key) => this.say(key)));
      case 'shares':
        return this.several(fact.pairs.map(([seat, points]) => this.say('share-line', { name: this.name(seat), points: signed(points) })));
    }
  }
}

/** The page's words; everything that reads them is said anew when the language changes. */
class Library {
  language = $state(preferred());
  #speakers = $state.raw<Readonly<Record<string, Speaker>>>({});
  #asked = new Map<string, Promise<Speaker>>();

  /** The shell's own words. */
  get shell(): Speaker {
    return this.#speakers[this.#key(null)] ?? new Speaker(this.language, bundle(this.language, ''));
  }

  say(key: string, facts: Record<string, Fact | undefined> = {}): string {
    return this.shell.say(key, facts);
  }

  has(key: string): boolean {
    return this.shell.has(key);
  }

  /** The words of a game over the shell's, once they have come. */
  of(game: string): Speaker | null {
    return this.#speakers[this.#key(game)] ?? null;
  }

  /** Ask for words, once a language and game. */
  async fetch(game: string | null = null): Promise<Speaker> {
    const key = this.#key(game);
    const language = this.language;
    let asked = this.#asked.get(key);
    if (asked === undefined) {
      asked = source(language, game).then((text) => new Speaker(language, bundle(language, text)));
      this.#asked.set(key, asked);
      asked.catch(() => this.#asked.delete(key));
    }
    const speaker = await asked;
    this.#speakers = { ...this.#speakers, [key]: speaker };
    return speaker;
  }

  /** Change the language; what is shown changes when its words have come, all at once. */
  async choose(language: string): Promise<void> {
    const before = this.language;
    const games = Object.keys(this.#speakers)
      .filter((key) => key.startsWith(`${before}/`) && !key.endsWith('/'))
      .map((key) => key.slice(before.length + 1));
    const asked = [null, ...games].map(async (game) => {
      const text = await source(language, game);
      return [`${language}/${game ?? ''}`, new Speaker(language, bundle(language, text))] as const;
    });
    this.#speakers = { ...this.#speakers, ...Object.fromEntries(await Promise.all(asked)) };
    this.language = language;
    document.documentElement.lang = language === PSEUDO ? 'en' : language;
    save('harena.language', language);
  }

  #key(game: string | null): string {
    return `${this.language}/${game ?? ''}`;
  }
}

export const words = new Library();
