import { fileUrl, type BackendConfig } from '../contract';
import { parseCataloguePointer, type CataloguePointer, type Warn } from '../domain';
import { fetchJson } from './fetchJson';
import { takeOfferedFile } from './offeredPointer';

/**
 * Fetches the file of the published catalogue that `choose` finds in the pointer, parsed; null while nothing is
 * published. A page that was just opened goes by the pointer that it came with. Rejects when a file cannot be fetched
 * or breaks its form; what `parse` leaves out of a list is said on the console, once. Needs no SDK, and reads no
 * document.
 */
export async function fetchCatalogueFile<T>(
  backend: BackendConfig,
  choose: (pointer: CataloguePointer) => string,
  parse: (data: unknown, warn: Warn) => T,
  signal?: AbortSignal,
): Promise<T | null> {
  const offered = takeOfferedFile(choose);
  const early = offered && (await fetchJson(fileUrl(backend, offered.file), signal));
  if (offered && early !== null) {
    seen ??= { pointer: offered.pointer, at: Date.now() };
    return parse(early, warnOnce);
  }
  const pointer = await fetchCataloguePointer(backend, signal);
  return pointer && parse(await fetchJson(fileUrl(backend, choose(pointer)), signal), warnOnce);
}

/** The pointer that was seen last, whoever asked for it. */
let seen: { pointer: CataloguePointer | null; at: number } | null = null;

/** Fetches the live pointer; null while nothing is published. Rejects when it cannot be fetched or breaks its form. */
export async function fetchCataloguePointer(
  backend: BackendConfig,
  signal?: AbortSignal,
): Promise<CataloguePointer | null> {
  const data = await fetchJson(fileUrl(backend, 'catalogue/pointer.json'), signal);
  const pointer = data === null ? null : parseCataloguePointer(data);
  seen = { pointer, at: Date.now() };
  return pointer;
}

/** How long the same generation is gone by before looking for a newer one, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * The pointer that was seen last, so that one screen does not show two generations; null while nothing is published.
 * One older than a minute is renewed meanwhile, for the next one who asks. Rejects when none was seen and it cannot be
 * fetched.
 */
export async function currentCataloguePointer(backend: BackendConfig): Promise<CataloguePointer | null> {
  if (!seen) return fetchCataloguePointer(backend);
  if (Date.now() - seen.at > FRESH_MS) {
    seen.at = Date.now();
    void fetchCataloguePointer(backend).catch(() => null);
  }
  return seen.pointer;
}

const warned = new Set<string>();

/** Says on the console what was left out of the catalogue, once. */
export const warnOnce: Warn = (message) => {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`The catalogue: ${message}`);
};
