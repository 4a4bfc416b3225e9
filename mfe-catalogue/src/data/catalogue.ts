import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueCourse, fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks, parseCatalogueHome, parseCatalogueList } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { scopeKey, type ListScope } from '@lectern/shared/search';

/** Asked for without a connection too: what is cached comes, and what is not says so at once. */
const evenOffline = { networkMode: 'always' } as const;

/** The catalogue's home file; null while nothing is published. */
export const catalogueHome = (backend: BackendConfig) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'home'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.home, parseCatalogueHome, signal),
});

/** The first page of a list and the categories that it names, the same bytes however large the catalogue is; null while nothing is published. For a scope that does not exist, that of all courses: `scope` says which it is. */
export const catalogueList = (backend: BackendConfig, scope: ListScope) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'list', scopeKey(scope)],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, ({ lists }) => lists[findKey(Object.keys(lists), scopeKey(scope))] ?? '', parseCatalogueList, signal),
});

/** A subcategory is found by its own slug too, which is how the path of a category names it. */
const findKey = (keys: readonly string[], key: string): string => keys.find((known) => known === key) ?? keys.find((known) => known.endsWith(`/${key}`)) ?? 'all';

/** Every published book; null while nothing is published. */
export const catalogueBooks = (backend: BackendConfig) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'books'],
  queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
});

/** All that the page of a published course shows at first; null when there is no such course. */
export const catalogueCourse = (backend: BackendConfig, courseId: string) => queryOptions({
  ...evenOffline,
  queryKey: ['catalogue', 'course', courseId],
  queryFn: ({ signal }) => fetchCatalogueCourse(backend, courseId, signal),
});
