import { parseRegistry, type Registry } from '@lectern/shared/contract';
import { RefusedRevision } from './RefusedRevision';
import { readMemory, requireProgress, type MemoryStore } from './revisionMemory';
import { canVerify } from './signatures';
import { verifyRevision } from './verifyRevision';

/**
 * Trust anchors of a browser: the page's root key, if it names one, and the revisions that it remembers. `isLocal` is
 * true on this machine's own sites, which are recreated at will: there another root key is accepted.
 */
export type Trust = {
  rootKey: string | undefined;
  memory: MemoryStore;
  isLocal: boolean;
  /** Called when this browser can't check signatures. The revision is used as the connection delivered it. */
  onUnsupported: (serial: number) => void;
  /** Milliseconds since 1970; by default the clock's. */
  now?: () => number;
  /** Milliseconds for the whole answer. */
  limit?: number;
};

/** A later attempt is better than a connection that hangs: the page may need the next revision to load at all. */
const LIMIT_MS = 10_000;

/**
 * Fetches the live revision and resolves to it once its signature, validity and age are checked. The browser
 * revalidates it by its ETag. Rejects with a RefusedRevision, with a ContractError for invalid data, and with an Error
 * for a failed response, or none within `limit`.
 */
export async function fetchVerified({ rootKey, memory: store, limit = LIMIT_MS, ...trust }: Trust): Promise<Registry> {
  const now = (trust.now ?? Date.now)();
  const memory = await readMemory(store, now);
  const known = memory && trust.isLocal && memory.root !== rootKey ? null : memory;
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`/registry.json answered ${String(response.status)}`);
  const served: unknown = await response.json();
  if (rootKey === undefined) {
    const unverified = parseRegistry(served);
    if (known) throw new RefusedRevision('foreign', unverified.serial, 'this page names no key, and earlier ones did');
    return unverified;
  }
  if (!(await canVerify())) {
    const unverified = parseRegistry(served);
    trust.onUnsupported(unverified.serial);
    return unverified;
  }
  const verified = await verifyRevision(served, rootKey, now);
  if (known) requireProgress(known, rootKey, verified);
  const { serial } = verified.registry;
  await store.write({ root: rootKey, key: verified.key, serial, at: now }).catch(() => undefined);
  return verified.registry;
}

/** Returns true for a site on this machine. */
export function isLocalSite(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
