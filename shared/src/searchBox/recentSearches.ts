const KEY = 'lectern.searches';
const MOST = 8;

/** What was searched for on this device, the newest first; none where it cannot be read. */
export function listRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the newest. On a device that keeps nothing, nothing happens. */
export function saveRecentSearch(query: string): void {
  const words = query.trim().slice(0, 200);
  if (!words) return;
  const others = listRecentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MOST)));
  } catch {
    // The next visit begins without it.
  }
}

/** Forgets all of them. */
export function forgetRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
