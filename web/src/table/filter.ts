/** What of the log is shown: topics may be left out, one player may be followed, and the past ends where one looks. */
import { prefs } from 'harena/prefs.svelte';
import type { Table } from 'harena/table.svelte';
import type { Entry } from 'harena/wire';

import type { Desk } from './desk.svelte';

/** A line is a player's if they acted or are named in it. */
function concerns(entry: Entry, seat: number): boolean {
  return (
    entry.who === seat ||
    Object.values(entry.facts).some((fact) => typeof fact === 'object' && fact.is === 'who' && fact.seat === seat)
  );
}

export function filtered(table: Table, desk: Desk): readonly Entry[] {
  const until = table.past.at === null ? Infinity : (table.past.frame?.step ?? Infinity);
  const { hidden } = prefs;
  const { player } = desk;
  if (until === Infinity && hidden.length === 0 && player === null) return table.log;
  return table.log.filter(
    (entry) => entry.step <= until && !hidden.includes(entry.topic) && (player === null || concerns(entry, player)),
  );
}

/** The topics of a log, in the order in which they first came. */
export function topics(log: readonly Entry[]): readonly string[] {
  return [...new Set(log.map((entry) => entry.topic))];
}
