import { fileUrl, type BackendConfig } from '../contract';
import { parseCataloguePointer, type CataloguePointer, type Warn } from '../domain';
import { fetchJson } from './fetchJson';
import { takeEmbeddedFile } from './embeddedPointer';

/**
 * Fetches and parses the file of the published catalogue that `choose` picks from the pointer; null while nothing is
 * published. A newly opened page uses the pointer in its HTML. Rejects when a file is unavailable or invalid; entries
 * that `parse` skips are warned about once. Needs no SDK, and reads no document.
 */
export async function fetchCatalogueFile<T>(
  backend: BackendConfig,
  choose: (pointer: CataloguePointer) => string,
  parse: (data: unknown, warn: Warn) => T,
  signal?: AbortSignal,
): Promise<T | null> {
  const embedded = takeEmbeddedFile(choose);
  if (embedded) {
    const file = await fetchJson(fileUrl(backend, embedded.file), signal);
    if (file !== null) {
      latest ??= { pointer: embedded.pointer, at: performance.now() };
      return parse(file, warnOnce);
    }
    // The file of the page's generation was deleted meanwhile: the live pointer names another one.
  }
  const pointer = await fetchCataloguePointer(backend, signal);
  return pointer && parse(await fetchJson(fileUrl(backend, choose(pointer)), signal), warnOnce);
}

/** Latest pointer of this page, and when it was fetched, in milliseconds of `performance.now()`. */
let latest: { pointer: CataloguePointer | null; at: number } | null = null;

/** Fetches the live pointer; null while nothing is published. Rejects when it is unavailable or invalid. */
export async function fetchCataloguePointer(
  backend: BackendConfig,
  signal?: AbortSignal,
): Promise<CataloguePointer | null> {
  const data = await fetchJson(fileUrl(backend, 'catalogue/pointer.json'), signal);
  const pointer = data === null ? null : parseCataloguePointer(data);
  latest = { pointer, at: performance.now() };
  return pointer;
}

/** Age from which the pointer is refreshed, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * Returns the latest pointer, so that one screen does not mix generations; null while nothing is published. An old one
 * is refreshed in the background for the next call. Rejects when there is none yet and it cannot be fetched.
 */
export async function currentCataloguePointer(backend: BackendConfig): Promise<CataloguePointer | null> {
  if (!latest) return fetchCataloguePointer(backend);
  if (performance.now() - latest.at > FRESH_MS) {
    // Set before the fetch, so that further calls do not start another one.
    latest.at = performance.now();
    void fetchCataloguePointer(backend).catch(() => null);
  }
  return latest.pointer;
}

const warned = new Set<string>();

/** Warns once on the console about an entry that was left out of the catalogue. */
export const warnOnce: Warn = (message) => {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`The catalogue: ${message}`);
};
