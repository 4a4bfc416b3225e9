import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fileUrl, type BackendConfig } from '@lectern/shared/contract';
import type { FastifyInstance } from 'fastify';
import { RecentMap } from '../RecentMap';

/**
 * What a file of the published catalogue holds: `value` as its parser made it, `missing` when there is none of that
 * name, `unknown` while it is unavailable in time or breaks its form.
 */
export type CatalogueFile<T> = { kind: 'value'; value: T } | { kind: 'missing' } | { kind: 'unknown' };

/** Reads a file for a page that is being made: never rejects, and never keeps the page waiting for long. */
export type ReadCatalogueFile = <T>(path: string, parse: (data: unknown) => T) => Promise<CatalogueFile<T>>;

type Known = { file: CatalogueFile<unknown>; freshUntil: number; looking: Promise<void> | null };

const MOST_FILES = 1_000;
const FRESH_MS = 1_000;
const PATIENCE_MS = 250;
const FETCH_TIMEOUT_MS = 5_000;
/** A file that is named by its hash never changes: it is read once. */
const IMMUTABLE = 'catalogue/files/';

/**
 * Reads through `fetchText`, which resolves to the text of a JSON file, or to null where there is none. Keeps what was
 * read of late; while a file is unavailable, its last known content stays.
 */
export function readCatalogueFiles(fetchText: (path: string) => Promise<string | null>): ReadCatalogueFile {
  const files = new RecentMap<string, Known>(MOST_FILES);
  const look = async (path: string, known: Known, parse: (data: unknown) => unknown): Promise<void> => {
    try {
      const text = await fetchText(path);
      known.file = text === null ? { kind: 'missing' } : { kind: 'value', value: parse(JSON.parse(text)) };
    } catch {
      // Away for a moment, or broken: the page asks for itself, and says so better.
    }
    known.freshUntil = path.startsWith(IMMUTABLE) && known.file.kind === 'value' ? Infinity : Date.now() + FRESH_MS;
    known.looking = null;
  };
  return async <T>(path: string, parse: (data: unknown) => T) => {
    const known = files.get(path) ?? { file: { kind: 'unknown' }, freshUntil: 0, looking: null };
    files.set(path, known);
    if (Date.now() >= known.freshUntil)
      await Promise.race([(known.looking ??= look(path, known, parse)), wait(PATIENCE_MS, undefined, { ref: false })]);
    return known.file as CatalogueFile<T>;
  };
}

/**
 * Asks the storage of the site's backend for a file: within this process for the embedded one. Null when there is none;
 * rejects otherwise.
 */
export async function fetchCatalogueText(
  app: FastifyInstance,
  backend: BackendConfig,
  path: string,
): Promise<string | null> {
  const url = fileUrl(backend, path);
  if (backend.kind === 'hosted') {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return response.text();
  }
  const { statusCode, rawPayload, headers } = await app.inject({ url });
  if (statusCode === 404) return null;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  const bytes =
    headers['content-encoding'] === 'gzip' ? await promisify(gunzip)(new Uint8Array(rawPayload)) : rawPayload;
  return bytes.toString('utf8');
}
