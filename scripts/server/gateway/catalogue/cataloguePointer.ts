import { fileUrl, type BackendConfig } from '@lectern/shared/contract';
import { parseCataloguePointer, type CataloguePointer } from '@lectern/shared/domain';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Resolves to the pointer of the published catalogue, at most a second old; null for none. Never rejects, and never keeps a
 * page waiting for long.
 */
export type ReadPointer = () => Promise<CataloguePointer | null>;

const FRESH_MS = 1_000;
const PATIENCE_MS = 250;
const FETCH_TIMEOUT_MS = 5_000;

/**
 * Follows the pointer that `fetchPointer` resolves to, asked for when a page needs it. While it is unavailable, the last
 * known one stays.
 */
export function followPointer(fetchPointer: () => Promise<unknown>): ReadPointer {
  let known: CataloguePointer | null = null;
  let freshUntil = 0;
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      const data = await fetchPointer();
      known = data === null ? null : parseCataloguePointer(data);
    } catch {
      // A storage that is away for a moment has not lost its catalogue: pages ask for themselves what this one could
      // have told them.
    }
    freshUntil = Date.now() + FRESH_MS;
    looking = null;
  };
  return async () => {
    if (Date.now() >= freshUntil)
      await Promise.race([(looking ??= look()), wait(PATIENCE_MS, undefined, { ref: false })]);
    return known;
  };
}

/**
 * Asks the storage of the site's backend for the pointer: within this process for the embedded one. Null when there is
 * none; rejects otherwise.
 */
export async function fetchPointer(app: FastifyInstance, backend: BackendConfig): Promise<unknown> {
  const url = fileUrl(backend, 'catalogue/pointer.json');
  if (backend.kind === 'local') {
    const { statusCode, payload } = await app.inject({ url });
    return statusCode === 200 ? (JSON.parse(payload) as unknown) : null;
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/**
 * Asks the storage of the site's backend for the bytes of a file, as they are stored where that is this process.
 * Rejects when there is none.
 */
export async function fetchCatalogueBytes(
  app: FastifyInstance,
  backend: BackendConfig,
  path: string,
): Promise<Uint8Array> {
  const url = fileUrl(backend, path);
  if (backend.kind === 'local') {
    const { statusCode, rawPayload } = await app.inject({ url });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
    return new Uint8Array(rawPayload);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS * 6) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
