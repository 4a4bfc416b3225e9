import { recordKey, type KeyPath, type RecordStore, type StampedRecord } from './recordStore';
import { timeLimit } from './timeLimit';

/** Time limit for opening, in milliseconds: some browsers never answer where storage is blocked. */
const OPEN_LIMIT = 3_000;

/** Maximum age of an unchanged record, in milliseconds. Its owner is unlikely to sign in on this device again. */
const MAX_AGE = 180 * 24 * 3_600_000;

/** Name of the database and its object store, and the compound key of its records. */
export type StoreName<R> = { database: string; store: string; keyPath: KeyPath<R> };

/**
 * Returns a store of records in IndexedDB. Opens the database on first use, and again after the browser has closed it.
 */
export function createIndexedDbStore<R extends StampedRecord>({
  database,
  store,
  keyPath,
}: StoreName<R>): RecordStore<R> {
  const connection = createConnection(database, (opened) => opened.createObjectStore(store, { keyPath: [...keyPath] }));
  return {
    // While the database is open nothing is awaited: the page may end with this task.
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

/** Runs `work` in a transaction. Resolves to its result once committed; rejects when the transaction is aborted. */
function transact<T>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore, transaction: IDBTransaction) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    transaction.onabort = () =>
      reject(transaction.error ?? new Error(`A transaction in ${database.name} was aborted.`));
    const result = work(transaction.objectStore(store), transaction);
    transaction.oncomplete = () => resolve(result);
  });
}

const commitPut = (database: IDBDatabase, store: string, record: unknown): Promise<void> =>
  transact(database, store, 'readwrite', (records, transaction) => {
    records.put(record);
    // Commits without waiting, so that the record is stored even if the page ends now.
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

/** A connection that is opened on demand. `current` returns the database only while it is open. */
type Connection = { current: () => IDBDatabase | null; open: () => Promise<IDBDatabase> };

function createConnection(name: string, upgrade: (database: IDBDatabase) => void): Connection {
  let opening: Promise<IDBDatabase> | null = null;
  let current: IDBDatabase | null = null;
  const reset = (): void => {
    opening = null;
    current = null;
  };
  const connect = async (): Promise<IDBDatabase> => {
    const request = requestDatabase(name, upgrade);
    try {
      current = await timeLimit(request, OPEN_LIMIT, `The database ${name} did not open in time.`);
    } catch (error) {
      reset();
      // It may still open later: an unused connection would block the deletion of the account's database.
      void request.then(
        (database) => database.close(),
        () => undefined,
      );
      throw error;
    }
    current.addEventListener('close', reset);
    // Another tab deletes or upgrades the database, and waits until this connection is closed.
    current.addEventListener('versionchange', ({ target }) => {
      (target as IDBDatabase).close();
      reset();
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
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(`The database ${name} could not be opened.`)),
    );
  });
}
