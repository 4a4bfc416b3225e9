import { APP_CACHE, type RefusalReport } from '@lectern/shared/contract';
import { fetchVerified, isLocalSite } from '../federation/verify/fetchVerified';
import { RefusedRevision } from '../federation/verify/RefusedRevision';
import { isSameJson } from '../federation/verify/signatures';
import { readMemory, type MemoryStore } from '../federation/verify/revisionMemory';
import type { StartPage } from './startPage';

const reported = new Set<string>();

/**
 * Resolves when the revision of `page` is signed for the key that it names, is valid, and is no older than the newest
 * one that this worker has seen. Rejects with a RefusedRevision otherwise, which is reported once, and with an Error
 * while the site changes or does not answer.
 */
export async function verifyPage({ registry, rootKey }: StartPage): Promise<void> {
  if (rootKey === undefined && (await readMemory(workerMemory, Date.now())) === null) return;
  try {
    const browser = { canVerify: true };
    const signed = await fetchVerified({
      rootKey,
      memory: workerMemory,
      isLocal: isLocalSite(location.hostname),
      onUnsupported: () => void (browser.canVerify = false),
    });
    const { serial } = registry;
    if (rootKey === undefined || !browser.canVerify) return;
    if (signed.serial !== serial)
      throw new Error(`The page has revision ${String(serial)}, and the registry ${String(signed.serial)}.`);
    if (!isSameJson(signed, registry))
      throw new RefusedRevision('tampered', serial, 'the page came with another one of that number');
  } catch (error) {
    if (error instanceof RefusedRevision) await report(error);
    throw error;
  }
}

async function report({ kind, serial }: RefusedRevision): Promise<void> {
  if (reported.has(kind)) return;
  reported.add(kind);
  const body: RefusalReport = { refused: kind, where: 'worker', serial };
  await fetch('/telemetry', { method: 'POST', body: JSON.stringify(body) }).catch(() => undefined);
}

const workerMemory: MemoryStore = {
  read: async () => {
    const stored = await caches.match(APP_CACHE.memory, { cacheName: APP_CACHE.cache });
    return stored && ((await stored.json()) as unknown);
  },
  write: async (memory) => (await caches.open(APP_CACHE.cache)).put(APP_CACHE.memory, Response.json(memory)),
};
