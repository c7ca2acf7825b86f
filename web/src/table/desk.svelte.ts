/** What is open on the page of a table: panels, drawers, and the log's filters. */
export type Panel = 'decide' | 'players' | 'log';
export type Sheet = 'keys' | 'log' | 'abandon' | 'people' | 'resign' | null;

export class Desk {
  panel = $state<Panel>('decide');
  sheet = $state<Sheet>(null);
  /** The result is put aside to look at the board. */
  aside = $state(false);
  /** Only this player's lines of the log are shown. */
  player = $state<number | null>(null);
}
