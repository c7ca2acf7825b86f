/** The house over HTTP: what it offers, and the tables kept there. */
import { load, save } from './store';
import type { Draws, Fault, HouseInfo, Mine, NewTable, RuleText, TableKeys, TableLine } from './wire';

export type Trouble = 'unreachable' | 'locked' | 'missing' | 'refused';

/** What went wrong; `fault` is the server's own sentence, where it gave one. */
export class HouseError extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly fault: Fault | null = null,
  ) {
    super(fault?.text ?? trouble);
  }
}

const KEY = 'harena.key';

/** Keep the house key from the address `harena play` opens, and take it out of the address. */
export function takeKey(): boolean {
  const key = /^#key=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
  if (key === undefined) return false;
  save(KEY, key);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

export function hasKey(): boolean {
  return load(KEY) !== null;
}

/** Ask as the house's owner, else as whoever holds a link of the table asked about. */
async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
  const key = load(KEY) ?? (table === undefined ? undefined : tokensOf(decodeURIComponent(table))[0]);
  if (key !== undefined) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new HouseError('unreachable');
  }
  if (answer.ok) return answer;
  const fault = (await answer.json().catch(() => null)) as Fault | null;
  if (answer.status === 401 || answer.status === 403) throw new HouseError('locked', fault);
  if (answer.status === 404) throw new HouseError('missing', fault);
  throw new HouseError(answer.status >= 500 ? 'unreachable' : 'refused', fault);
}

async function json<T>(path: string, method?: string, body?: unknown): Promise<T> {
  return (await (await ask(path, method, body)).json()) as T;
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

let offered: Promise<HouseInfo> | null = null;

export const house = {
  /** What the house offers does not change while it runs: asked once. */
  info(): Promise<HouseInfo> {
    offered ??= json<HouseInfo>('/api/house');
    offered.catch(() => (offered = null));
    return offered;
  },
  tables: (): Promise<TableLine[]> => json('/api/tables'),
  /** The tables of which this browser holds a link. */
  mine: (): Promise<TableLine[]> => {
    const held: Mine[] = Object.keys(kept()).slice(-MOST).map((id) => ({ id, tokens: tokensOf(id) }));
    return held.length === 0 ? Promise.resolve([]) : json('/api/mine', 'POST', held);
  },
  /** The tables that stand open to everybody. */
  lobby: (): Promise<TableLine[]> => json('/api/lobby'),
  make: (table: NewTable): Promise<TableKeys> => json('/api/tables', 'POST', table),
  keys: (id: string): Promise<TableKeys> => json(at(id)),
  remove: async (id: string): Promise<void> => {
    await ask(at(id), 'DELETE');
  },
  draws: (id: string): Promise<Draws> => json(`${at(id)}/draws`),
  record: async (id: string): Promise<Blob> => (await ask(`${at(id)}/record`)).blob(),
  rulebook: (game: string, language: string): Promise<RuleText[]> =>
    json(`/api/rulebook/${encodeURIComponent(game)}/${language}`),
};

// -- the tokens of one's seats ----------------------------------------------------------------------------------------------

const TABLES = 'harena.tables';
/** So many tables the house is asked about at once. */
const MOST = 30;

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(load(TABLES) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

/** The tokens this browser holds for a table. */
export function tokensOf(id: string): string[] {
  const found = kept()[id];
  return Array.isArray(found) ? found.filter((token) => typeof token === 'string' && token !== '') : [];
}

export function keepTokens(id: string, tokens: readonly string[]): void {
  const all = kept();
  all[id] = [...new Set([...tokensOf(id), ...tokens.filter((token) => token !== '')])];
  save(TABLES, JSON.stringify(all));
}

const SHARES = 'harena.shares.';

/** Remember what this page has added to a table's draws, for the check at the end. */
export function keepShares(id: string, shares: readonly string[]): void {
  save(SHARES + id, JSON.stringify([...new Set([...sharesOf(id), ...shares])]));
}

export function sharesOf(id: string): string[] {
  try {
    const found: unknown = JSON.parse(load(SHARES + id) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function dropTokens(id: string): void {
  const all = kept();
  delete all[id];
  save(SHARES + id, null);
  save(TABLES, JSON.stringify(all));
}

/** Keep the token of a seat's link, and take it out of the address. */
export function takeToken(id: string): boolean {
  const token = /^#([A-Za-z0-9_-]{20,64})$/.exec(location.hash)?.[1];
  if (token === undefined) return false;
  keepTokens(id, [token]);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
