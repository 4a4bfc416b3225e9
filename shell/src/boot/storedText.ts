/** Returns the text that local storage has under `key`; null when it has none, or is blocked. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
