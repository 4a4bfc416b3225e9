import { integer, list, object, text, type Parsed } from './parse';

/**
 * The names under which the site is kept on a device by its service worker: a cache with two keys in it that are no
 * address of the site, and a cache of the published catalogue.
 */
export const KEPT_APP = {
  cache: 'lectern.app',
  page: '/_kept/page',
  record: '/_kept/record',
  catalogue: 'lectern.catalogue',
} as const;

/**
 * What the cache of the site holds. `revision` names the registry whose releases are complete in it; `files` are their
 * addresses, `former` those of the revision before, which tabs that are still open may ask for; `bytes` is the size of
 * `files` before compression.
 */
export type KeptApp = Parsed<typeof parseKeptApp>;

/** Parses the record; throws a ContractError. */
export const parseKeptApp = object({
  revision: text('a revision'),
  bytes: integer(0),
  files: list(text('an address')),
  former: list(text('an address')),
});

/**
 * The caches of what is kept for one account: the documents that it has seen, and the lessons that it keeps for a time
 * without a network.
 */
export const keptOf = (uid: string): { documents: string; lessons: string } => ({
  documents: `lectern.documents.${uid}`,
  lessons: `lectern.lessons.${uid}`,
});
