import { integer, list, object, text, type Parsed } from './parse';

/**
 * Cache names of the service worker: `cache` for the site and `catalogue` for the published catalogue. `page`,
 * `record` and `memory` (a RevisionMemory) are keys in the site's cache that are not addresses of the site.
 */
export const APP_CACHE = {
  cache: 'lectern.app',
  page: '/_kept/page',
  record: '/_kept/record',
  memory: '/_kept/memory',
  catalogue: 'lectern.catalogue',
} as const;

/**
 * Contents of the site's cache. `revision` is the one whose releases are completely cached, and `files` are their
 * addresses. `former` lists addresses of the previous revision, which open tabs may still request. `bytes` is the
 * uncompressed size of `files`.
 */
export type AppCacheRecord = Parsed<typeof parseAppCacheRecord>;

/** Parses the record; throws a ContractError. */
export const parseAppCacheRecord = object({
  revision: text('a revision'),
  bytes: integer(0),
  files: list(text('an address')),
  former: list(text('an address')),
});

/** Returns the names of an account's caches: one for documents it has read, one for downloaded lessons. */
export const accountCaches = (uid: string): { documents: string; lessons: string } => ({
  documents: `lectern.documents.${uid}`,
  lessons: `lectern.lessons.${uid}`,
});
