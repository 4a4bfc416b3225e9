/** Storage keys that belong to the device rather than the account. */
const DEVICE_KEYS = ['lectern.theme', 'lectern.motion', 'lectern.counted'];

/**
 * Removes the account's data from this device: drafts, positions, cart, unsent changes and saved lessons. Never
 * rejects: blocked storage cannot be read by others either.
 */
export async function clearDevice(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) clearStorage(storage);
  await Promise.allSettled([clearDatabases(), clearCaches()]);
}

function clearStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = globalThis[name];
    for (const key of Object.keys(storage))
      if (key.startsWith('lectern.') && !DEVICE_KEYS.includes(key)) storage.removeItem(key);
  } catch {
    // Blocked storage holds no data.
  }
}

/** Deletes the site's databases. The sign-in library clears its own. */
async function clearDatabases(): Promise<void> {
  const found = await indexedDB.databases();
  for (const { name } of found) if (name?.startsWith('lectern.')) indexedDB.deleteDatabase(name);
}

/** Deletes cached documents and saved lessons. Keeps the cached files of the site, which hold no personal data. */
async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) if (/^lectern\.(documents|lessons)\./.test(name)) await caches.delete(name);
}
