import type { BackendConfig } from '../contract';
import { parseCataloguePointer, type CataloguePointer } from '../domain';

const HOSTED = 'https://firebasestorage.googleapis.com';

/** Where a public file of storage is: on the site itself, or with hosted Firebase. */
export function fileUrl(backend: BackendConfig, path: string): string {
  const origin = backend.kind === 'hosted' ? HOSTED : '';
  return `${origin}/v0/b/${encodeURIComponent(backend.storageBucket)}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * Fetches the file of the published catalogue that `choose` finds in the pointer, parsed; null while nothing is published. Rejects when a file
 * cannot be fetched or breaks its form. Needs no SDK, and reads no document.
 */
export async function fetchCatalogueFile<T>(
  backend: BackendConfig, choose: (pointer: CataloguePointer) => string, parse: (data: unknown) => T, signal?: AbortSignal,
): Promise<T | null> {
  const pointer = await fetchJson(fileUrl(backend, 'catalogue/pointer.json'), signal);
  return pointer === null ? null : parse(await fetchJson(fileUrl(backend, choose(parseCataloguePointer(pointer))), signal));
}

async function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.json();
}
