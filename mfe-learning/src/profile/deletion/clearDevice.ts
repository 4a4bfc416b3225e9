/** What belongs to the device rather than to whoever was signed in. */
const STAYS = ['lectern.theme', 'lectern.motion', 'lectern.visitor'];

/**
 * Removes what this site keeps on the device of the person who was signed in: drafts, places, cart, what waits to be
 * sent, videos kept for a journey. Never rejects: what a browser does not give away it does not let others read either.
 */
export async function clearDevice(): Promise<void> {
  for (const storage of ['localStorage', 'sessionStorage'] as const) clearStorage(storage);
  await Promise.allSettled([clearDatabases(), clearCaches()]);
}

function clearStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    const storage = globalThis[name];
    for (const key of Object.keys(storage))
      if (key.startsWith('lectern.') && !STAYS.includes(key)) storage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept in it.
  }
}

/** Databases of the site's own; the sign-in library empties its own. */
async function clearDatabases(): Promise<void> {
  const found = await indexedDB.databases();
  for (const { name } of found) if (name?.startsWith('lectern.')) indexedDB.deleteDatabase(name);
}

/**
 * What was kept of documents and lessons. The site's own files, which hold nothing of a person, stay with the service
 * worker.
 */
async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) if (/^lectern\.(documents|lessons)\./.test(name)) await caches.delete(name);
}
