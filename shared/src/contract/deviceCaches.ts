import { integer, list, object, text, type Parsed } from './parse';

/**
 * The names under which the service worker stores the site: a cache with two keys in it that are no address of the
 * site, and a cache of the published catalogue.
 */
export const APP_CACHE = {
  cache: 'lectern.app',
  page: '/_kept/page',
  record: '/_kept/record',
  catalogue: 'lectern.catalogue',
} as const;

/**
 * The contents of the site's cache. `revision` names the registry whose releases are complete in it; `files` are their
 * addresses, `former` those of the revision before, which open tabs may still ask for; `bytes` is the size of `files`
 * before compression.
 */
export type AppCacheRecord = Parsed<typeof parseAppCacheRecord>;

/** Parses the record; throws a ContractError. */
export const parseAppCacheRecord = object({
  revision: text('a revision'),
  bytes: integer(0),
  files: list(text('an address')),
  former: list(text('an address')),
});

/** Returns the names of an account's caches: the documents that it has read, and the lessons that it has downloaded. */
export const accountCaches = (uid: string): { documents: string; lessons: string } => ({
  documents: `lectern.documents.${uid}`,
  lessons: `lectern.lessons.${uid}`,
});
