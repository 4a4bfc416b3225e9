import type { FastifyPluginAsync } from 'fastify';
import type { Governor } from '../limits';
import type { Database } from '../persistence';
import type { Ruleset } from '../rules';
import type { Caller, WireFields, WireValue } from '../wireValue';
import type { IndexConfiguration } from './indexes/configuration';

/** Options of the document service. `now` is milliseconds since 1970. */
export type FirestoreOptions = {
  db: Database;
  projectId: string;
  ruleset: Ruleset;
  indexes: IndexConfiguration;
  /** Returns the caller, or null without a header. Throws an error with `status` and `body` for an invalid token. */
  verifyCaller: (authorizationHeader: string | undefined) => Caller;
  /**
   * Returns false once the account was deleted or disabled. Asked again at the end of a wait for the disk. Default:
   * always true.
   */
  isActive?: (uid: string) => boolean;
  now: () => number;
  /** The limits that this service shares with others. Default: limits of its own. */
  governor?: Governor;
};

/** One stored document. `path` has no leading slash: `courses/c1`. Times are microseconds since 1970. */
export type StoredDocument = { path: string; fields: WireFields; createTime: number; updateTime: number };

/** An administrative write: `set` replaces the document, `merge` only the given top-level fields. */
export type AdminWrite =
  { set: string; fields: WireFields } | { merge: string; fields: WireFields } | { delete: string };

/** An administrative query. Filters are combined with AND; `group` searches all collections of that name. */
export type AdminQuery = {
  collection: string;
  group?: boolean;
  where?: { field: string; op: '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains'; value: WireValue }[];
  orderBy?: { field: string; direction?: 'asc' | 'desc' }[];
  limit?: number;
  offset?: number;
};

/**
 * Administration of documents, without rules and without the need for composite indexes. Every function throws
 * StatusError for a malformed path.
 */
export type FirestoreAdmin = {
  get(path: string): StoredDocument | null;
  /** Replaces the document, or creates it. */
  set(path: string, fields: WireFields): void;
  /** Returns true when the document existed. */
  delete(path: string): boolean;
  /** Deletes a document and everything below it. */
  deleteTree(path: string): void;
  /** Deletes a document and everything below it, a few hundred at each step. */
  deleteTreeInSteps(path: string): Generator<undefined>;
  /** Applies all writes or none, durably. Joins a transaction that is already open. */
  commit(writes: AdminWrite[]): void;
  query(query: AdminQuery): StoredDocument[];
  /**
   * Yields the documents of a collection in the order of their ids, or with `group` those of all collections of that
   * name. It reads a few at a time, so that a caller may pause for other work between them.
   */
  scan(collection: string, options?: { group: boolean }): Generator<StoredDocument>;
  /** Runs `work`, which must not wait for anything, as one transaction: all of its writes are stored or none. */
  transaction<T>(work: () => T): T;
  /**
   * Returns at most `limit` documents that were written after `time`, oldest first, in all collections of this name.
   * Writes of other processes are included; their clocks may be a little behind, so ask again for the last seconds.
   */
  changedSince(collection: string, time: number, limit: number): { path: string; updateTime: number }[];
};

/** A document with the account that first wrote it, as it moves to another backend. */
export type TransferredDocument = StoredDocument & { owner: string | null };

/** All documents, with their times. */
export type DocumentTransfer = {
  /** Yields every document by collection and id. Reads a few at a time, so a caller may pause between them. */
  export(): Generator<TransferredDocument>;
  /** Stores documents with their times, all or none. Throws an Error when one exists or is malformed. */
  import(documents: readonly TransferredDocument[]): void;
};

/** The document service: its routes for clients, and its administration in this process. */
export type Firestore = {
  /** `/v1/projects/…` at its full path: register without a prefix. */
  routes: FastifyPluginAsync;
  admin: FirestoreAdmin;
  transfer: DocumentTransfer;
  /**
   * Returns the fields of a document by its path (`courses/c1`, or its segments), or null when there is none. Storage
   * rules use it.
   */
  read(path: string | readonly string[]): WireFields | null;
  /** Calls `listener` after each commit with the paths it wrote. Returns a function that removes the listener. */
  onCommit(listener: (paths: string[]) => void): () => void;
  /**
   * Returns a number that changes when another process writes to the database: `onCommit` does not report those writes.
   */
  dataVersion(): number;
  /** Closes the connections of long reads. The database itself stays open. */
  close(): void;
};
