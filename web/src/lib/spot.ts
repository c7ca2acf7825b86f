/** What every board needs to know about a place: whether it may be touched, is chosen, or was touched in vain. */
import type { Place } from './game';
import type { Choice, Fact } from './wire';

type Any = Place<unknown>;

export const choiceAt = (place: Any, target: string): Choice | undefined =>
  // Where several choices lie on one place, the marked one speaks for it.
  place.chosen?.target === target ? place.chosen : place.choices.find((choice) => choice.target === target);

export const isOpen = (place: Any, target: string): boolean => place.choices.some((choice) => choice.target === target);

/** The looks of a place: `glows` may be touched, `picked` is chosen, `tapped` was touched in vain. */
export function looks(place: Any, target: string): Record<'glows' | 'picked' | 'tapped', boolean> {
  return {
    glows: isOpen(place, target),
    picked: place.chosen?.target === target,
    tapped: place.refused === target,
  };
}

/** What makes a button a place of the board: every one can be touched, for the shell says why one may not be used. */
export function spot(place: Any, target: string) {
  const open = isOpen(place, target);
  return {
    type: 'button',
    'data-target': target,
    'aria-pressed': open ? place.chosen?.target === target : undefined,
    'aria-disabled': open ? undefined : true,
    onclick: () => {
      place.touch(target);
    },
  } as const;
}

export const number = (fact: Fact | undefined): number | null => (typeof fact === 'number' ? fact : null);

export function keyOf(fact: Fact | undefined): string | null {
  return typeof fact === 'object' && fact.is === 'key' ? fact.key : null;
}
