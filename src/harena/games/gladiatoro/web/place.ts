/** What every part of the board asks of a position: figures, hexes, whose they are, who is asked what. */
import type { Place as Shown } from 'harena/game';
import { keyOf, number } from 'harena/spot';
import type { Choice } from 'harena/wire';

import { directionTo, facingAt, turned } from './hexes';
import type { FigureView, HexView, View } from './view';

export { choiceAt, isOpen, keyOf, looks, number, spot } from 'harena/spot';
export type Place = Shown<View>;

export const hexTarget = (name: string): string => `hex-${name}`;

export const hexNamed = (view: View, name: string | null): HexView | undefined =>
  name === null ? undefined : view.hexes.find((one) => one.name === name);

export const figureOn = (view: View, hex: string): FigureView | undefined => view.figures.find((one) => one.hex === hex);

export const numbered = (view: View, figure: number | null): FigureView | undefined =>
  figure === null ? undefined : view.figures[figure - 1];

/** What is added to dice: nothing has no sign. */
export const plus = (added: number): string => (added > 0 ? `+${added}` : String(added));

/** Whether a colour leads several gladiators: then each shows its number. */
export const several = (view: View): boolean => view.figures.length > view.teams.length;

export const ownTeam = (view: View): number | null => (view.seat === null ? null : (view.teams[view.seat] ?? null));

/** The figure that a choice is about, by its words or its place. */
export function figureOf(choice: Choice | null): number | null {
  if (choice === null) return null;
  const named = /^(?:turn|step|dash|figure)-(\d+)/.exec(choice.target)?.[1];
  return named === undefined ? number(choice.facts['figure']) : Number(named);
}

/** The own figure that things are about now: in phase, chosen, asked, else the first that still stands. */
export function shownFigure(place: Place, wanted: number | null = null): FigureView | undefined {
  const { view } = place;
  const seat = place.seat ?? numbered(view, view.phase)?.seat ?? 0;
  const own = view.figures.filter((one) => one.seat === seat);
  const among = (figure: number | null): FigureView | undefined => own.find((one) => one.number === figure);
  return (
    among(wanted) ??
    among(figureOf(place.chosen)) ??
    among(view.phase) ??
    among(figureOf(place.choices[0] ?? null)) ??
    own.find((one) => one.alive) ??
    own[0]
  );
}

/** A facing told by its hour, as choices tell it. */
export function facingIn(view: View, choice: Pick<Choice, 'facts'> | null | undefined): number | null {
  const hour = /^clock-(\d+)$/.exec(keyOf(choice?.facts['facing']) ?? '')?.[1];
  return hour === undefined ? null : facingAt(view, Number(hour));
}

/** The facings that are asked for now: of a figure that stands, or that is about to stand on the chosen hex. */
export interface Turning {
  figure: FigureView;
  /** Where the handles lie. */
  hex: string;
  facing: number;
  /** The place of each facing. */
  targetOf: (facing: number) => string;
  /** Nothing of it is a choice yet: the hex is chosen first. */
  ahead: boolean;
}

export function turningOf(place: Place, wanted: number | null): Turning | null {
  const { view, choices, chosen } = place;
  if (choices.some((one) => one.target.startsWith('face-'))) {
    const figure = shownFigure(place);
    if (figure?.hex == null) return null;
    const facing = facingIn(view, chosen) ?? figure.facing;
    return { figure, hex: figure.hex, facing, targetOf: (one) => `face-${one}`, ahead: false };
  }
  const turns = choices.filter((one) => one.target.startsWith('turn-'));
  if (turns.length > 0) {
    const figure = numbered(view, figureOf(chosen) ?? wanted ?? figureOf(turns[0] ?? null));
    if (figure?.hex == null) return null;
    const facing = chosen?.target.startsWith('turn-') === true ? (facingIn(view, chosen) ?? figure.facing) : figure.facing;
    return { figure, hex: figure.hex, facing, targetOf: (one) => `turn-${figure.number}-${one}`, ahead: false };
  }
  const stands = chosen !== null && !chosen.settles && chosen.target.startsWith('hex-');
  const facing = stands ? facingIn(view, chosen.whole) : null;
  const figure = shownFigure(place);
  if (!stands || facing === null || figure === undefined) return null;
  return { figure, hex: chosen.target.slice(4), facing, targetOf: (one) => `face-${one}`, ahead: true };
}

/** The next facing to one side that may be chosen; where none may, the next one, so that the referee says why. */
export function nextTarget(place: Place, turning: Turning, by: 1 | -1): string {
  for (let step = 1; step < 6; step++) {
    const target = turning.targetOf(turned(turning.facing, by * step));
    if (turning.ahead || place.choices.some((one) => one.target === target)) return target;
  }
  return turning.targetOf(turned(turning.facing, by));
}

/** Foes beside a figure, each with the direction it stands in and where that is from the figure. */
export interface Beside {
  foe: FigureView;
  direction: number;
  where: 'front' | 'left' | 'right' | 'rear';
}

export function foesBeside(view: View, figure: FigureView): Beside[] {
  const here = hexNamed(view, figure.hex);
  if (here === undefined) return [];
  return view.figures.flatMap((foe) => {
    const there = foe.team === figure.team ? undefined : hexNamed(view, foe.hex);
    const direction = there === undefined ? -1 : directionTo(here, there);
    if (direction < 0) return [];
    const from = turned(direction - figure.facing, 0);
    const arc = view.arcs[from];
    const where = arc === 'side' ? (from < 3 ? 'left' : 'right') : arc === 'rear' ? 'rear' : 'front';
    return [{ foe, direction, where } as const];
  });
}

/** The team mates of an attacker that could still support an attack on a target. */
export function supporters(place: Place, attacker: FigureView, target: FigureView): FigureView[] {
  const { view } = place;
  if (place.info.options['support_attack'] === false) return [];
  return view.figures.filter(
    (one) =>
      one.team === attacker.team &&
      one.number !== attacker.number &&
      one.extra_left > 0 &&
      foesBeside(view, target).some((beside) => beside.foe.number === one.number),
  );
}

/** How a figure is called in sentences, as facts. */
export function figureFacts(place: Place, figure: FigureView) {
  return {
    figure: figure.number,
    name: place.name(figure.seat),
    type: figure.type === null ? '' : place.words.say(`type-${figure.type}`),
    factor: figure.factor ?? 0,
    facing: { is: 'key', key: `clock-${figure.hour}` },
    wounds: figure.wounds,
    capacity: figure.capacity ?? 0,
  } as const;
}
