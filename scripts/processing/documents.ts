/** A document as plain data. `version` is the time of its last write, in microseconds since 1970. */
export type Snapshot = { path: string; data: Record<string, unknown>; version: number };

/** A write: `set` replaces the document, `merge` only the given fields. Undefined fields are left out. */
export type Write = { set: string; data: object } | { merge: string; data: object } | { delete: string };

/** A query of one collection, or with `group` of all collections of its name. Filters are combined with AND. */
export type Query = {
  collection: string;
  group?: boolean;
  where?: { field: string; op: '==' | '<' | '<=' | '>' | '>='; value: unknown }[];
  orderBy?: { field: string; direction?: 'asc' | 'desc' }[];
  limit?: number;
  /** For queries without `orderBy`, whose results are in the order of their paths: starts after this path. */
  after?: string;
};

/**
 * Documents to watch: a collection, or with `group` all collections of its name. `times` are the fields that hold the
 * time of their writes, for databases that can't be asked for the last write of any document.
 */
export type ChangeSource = { collection: string; group: boolean; times: readonly string[] };

/** A commit that was refused because a document it is based on has changed. Nothing was written. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/**
 * Document database of server code. `embeddedDocuments` implements it in this process, and `scripts/hosted` over
 * Firestore's REST protocol with a service account.
 */
export type Documents = {
  get(path: string): Promise<Snapshot | null>;
  query(query: Query): Promise<Snapshot[]>;
  /**
   * Applies all writes or none, durably. Rejects with a ConflictError unless every document in `read` still has that
   * version (null: does not exist).
   */
  commit(writes: readonly Write[], read?: ReadonlyMap<string, number | null>): Promise<void>;
  /** Lists documents that were written after `time` (microseconds), oldest first; `version` is when. */
  changedSince(source: ChangeSource, time: number, limit: number): Promise<{ path: string; version: number }[]>;
  /** Calls `listener` with the paths of each commit of this process. Returns a function that removes it. */
  onCommit(listener: (paths: readonly string[]) => void): () => void;
  /** Returns a value that changes after each write of another process. */
  foreignVersion(): number;
};

/** Reads and writes of one attempt of a transaction. Writes are applied together when the work is done. */
export type Transaction = {
  get(path: string): Promise<Snapshot | null>;
  /**
   * Concurrent changes of its results cause no conflict. If a decision depends on them, read a document with `get` that
   * every writer of them changes as well.
   */
  query(query: Query): Promise<Snapshot[]>;
  write(...writes: Write[]): void;
};

const MAX_ATTEMPTS = 30;

/**
 * Runs `work` as one transaction with optimistic locking. Calls it again after a conflict, so it must have no effects
 * of its own. Rejects with a ConflictError after 30 attempts.
 */
export async function transact<T>(documents: Documents, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(documents, work);
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(5 * attempt, 50)));
    }
  }
}

/** Runs `work` and commits its writes. Rejects with a ConflictError when a document that it read has changed since. */
async function attemptOnce<T>(documents: Documents, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const read = new Map<string, number | null>();
  const writes: Write[] = [];
  const result = await work({
    async get(path) {
      const found = await documents.get(path);
      const version = found?.version ?? null;
      if (read.has(path) && read.get(path) !== version) throw new ConflictError(`${path} changed while it was read.`);
      read.set(path, version);
      return found;
    },
    query: (query) => documents.query(query),
    write: (...more) => void writes.push(...more),
  });
  if (writes.length > 0) await documents.commit(writes, read);
  return result;
}
