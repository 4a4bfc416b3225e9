import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../persistence';
import type { Ruleset } from '../rules';
import type { Caller, WireFields, WireValue } from '../wireValue';
import type { IndexConfiguration } from './indexes/configuration';

/** What the document service is built from. `now` is milliseconds since 1970. */
export type FirestoreOptions = {
  db: Database;
  projectId: string;
  ruleset: Ruleset;
  indexes: IndexConfiguration;
  /** Throws an error with `status` and `body` for a token that is not valid; no header is a visitor, null. */
  verifyCaller: (authorizationHeader: string | undefined) => Caller;
  now: () => number;
};

/** One document as it is kept. `path` has no leading slash: `courses/c1`. Times are microseconds since 1970. */
export type StoredDocument = { path: string; fields: WireFields; createTime: number; updateTime: number };

/** A write by administration: `set` replaces the whole document, `merge` only the named top-level fields. */
export type AdminWrite =
  { set: string; fields: WireFields } | { merge: string; fields: WireFields } | { delete: string };

/** A simple query by administration: filters are combined with AND, `group` searches every collection of that name. */
export type AdminQuery = {
  collection: string;
  group?: boolean;
  where?: { field: string; op: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains'; value: WireValue }[];
  orderBy?: { field: string; direction?: 'asc' | 'desc' }[];
  limit?: number;
  offset?: number;
};

/**
 * Documents without a caller: no rules are asked and no composite index is needed. Every function throws StatusError
 * for a malformed path.
 */
export type FirestoreAdmin = {
  get(path: string): StoredDocument | null;
  /** Replaces the document, or creates it. */
  set(path: string, fields: WireFields): void;
  /** True when there was such a document. */
  delete(path: string): boolean;
  /** Deletes a document and everything below it. */
  deleteTree(path: string): void;
  /** All of the writes or none, durable when it returns; inside an open transaction of the database, part of that. */
  commit(writes: AdminWrite[]): void;
  query(query: AdminQuery): StoredDocument[];
  /**
   * The documents of a collection in the order of their ids, or with `group` those of every collection of that name,
   * read a few at a time: what is large can be gone through with pauses, in which others write.
   */
  scan(collection: string, group?: boolean): Generator<StoredDocument>;
};

export type Firestore = {
  /** `/v1/projects/…` at its full path: register without a prefix. */
  routes: FastifyPluginAsync;
  admin: FirestoreAdmin;
  /**
   * The fields of a document by its path (`courses/c1`, or its segments); null when there is none, or the path names
   * none. What storage rules read.
   */
  read(path: string | readonly string[]): WireFields | null;
  /** Calls `listener` after each commit with the paths it wrote; gives the function that ends that. */
  onCommit(listener: (paths: string[]) => void): () => void;
  /** Another number than before once another process has written to the database, of which onCommit does not tell. */
  dataVersion(): number;
};
