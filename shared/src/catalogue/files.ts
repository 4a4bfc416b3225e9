import { fileUrl, type BackendConfig } from '../contract';
import { parseCataloguePointer, type CataloguePointer } from '../domain';
import { takeOfferedFile } from './offeredPointer';

/**
 * Fetches the file of the published catalogue that `choose` finds in the pointer, parsed; null while nothing is published. A page that was just
 * opened goes by the pointer that it came with. Rejects when a file cannot be fetched or breaks its form. Needs no SDK, and reads no document.
 */
export async function fetchCatalogueFile<T>(
  backend: BackendConfig, choose: (pointer: CataloguePointer) => string, parse: (data: unknown) => T, signal?: AbortSignal,
): Promise<T | null> {
  const offered = takeOfferedFile(choose);
  const early = offered === null ? null : await fetchJson(fileUrl(backend, offered), signal);
  if (early !== null) return parse(early);
  const pointer = await fetchJson(fileUrl(backend, 'catalogue/pointer.json'), signal);
  return pointer === null ? null : parse(await fetchJson(fileUrl(backend, choose(parseCataloguePointer(pointer))), signal));
}

async function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.json();
}
