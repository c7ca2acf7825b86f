/** Names for tiles that have none: a tile keeps its name while it moves up its row, so that it can be seen to move. */

export interface Named {
  kinds: readonly string[];
  names: readonly number[];
}

let last = 0;
const fresh = (count: number): number[] => Array.from({ length: count }, () => ++last);
const same = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((kind, at) => kind === two[at]);

/** Name the tiles of a row after what it was before. */
export function follow(before: Named, kinds: readonly string[]): Named {
  const old = before.kinds;
  const more = kinds.length - old.length;
  if (more >= 0 && same(old, kinds.slice(0, old.length))) return { kinds, names: [...before.names, ...fresh(more)] };
  if (same(old.slice(1), kinds)) return { kinds, names: before.names.slice(1) };
  if (more === 1 && same(old, kinds.slice(1))) return { kinds, names: [...fresh(1), ...before.names] };
  return { kinds, names: fresh(kinds.length) };
}
