import { parseRevisionMemory, type RevisionMemory } from '@lectern/shared/contract';
import { RefusedRevision } from './RefusedRevision';
import type { VerifiedRevision } from './verifyRevision';

/** Storage of the revisions that a browser has verified. Both functions may reject: each page then starts without. */
export type MemoryStore = { read: () => Promise<unknown>; write: (memory: RevisionMemory) => Promise<void> };

/** Milliseconds after which a browser forgets a site's first key that was not confirmed: it may have been recreated. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Resolves to what a browser remembers; null when that is nothing, damaged, or older than 30 days. */
export async function readMemory(store: MemoryStore, now: number): Promise<RevisionMemory | null> {
  try {
    const memory = parseRevisionMemory(await store.read(), 'memory');
    return now - memory.at > LIFETIME ? null : memory;
  } catch {
    return null;
  }
}

/**
 * Throws a RefusedRevision for a site with another first key than the one remembered, and for a revision that is older.
 * A newer key of the site may start at a lower serial: after a loss of revisions, `lectern keys rotate` says so.
 */
export function requireProgress(memory: RevisionMemory, root: string, verified: VerifiedRevision): void {
  const { serial } = verified.registry;
  if (memory.root !== root) throw new RefusedRevision('foreign', serial, 'this browser knows the site by another key');
  const known = verified.keys.indexOf(memory.key);
  const signer = verified.keys.indexOf(verified.key);
  if (known < 0 || known > signer)
    throw new RefusedRevision('replayed', serial, 'this browser has seen one by a newer key');
  if (known === signer && serial < memory.serial)
    throw new RefusedRevision('replayed', serial, `this browser has seen revision ${memory.serial}`);
}
