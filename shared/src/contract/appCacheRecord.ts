import { integer, list, object, text, type Parsed } from './parse';

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
