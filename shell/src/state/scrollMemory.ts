const KEY = 'lectern.scroll';
/** Number of history entries whose positions survive a reload. */
const MAX_ENTRIES = 50;

/** Remembers the scroll position of each entry of the tab's history, across reloads too. */
export type ScrollMemory = { follow: (key: string) => void; positionOf: (key: string) => number };

/**
 * Creates the memory. Takes over scroll restoration from the browser, which would restore before the content has
 * rendered.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(read());
  let current = entryName('default');
  if (isNewEntry()) positions.delete(current);
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(current, scrollY), { passive: true });
  addEventListener('pagehide', () => save(positions));
  return {
    follow: (key) => void (current = entryName(key)),
    positionOf: (key) => positions.get(entryName(key)) ?? 0,
  };
}

/** The router names the first entry of every document "default"; the path distinguishes those of several documents. */
function entryName(key: string): string {
  return key === 'default' ? `${key} ${location.pathname}` : key;
}

/** Returns true when the document was opened by its address or a link: the router has not marked its entry yet. */
function isNewEntry(): boolean {
  return history.state === null;
}

function read(): [string, number][] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored)
      ? stored.filter((entry): entry is [string, number] => Array.isArray(entry) && typeof entry[1] === 'number')
      : [];
  } catch {
    return [];
  }
}

function save(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // Storage is blocked or full: after a reload, Back starts at the top.
  }
}
