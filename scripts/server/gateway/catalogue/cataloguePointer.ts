import { fileUrl, type BackendConfig } from '@lectern/shared/contract';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { requestFile } from './requestFile';

/**
 * Resolves to the pointer of the published catalogue, at most a second old while storage is available; null for none;
 * undefined until storage has said which. Never rejects, and resolves within 250 ms, or within `firstWaitMs` until
 * then.
 */
export type ReadPointer = (firstWaitMs?: number) => Promise<CataloguePointer | null | undefined>;

/** Milliseconds to wait for the first pointer where an answer without one would be wrong: 503 must follow. */
export const FIRST_WAIT_MS = 3_000;

const FRESH_MS = 1_000;
const MAX_WAIT_MS = 250;
const FETCH_TIMEOUT_MS = 5_000;

/**
 * Creates a cached reader of the pointer, which calls `fetchPointer` on demand. While that fails, the last known
 * pointer is returned.
 */
export function followPointer(fetchPointer: () => Promise<unknown>): ReadPointer {
  let known: CataloguePointer | null | undefined;
  let readAt = -Infinity;
  let refreshing: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    try {
      const data = await fetchPointer();
      known = data === null ? null : parseCataloguePointer(data);
    } catch {
      // Storage is unavailable, the catalogue is not gone: pages without the pointer fetch it in the browser.
    }
    readAt = Date.now();
    refreshing = null;
  };
  return async (firstWaitMs = MAX_WAIT_MS) => {
    const maxWait = known === undefined ? firstWaitMs : MAX_WAIT_MS;
    // Also after the clock was set back.
    if (Math.abs(Date.now() - readAt) >= FRESH_MS)
      await Promise.race([(refreshing ??= refresh()), wait(maxWait, undefined, { ref: false })]);
    return known;
  };
}

/** Fetches the live pointer. Resolves to null when there is none; rejects on any other failure. */
export async function fetchPointer(app: FastifyInstance, backend: BackendConfig): Promise<unknown> {
  const bytes = await requestFile(app, fileUrl(backend, 'catalogue/pointer.json'), FETCH_TIMEOUT_MS);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
}

/** Fetches the bytes of a file, compressed where the site stores it so. Rejects when there is none. */
export async function fetchCatalogueBytes(
  app: FastifyInstance,
  backend: BackendConfig,
  path: string,
): Promise<Uint8Array> {
  const bytes = await requestFile(app, fileUrl(backend, path), FETCH_TIMEOUT_MS * 6);
  if (bytes === null) throw new Error(`${path} does not exist.`);
  return bytes;
}
