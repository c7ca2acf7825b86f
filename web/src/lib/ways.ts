/** The ways to act as they are listed: one for each choice, but one for a whole run of amounts. */
import type { Choice } from './wire';

/** One way to act; a run has several choices, the smallest amount first. */
export interface Way {
  choices: readonly Choice[];
  first: Choice;
}

export type AmountOf = (choice: Choice) => number | null;

/** Gather choices of one kind at one place that differ by their amount alone. */
export function ways(choices: readonly Choice[], amount: AmountOf | undefined): Way[] {
  const runs = new Map<string, Choice[]>();
  const found: (readonly [Choice, Choice[]])[] = [];
  for (const choice of choices) {
    const named = amount === undefined || amount(choice) === null ? null : `${choice.code} ${choice.target}`;
    const run = named === null ? undefined : runs.get(named);
    if (run !== undefined) {
      run.push(choice);
      continue;
    }
    const begun = [choice];
    if (named !== null) runs.set(named, begun);
    found.push([choice, begun]);
  }
  const listed = found.map(([first, all]): Way => {
    const sorted = amount === undefined ? all : [...all].sort((one, two) => (amount(one) ?? 0) - (amount(two) ?? 0));
    return { choices: sorted, first: sorted[0] ?? first };
  });
  // The only amount is what the question is about: it stands first.
  const [run, other] = listed.filter((way) => way.choices.length > 1);
  return run === undefined || other !== undefined ? listed : [run, ...listed.filter((way) => way !== run)];
}
