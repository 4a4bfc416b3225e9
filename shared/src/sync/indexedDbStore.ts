import { recordKey, type KeyPath, type RecordStore, type StampedRecord } from './recordStore';
import { timeLimit } from './timeLimit';

/** Opening takes at most this long, in milliseconds: some browsers never answer where storage is blocked. */
const OPEN_LIMIT = 3_000;

/** Records untouched for longer, in milliseconds, are removed: nobody signs in to their account here any more. */
const MAX_AGE = 180 * 24 * 3_600_000;

/** Names the database and its object store, and the compound key of its records. */
export type StoreName<R> = { database: string; store: string; keyPath: KeyPath<R> };

/**
 * Returns the records of an IndexedDB database. It is opened at the first use, and again after the browser closed it.
 */
export function createIndexedDbStore<R extends StampedRecord>({
  database,
  store,
  keyPath,
}: StoreName<R>): RecordStore<R> {
  const connection = createConnection(database, (opened) => opened.createObjectStore(store, { keyPath: [...keyPath] }));
  return {
    // Nothing is awaited when the database is open: the page may end with this task.
    put: (record) => {
      const opened = connection.current();
      return opened ? commitPut(opened, store, record) : connection.open().then((db) => commitPut(db, store, record));
    },
    list: async (...prefix) => {
      const request = transact(await connection.open(), store, 'readonly', (records) =>
        records.getAll(rangeOf(prefix)),
      );
      return (await request).result as R[];
    },
    settle: async (sent, acknowledged) =>
      transact(await connection.open(), store, 'readwrite', (records) => {
        for (const record of sent) removeUnchanged(records, recordKey(record, keyPath), record.stamp);
        if (acknowledged) records.put(acknowledged);
        removeOld(records);
      }),
    drop: async (...prefix) =>
      transact(await connection.open(), store, 'readwrite', (records) => void records.delete(rangeOf(prefix))),
  };
}

/** Returns the range of all keys that begin with `prefix`: an empty array sorts after every string. */
const rangeOf = (prefix: readonly string[]): IDBKeyRange => IDBKeyRange.bound(prefix, [...prefix, []]);

/** Runs `work` in a transaction and resolves to its result once that is committed. Rejects when storage refuses. */
function transact<T>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore, transaction: IDBTransaction) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    transaction.onabort = () => reject(transaction.error ?? new Error(`A change of ${database.name} was aborted.`));
    const result = work(transaction.objectStore(store), transaction);
    transaction.oncomplete = () => resolve(result);
  });
}

const commitPut = (database: IDBDatabase, store: string, record: unknown): Promise<void> =>
  transact(database, store, 'readwrite', (records, transaction) => {
    records.put(record);
    // Without waiting for the answer, so that the record is stored even when the page ends now.
    transaction.commit();
  });

function removeUnchanged(records: IDBObjectStore, key: string[], stamp: string): void {
  const request = records.get(key);
  request.onsuccess = () => {
    if ((request.result as StampedRecord | undefined)?.stamp === stamp) records.delete(key);
  };
}

function removeOld(records: IDBObjectStore): void {
  const request = records.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    if (Date.now() - (cursor.value as StampedRecord).touchedAt > MAX_AGE) cursor.delete();
    cursor.continue();
  };
}

/** A database that is opened when needed. `current` returns it only while it is open. */
type Connection = { current: () => IDBDatabase | null; open: () => Promise<IDBDatabase> };

function createConnection(name: string, upgrade: (database: IDBDatabase) => void): Connection {
  let opening: Promise<IDBDatabase> | null = null;
  let current: IDBDatabase | null = null;
  const forget = (): void => {
    opening = null;
    current = null;
  };
  const connect = async (): Promise<IDBDatabase> => {
    const request = requestDatabase(name, upgrade);
    try {
      current = await timeLimit(request, OPEN_LIMIT, `The database ${name} did not open in time.`);
    } catch (error) {
      forget();
      // It may open after all: a connection that nobody uses would block the deletion of the account.
      void request.then(
        (database) => database.close(),
        () => undefined,
      );
      throw error;
    }
    current.addEventListener('close', forget);
    // Another tab deletes the database, with the account, or upgrades it: it waits until this connection is closed.
    current.addEventListener('versionchange', ({ target }) => {
      (target as IDBDatabase).close();
      forget();
    });
    return current;
  };
  return { current: () => current, open: () => (opening ??= connect()) };
}

function requestDatabase(name: string, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => upgrade(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(`The database ${name} was refused.`)));
  });
}
