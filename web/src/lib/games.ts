/** The web parts of the games, found by looking into their folders and loaded when they are needed. */
import type { GameWeb } from './game';

const FOUND = import.meta.glob<{ default: GameWeb<unknown> }>('../../../src/harena/games/*/web/index.ts');

const loaders = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-3) ?? '', load] as const),
);

/** Return whether a game can be played on a page. */
export const hasBoard = (name: string): boolean => loaders.has(name);

/** Load a game's web part; null if it has none. */
export async function loadGame(name: string): Promise<GameWeb<unknown> | null> {
  const load = loaders.get(name);
  return load === undefined ? null : (await load()).default;
}
