import {
  addDoc,
  Bytes,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type OrderByDirection,
  type QueryConstraint,
  type Transaction,
  type WhereFilterOp,
} from 'firebase/firestore/lite';
import type { DocumentParser } from '../domain';
import { perConnection } from './app';
import { asCaller, callerUid } from './auth';
import { outliveThePage } from './outliveThePage';
import { cached, type ReadOptions } from './documentCache';

/** A query of documents in the collection at a path, or with `group` in all collections of that name. */
export type DocumentQuery = {
  collection: string;
  group?: boolean;
  where?: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string, direction: OrderByDirection])[];
  after?: readonly unknown[];
  limit?: number;
};

export type { ReadOptions };

/** The data of a document: plain values, Dates for times. */
export type DocumentData = Record<string, unknown>;

/** Placeholder for the server's time in data that is written. */
export const serverTime: unknown = serverTimestamp();

const open = perConnection(({ app, localOrigin }): Firestore => {
  const url = localOrigin ? new URL(localOrigin) : null;
  return initializeFirestore(app, url ? { host: url.host, ssl: url.protocol === 'https:' } : {});
});

/**
 * Fetches and parses the document at `path`; null when there is none. Without a network the copy cached on this device
 * is used (see `cached`), unless `fresh` is set (see `ReadOptions`, also for older shells). Rejects with a
 * BackendError, or with a DocumentError when the document is malformed.
 */
export const getDocument = <T>(path: string, parse: DocumentParser<T>, options?: ReadOptions): Promise<T | null> =>
  asCaller(() =>
    cached(
      callerUid,
      path,
      async () => {
        const snapshot = await getDoc(doc(open(), path));
        return snapshot.exists() ? { data: plain(snapshot.data()) } : null;
      },
      options,
    ),
  ).then((found) => (found ? parse(found.data, path) : null));

/**
 * Fetches and parses the documents of a query; without a network those cached on this device, unless `fresh` is set
 * (see `ReadOptions`). A malformed document is skipped, with one warning that names its path and field.
 */
