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
import { remembering, type ReadOptions } from './remembered';

/** Which documents to list: a collection's path, or with `group` all collections of that name. */
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

/** Stands for the server's time in data that is written. */
export const serverTime: unknown = serverTimestamp();

const open = perConnection(({ app, localOrigin }): Firestore => {
  const url = localOrigin ? new URL(localOrigin) : null;
  return initializeFirestore(app, url ? { host: url.host, ssl: url.protocol === 'https:' } : {});
});

/**
 * The document at `path`, parsed, or null when there is none. Without a network it is the one that this device saw last
 * (see `remembering`), unless a `fresh` one is asked for (see `ReadOptions`, also for what an older shell does). Throws
 * a DocumentError when it breaks its form.
 */
export const getDocument = <T>(path: string, parse: DocumentParser<T>, options?: ReadOptions): Promise<T | null> =>
  asCaller(() =>
    remembering(
      callerUid(),
      path,
      async () => {
        const snapshot = await getDoc(doc(open(), path));
        return snapshot.exists() ? { data: plain(snapshot.data()) } : null;
      },
      options,
    ),
  ).then((found) => (found ? parse(found.data, path) : null));

/**
 * The documents of a query, parsed; without a network those that this device saw last, unless `fresh` ones are asked
 * for (see `ReadOptions`). One that breaks its form is left out, with one warning that names its path and field.
 */
export async function listDocuments<T>(
  wanted: DocumentQuery,
  parse: DocumentParser<T>,
  options?: ReadOptions,
): Promise<T[]> {
  const found = await asCaller(() =>
    remembering(
      callerUid(),
      JSON.stringify(wanted),
      async () => {
        const { docs } = await getDocs(toQuery(open(), wanted));
        return docs.map((snapshot) => ({ path: snapshot.ref.path, data: plain(snapshot.data()) }));
      },
      options,
    ),
  );
  return found.flatMap(({ path, data }) => {
    try {
      return [parse(data, path)];
    } catch (error) {
      console.warn(`Left out of a list: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
}

/** How many documents a query finds, counted by the backend. */
export const countDocuments = (wanted: DocumentQuery): Promise<number> =>
  asCaller(async () => (await getCount(toQuery(open(), wanted))).data().count);

/** Adds a document under an id of the backend's choosing; resolves to the id. */
export const addDocument = (path: string, data: DocumentData): Promise<string> =>
  asCaller(async () => (await addDoc(collection(open(), path), data)).id);

/** Writes the whole document, or with `merge` the named fields of it. */
export const setDocument = (path: string, data: DocumentData, options: { merge?: boolean } = {}): Promise<void> =>
  asCaller(async () => setDoc(doc(open(), path), data, { merge: options.merge ?? false }));

/** Changes the named fields of a document that exists. Dots in a name reach into maps. */
export const updateDocument = (path: string, changes: DocumentData): Promise<void> =>
  asCaller(async () => updateDoc(doc(open(), path), changes));

/** Deletes a document; one that does not exist is no failure. */
export const deleteDocument = (path: string): Promise<void> => asCaller(async () => deleteDoc(doc(open(), path)));

/** Writes several documents at once, all or none. `null` as data deletes. */
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

/** The SDK gives up after 5 attempts, which a dozen writers at once use up; it waits longer after each. */
const ATTEMPTS = 50;

/**
 * Reads a document and writes what `change` makes of it, again whenever somebody else wrote in between; resolves to
 * what was written. `change` is given null when the document does not exist; returning null writes nothing. With
 * `merge` only the named fields are written, so that a time that the rules hold fast keeps the fractions of a
 * millisecond that a Date has not.
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

/** A document that was read, to be written later. `current` is null when there was none. */
export type OpenChange<T> = {
  current: T | null;
  /**
   * Writes what `change` makes of the document, again whenever somebody else wrote since it was read; null writes
   * nothing. Use it once. Its first request is sent before the next task, and outlives the page: it can be used while a
   * page is left.
   */
  commit: (change: (current: T | null) => { data: DocumentData; merge: boolean } | null) => Promise<void>;
};

/**
 * Reads a document in order to write it at some later time, in one request. One that is never committed costs nothing
 * more.
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
 * The SDK repeats a transaction for minutes whose read got no answer, or was refused for a session that has ended; this
 * stops it at once.
 */
class ReadFailure extends Error {}

const readOnce = (transaction: Transaction, reference: DocumentReference) =>
  transaction.get(reference).catch((cause: unknown): never => {
    throw new ReadFailure('A transaction could not read.', { cause });
  });

function unwrapped(error: unknown): never {
  throw error instanceof ReadFailure ? error.cause : error;
}

function toQuery(db: Firestore, wanted: DocumentQuery) {
  const source = wanted.group ? collectionGroup(db, wanted.collection) : collection(db, wanted.collection);
  const constraints: QueryConstraint[] = [
    ...(wanted.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(wanted.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(wanted.after ? [startAfter(...wanted.after)] : []),
    ...(wanted.limit === undefined ? [] : [limit(wanted.limit)]),
  ];
  return query(source, ...constraints);
}

/** The SDK's own classes never leave this file: times become Dates, bytes become arrays of bytes. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Bytes) return value.toUint8Array();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, plain(entry)]));
  }
  return value;
}
