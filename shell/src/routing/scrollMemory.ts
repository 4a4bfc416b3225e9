const KEY = 'lectern.scroll';

/** Remembers how far each entry of the tab's history was scrolled, over reloads too. */
export type ScrollMemory = { follow: (key: string) => void; positionOf: (key: string) => number };

/** Takes scrolling over from the browser, which would restore before the content is there. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(read());
  let current = entryName('default');
  if (isOpenedAnew()) positions.delete(current);
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true });
  addEventListener('pagehide', () => keep(positions));
  return {
    follow: (key) => void (current = entryName(key)),
    positionOf: (key) => positions.get(entryName(key)) ?? 0,
  };
}

/**
 * The router calls the first entry of every document "default": with its path, no document takes over the position of
 * another.
 */
function entryName(key: string): string {
  return key === 'default' ? `${key} ${location.pathname}` : key;
}

/**
 * Whether the document was opened by its address or a link, neither reloaded nor reached by Back or Forward: the router
 * has not marked its entry yet.
 */
function isOpenedAnew(): boolean {
  return history.state === null;
}

function read(): [string, number][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? kept.filter((entry): entry is [string, number] => Array.isArray(entry) && typeof entry[1] === 'number')
      : [];
  } catch {
    return [];
  }
}

function keep(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Back then goes to the top.
  }
}

/** How long content may take to become high enough, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Scrolls to `top` as soon as the page is high enough; gives up after a while, or when the visitor scrolls themselves.
 * Returns the stop.
 */
export function restoreScroll(top: number): () => void {
  const isHighEnough = (): boolean => document.documentElement.scrollHeight >= top + innerHeight;
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    if (isHighEnough()) finish();
  });
  const stop = (): void => {
    end.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = (): void => {
    stop();
    scrollTo({ top, behavior: 'instant' });
  };
  const timer = setTimeout(finish, PATIENCE);
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, stop, { passive: true, signal: end.signal });
  if (isHighEnough()) finish();
  else observer.observe(document.body);
  return stop;
}
