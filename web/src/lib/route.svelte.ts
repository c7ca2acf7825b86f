/** Where the reader is; the addresses are real ones, so that back, forward and bookmarks work. */
export type Route =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'rules'; game: string }
  | { at: 'licences' }
  | { at: 'nowhere' };

function read(path: string): Route {
  if (path === '/') return { at: 'home' };
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) return { at: 'table', id: table };
  const game = /^\/rules\/([a-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (game !== undefined) return { at: 'rules', game };
  if (/^\/licences\/?$/.test(path)) return { at: 'licences' };
  return { at: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(read(location.pathname));
  /** The part of the address after `#`, for the page of the rules. */
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => {
      this.#look();
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(location.pathname);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();

/** For links inside the app: an ordinary click stays on the page, everything else is the browser's business. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
