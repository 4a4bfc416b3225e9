/** Returns the JSON value stored under `key` in local storage; null if there is none or it cannot be read. */
export function readStored(key: string): unknown {
  return parseJson(readText(key));
}

/**
 * Stores `value` as JSON under `key` in local storage; null removes the key. Returns false when storage is full or
 * blocked.
 */
export function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns the text stored under `key` in local storage; null if there is none or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parses a JSON text; returns null for null and for invalid JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls `listener` when another tab changes `key` or clears the storage. Returns a function that stops it. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
