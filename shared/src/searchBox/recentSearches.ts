const KEY = 'lectern.searches';
const MAX = 8;

/** Lists the searches stored on this device, newest first; none when storage is unavailable. */
export function listRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query): query is string => typeof query === 'string' && query !== '').slice(0, MAX)
      : [];
  } catch {
    return [];
  }
}

/** Stores a search as the newest. Does nothing without storage. */
export function saveRecentSearch(query: string): void {
  const words = query.trim().slice(0, 200);
  if (!words) return;
  const others = listRecentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MAX)));
  } catch {
    // The next visit starts without it.
  }
}

/** Removes all stored searches. */
export function forgetRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
