import { accountCaches } from '@lectern/shared/contract';
import type { Work } from './deck';

/** Address of the deck in the cache of the account's documents, which is removed when the account signs out. */
const ADDRESS = '/_kept/review-deck';

/** Returns the deck stored on this device; empty when there is none. Never rejects. */
export async function getStoredDeck(uid: string): Promise<Work[]> {
  try {
    const entry = await caches.match(ADDRESS, { cacheName: accountCaches(uid).documents });
    return entry ? ((await entry.json()) as Work[]) : [];
  } catch {
    return [];
  }
}

/** Stores a deck on this device, so that it can be reviewed offline. Never rejects. */
export async function storeDeck(uid: string, deck: readonly Work[]): Promise<void> {
  try {
    await (await caches.open(accountCaches(uid).documents)).put(ADDRESS, new Response(JSON.stringify(deck)));
  } catch {
    // Without the storage the deck is fetched again.
  }
}
