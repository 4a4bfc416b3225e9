import { parseCatalogueCourses, parseCatalogueHome, parseCataloguePointer, type CatalogueCourses, type CatalogueHome, type CataloguePointer } from '@lectern/shared/domain';
import type { BackendConfig } from '@lectern/shared/contract';
import { queryOptions } from '@lectern/shared/query';

const HOSTED = 'https://firebasestorage.googleapis.com';

/** Where a published file of the catalogue is: on the site itself, or with hosted Firebase. */
export function fileUrl(backend: BackendConfig, path: string): string {
  const origin = backend.kind === 'hosted' ? HOSTED : '';
  return `${origin}/v0/b/${encodeURIComponent(backend.storageBucket)}/o/${encodeURIComponent(path)}?alt=media`;
}

/** The catalogue's home file; null while nothing is published. */
export const catalogueHome = (backend: BackendConfig) => queryOptions({
  queryKey: ['catalogue', 'home'],
  queryFn: ({ signal }) => fetchFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal),
});

/** All published courses and categories; null while nothing is published. */
export const catalogueCourses = (backend: BackendConfig) => queryOptions({
  queryKey: ['catalogue', 'courses'],
  queryFn: ({ signal }) => fetchFile(backend, (pointer) => pointer.courses, parseCatalogueCourses, signal),
});

async function fetchFile<T extends CatalogueHome | CatalogueCourses>(
  backend: BackendConfig, choose: (pointer: CataloguePointer) => string, parse: (data: unknown) => T, signal: AbortSignal,
): Promise<T | null> {
  const pointer = await fetchJson(fileUrl(backend, 'catalogue/pointer.json'), signal);
  return pointer === null ? null : parse(await fetchJson(fileUrl(backend, choose(parseCataloguePointer(pointer))), signal));
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.json();
}
