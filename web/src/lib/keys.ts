/** Which key does what at a table. */
import type { GameKey } from './game';

export type Action =
  | { do: 'walk'; direction: 'left' | 'right' | 'up' | 'down' }
  | { do: 'choice'; number: number }
  | { do: 'commit' | 'drop' | 'undo' | 'redo' | 'log' | 'replay' | 'skip' | 'keys' | 'rules' | 'people' };

const LETTERS: Readonly<Record<string, Action>> = {
  Enter: { do: 'commit' },
  Escape: { do: 'drop' },
  u: { do: 'undo' },
  y: { do: 'redo' },
  l: { do: 'log' },
  r: { do: 'replay' },
  s: { do: 'skip' },
  b: { do: 'rules' },
  p: { do: 'people' },
  '?': { do: 'keys' },
  ArrowLeft: { do: 'walk', direction: 'left' },
  ArrowRight: { do: 'walk', direction: 'right' },
  ArrowUp: { do: 'walk', direction: 'up' },
  ArrowDown: { do: 'walk', direction: 'down' },
};

/** Places that use the keys themselves: fields, and everything that moves by arrows. */
const TYPING = 'input, textarea, select, [contenteditable]';
const ARROWS = '[role="slider"], [role="tablist"], [role="menu"], [role="dialog"], [role="alertdialog"], [data-scrolls]';

/** Whether a key is pressed to type, or together with others: then it is nobody's here. */
function elsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}

/** The game's own meaning of a key, if it has one. */
export function ofGame<V>(event: KeyboardEvent, keys: readonly GameKey<V>[] | undefined): GameKey<V> | null {
  if (keys === undefined || elsewhere(event)) return null;
  return keys.find((one) => one.keys.includes(event.key.toLowerCase())) ?? null;
}

/** What a key asks for, or null when it is none of ours. */
export function action(event: KeyboardEvent): Action | null {
  if (elsewhere(event)) return null;
  const where = event.target instanceof Element ? event.target : null;
  const wanted = LETTERS[event.key] ?? LETTERS[event.key.toLowerCase()];
  if (wanted === undefined) {
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    return number === 0 ? null : { do: 'choice', number };
  }
  // Enter on a button presses that button, but on a way to act, or on the place that is chosen, it commits; arrows inside a
  // group move within it.
  const button = where?.closest('button:not([role="radio"]), a, summary, [role="menuitem"]');
  if (wanted.do === 'commit' && button != null && !idle(button) && !chosen(button)) return null;
  if (wanted.do === 'walk' && where?.closest(ARROWS) != null) return null;
  return wanted;
}

/** The place of the board that is chosen: there space walks through its amounts, and Enter plays. */
function chosen(place: Element): boolean {
  return place.matches('[data-target][aria-pressed="true"]');
}

/** A place of the board that is no way to act now. */
export function idle(place: Element): boolean {
  return place.matches('[data-target][aria-disabled="true"]');
}