export async function listDocuments<T>(
  wanted: DocumentQuery,
  parse: DocumentParser<T>,
  options?: ReadOptions,
): Promise<T[]> {
  const found = await asCaller(() =>
    cached(
      callerUid,
      JSON.stringify(wanted),
      async () => {
        const { docs } = await getDocs(queryOf(open(), wanted));
        return docs.map((snapshot) => ({ path: snapshot.ref.path, data: plain(snapshot.data()) }));
      },
      options,
    ),
  );
  return found.flatMap(({ path, data }) => {
    try {
      return [parse(data, path)];
    } catch (error) {
      console.warn(`Skipped in a list: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
}

/** Resolves to the number of documents that a query finds, counted by the backend. */
export const countDocuments = (wanted: DocumentQuery): Promise<number> =>
  asCaller(async () => (await getCount(queryOf(open(), wanted))).data().count);

/** Adds a document under a new id and resolves to the id. */
export const addDocument = (path: string, data: DocumentData): Promise<string> =>
  asCaller(async () => (await addDoc(collection(open(), path), data)).id);

/** Writes the whole document, or with `merge` only the named fields. */
export const setDocument = (path: string, data: DocumentData, options: { merge?: boolean } = {}): Promise<void> =>
  asCaller(async () => setDoc(doc(open(), path), data, { merge: options.merge ?? false }));

/** Changes the named fields of an existing document. Dots in a name address fields of maps. */
export const updateDocument = (path: string, changes: DocumentData): Promise<void> =>
  asCaller(async () => updateDoc(doc(open(), path), changes));

/** Deletes a document; does nothing when it does not exist. */
export const deleteDocument = (path: string): Promise<void> => asCaller(async () => deleteDoc(doc(open(), path)));

/** Writes several documents in one transaction. Data of null deletes the document. */
export const writeDocuments = (
  writes: readonly { path: string; data: DocumentData | null; merge?: boolean }[],
): Promise<void> =>
  asCaller(async () => {
    const db = open();
    const batch = writeBatch(db);
    for (const { path, data, merge } of writes) {
      if (data === null) batch.delete(doc(db, path));
      else batch.set(doc(db, path), data, { merge: merge ?? false });
    }
    await batch.commit();
  });

/** The SDK's default of 5 attempts is too few for a dozen concurrent writers. It waits longer after each attempt. */
const ATTEMPTS = 50;

/**
 * Reads a document, writes the result of `change`, and resolves to it. Starts again whenever somebody else wrote in
 * between. `change` receives null when the document does not exist; returning null writes nothing. With `merge` only
 * the named fields are written: a time that the rules make immutable keeps its microseconds, which a Date lacks.
 */
export const changeDocument = <T>(
  path: string,
  parse: DocumentParser<T>,
  change: (current: T | null) => DocumentData | null,
  options: { merge?: boolean } = {},
): Promise<DocumentData | null> =>
  asCaller(async () => {
    const db = open();
    return runTransaction(
      db,
      async (transaction) => {
        const snapshot = await readOnce(transaction, doc(db, path));
        const next = change(snapshot.exists() ? parse(plain(snapshot.data()), path) : null);
        if (next) transaction.set(doc(db, path), next, { merge: options.merge ?? false });
        return next;
      },
      { maxAttempts: ATTEMPTS },
    ).catch(unwrapped);
  });

/** Document that has been read and can be written once. `current` is null when there was none. */
export type OpenChange<T> = {
  current: T | null;
  /**
   * Writes the result of `change`, which is called again whenever somebody else wrote since the read; null writes
   * nothing. Use it once. Its first request is sent in the same task and outlives the page, so it works even while the
   * page unloads.
   */
  commit: (change: (current: T | null) => { data: DocumentData; merge: boolean } | null) => Promise<void>;
};

/**
 * Reads a document, so that it can be written afterwards in one request. Without a commit nothing more is sent.
 */
export const openChange = <T>(path: string, parse: DocumentParser<T>): Promise<OpenChange<T>> =>
  new Promise((opened, failed) => {
    type Change = Parameters<OpenChange<T>['commit']>[0];
    let decide: (change: Change) => void = () => undefined;
    const decided = new Promise<Change>((resolve) => {
      decide = resolve;
    });
    const done = asCaller(() =>
      runTransaction(
        open(),
        async (transaction) => {
          const reference = doc(open(), path);
          const snapshot = await readOnce(transaction, reference);
          const current = snapshot.exists() ? parse(plain(snapshot.data()), path) : null;
          opened({
            current,
            commit: async (change) => {
              if (change(current) === null) return;
              outliveThePage();
              decide(change);
              await done;
            },
          });
          const next = (await decided)(current);
          if (next) transaction.set(reference, next.data, { merge: next.merge });
        },
        { maxAttempts: ATTEMPTS },
      ).catch(unwrapped),
    );
    done.catch(failed);
  });

/**
 * Stops a transaction at once. The SDK would repeat it for minutes when its read got no answer, or was refused because
 * the session had ended.
 */
class ReadFailure extends Error {}

const readOnce = (transaction: Transaction, reference: DocumentReference) =>
  transaction.get(reference).catch((cause: unknown): never => {
    throw new ReadFailure('A transaction could not read.', { cause });
  });

function unwrapped(error: unknown): never {
  throw error instanceof ReadFailure ? error.cause : error;
}

function queryOf(db: Firestore, wanted: DocumentQuery) {
  const source = wanted.group ? collectionGroup(db, wanted.collection) : collection(db, wanted.collection);
  const constraints: QueryConstraint[] = [
    ...(wanted.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(wanted.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(wanted.after ? [startAfter(...wanted.after)] : []),
    ...(wanted.limit === undefined ? [] : [limit(wanted.limit)]),
  ];
  return query(source, ...constraints);
}

/** Converts values of the SDK's own classes: times to Dates, bytes to Uint8Arrays. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Bytes) return value.toUint8Array();
  if (Array.isArray(value)) return Array.from(value, plain);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plain(entry)]));
  }
  return value;
}
