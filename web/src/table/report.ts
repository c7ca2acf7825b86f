/** A report of a fault in one file: the table, the step, and what this page was told; of a game that is over also its record. */
import { house } from 'harena/house';
import type { Table } from 'harena/table.svelte';

/** Hand a file to the reader. */
export function hand(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function report(table: Table): Promise<void> {
  const { now, info, seat, log } = table;
  const { version } = await house.info();
  const record = now?.result == null ? null : await (await house.record(table.id)).text();
  const told = {
    version,
    table: table.id,
    info,
    step: table.past.at === null ? (now?.step ?? null) : (table.past.frame?.step ?? 0),
    seat,
    now,
    log,
    record,
    page: { address: `${location.origin}${location.pathname}`, size: [innerWidth, innerHeight], browser: navigator.userAgent },
  };
  hand(new Blob([JSON.stringify(told, null, 1)], { type: 'application/json' }), `harena-${table.id}-${now?.step ?? 0}.json`);
}
