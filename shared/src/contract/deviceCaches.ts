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

/** Returns the names of an account's caches: one for documents it has read, one for downloaded lessons. */
export const accountCaches = (uid: string): { documents: string; lessons: string } => ({
  documents: `lectern.documents.${uid}`,
  lessons: `lectern.lessons.${uid}`,
});
