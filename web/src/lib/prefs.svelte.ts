import { load, save } from './store';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

function one<T extends string>(key: string, among: readonly T[], fallback: T): T {
  const kept = load(`harena.${key}`);
  return among.find((value) => value === kept) ?? fallback;
}

/** What this reader likes, kept in the browser. */
class Prefs {
  #theme = $state<Theme>(one('theme', THEMES, 'system'));
  #speed = $state<Speed>(one('speed', SPEEDS, 'normal'));
  #sound = $state(load('harena.sound') !== 'off');
  /** Topics that the log leaves out. */
  #hidden = $state<readonly string[]>((load('harena.hidden') ?? '').split(' ').filter((topic) => topic !== ''));

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    save('harena.theme', theme);
    this.apply();
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    save('harena.speed', speed);
  }

  /** Where others play too, a sound tells that it is one's turn. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    save('harena.sound', sound ? null : 'off');
  }

  get hidden(): readonly string[] {
    return this.#hidden;
  }

  set hidden(topics: readonly string[]) {
    this.#hidden = topics;
    save('harena.hidden', topics.join(' '));
  }

  /** Put the theme on the page; `?theme=` in the address forces one for this visit. */
  apply(): void {
    const forced = new URLSearchParams(location.search).get('theme');
    const theme = forced === 'light' || forced === 'dark' ? forced : this.#theme;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }
}

export const prefs = new Prefs();
