import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fileUrl, type BackendConfig } from '@lectern/shared/contract';
import type { FastifyInstance } from 'fastify';
import { RecentMap } from '../RecentMap';
import { requestFile } from './requestFile';

/**
 * Result of reading a catalogue file: its parsed `value`, `missing` when it does not exist, or `unknown` when it can't
 * be read in time or does not parse.
 */
export type CatalogueFile<T> = { kind: 'value'; value: T } | { kind: 'missing' } | { kind: 'unknown' };

/** Reads a catalogue file while a page is rendered. Never rejects, and resolves within 250 ms. */
export type ReadCatalogueFile = <T>(path: string, parse: (data: unknown) => T) => Promise<CatalogueFile<T>>;

/** `readAt` is Infinity for a file that never changes, and null before the first read. */
type CachedFile = { file: CatalogueFile<unknown>; readAt: number | null; refreshing: Promise<void> | null };

const MAX_FILES = 1_000;
/** Names without a file are remembered apart, so that made-up ones never displace files. */
const MAX_MISSING = 500;
const FRESH_MS = 1_000;
const MAX_WAIT_MS = 250;
const FETCH_TIMEOUT_MS = 5_000;
/** Files in this folder are named by hash and never change: each is read once. */
const IMMUTABLE = 'catalogue/files/';

/**
 * Creates a cached reader. `fetchText` resolves to the text of a JSON file, or to null when there is none. Files are
 * fresh for a second; while one is unavailable, its last known value is returned.
 */
export function createCatalogueReader(fetchText: (path: string) => Promise<string | null>): ReadCatalogueFile {
  const files = new RecentMap<string, CachedFile>(MAX_FILES);
  const missing = new RecentMap<string, CachedFile>(MAX_MISSING);
  const refresh = async (path: string, cached: CachedFile, parse: (data: unknown) => unknown): Promise<void> => {
    try {
      const text = await fetchText(path);
      cached.file = text === null ? { kind: 'missing' } : { kind: 'value', value: parse(JSON.parse(text)) };
    } catch {
      // The page fetches the file itself in the browser, and shows a proper error if that fails too.
    }
    cached.readAt = path.startsWith(IMMUTABLE) && cached.file.kind === 'value' ? Infinity : Date.now();
    cached.refreshing = null;
  };
  return async <T>(path: string, parse: (data: unknown) => T) => {
    const cached = files.get(path) ??
      missing.get(path) ?? { file: { kind: 'unknown' }, readAt: null, refreshing: null };
    if (!files.get(path)) missing.set(path, cached);
    if (!isFresh(cached)) {
      cached.refreshing ??= refresh(path, cached, parse);
      await Promise.race([cached.refreshing, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    if (cached.file.kind === 'value') files.set(path, cached);
    return cached.file as CatalogueFile<T>;
  };
}

/** Returns false for a file that was read in the future, too: the clock was set back since. */
function isFresh({ readAt }: CachedFile): boolean {
  return readAt === Infinity || (readAt !== null && Math.abs(Date.now() - readAt) < FRESH_MS);
}

/** Fetches the text of a file in the catalogue's bucket, as `fetchTextAt` does. */
export const fetchCatalogueText = (
  app: FastifyInstance,
  backend: BackendConfig,
  path: string,
): Promise<string | null> => fetchTextAt(app, fileUrl(backend, path));

/**
 * Fetches the text at an address of `fileUrl` or `folderUrl`. Resolves to null when there is none; rejects on any other
 * failure.
 */
export async function fetchTextAt(app: FastifyInstance, url: string): Promise<string | null> {
  const bytes = await requestFile(app, url, FETCH_TIMEOUT_MS);
  if (bytes === null) return null;
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder().decode(isCompressed ? await promisify(gunzip)(bytes) : bytes);
}

/**
 * Asks an address of this site's own API, within this process. Resolves to the JSON text of the answer, or to null for
 * an empty one; rejects when the site has no such address.
 */
export async function fetchAnswer(app: FastifyInstance, url: string): Promise<string | null> {
  const { statusCode, headers, payload } = await app.inject({ url });
  if (statusCode !== 200 || !String(headers['content-type']).includes('json'))
    throw new Error(`${url} answered ${statusCode} without JSON.`);
  return payload === 'null' ? null : payload;
}
