import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { recordKey, type KeyPath, type RecordStore, type StampedRecord } from './recordStore';
import { timeLimit } from './timeLimit';

/** Opening takes at most this long, in milliseconds: some browsers never answer where storage is blocked. */
const OPEN_LIMIT = 3_000;

/** Records untouched for longer, in milliseconds, are removed: nobody signs in to their account here any more. */
const MAX_AGE = 180 * 24 * 3_600_000;

/** Names the database and its object store, and the compound key of its records. */
export type StoreName<R> = { database: string; store: string; keyPath: KeyPath<R> };

/** Returns the records of an IndexedDB database. It is opened at the first use, and again after the browser closed it. */
export function createIndexedDbStore<R extends StampedRecord>({
  database,
  store,
  keyPath,
}: StoreName<R>): RecordStore<R> {
  const connection = createConnection(database, (opened) => {
    opened.createObjectStore(store, { keyPath: [...keyPath] });
  });
  return {
    // Nothing is awaited when the database is open: the page may end with this task.
    put: (record) => {
      const opened = connection.current();
      return opened ? commitPut(opened, store, record) : connection.open().then((db) => commitPut(db, store, record));
    },
    list: async (...prefix) => (await connection.open()).getAll(store, rangeOf(prefix)) as Promise<R[]>,
    settle: async (sent, acknowledged) => {
      const transaction = (await connection.open()).transaction(store, 'readwrite');
      const removeSent = sent.map(async (record) => {
        const key = recordKey(record, keyPath);
        const stored = (await transaction.store.get(key)) as R | undefined;
        if (stored?.stamp === record.stamp) await transaction.store.delete(key);
      });
      const write = acknowledged && transaction.store.put(acknowledged);
      await Promise.all([...removeSent, write, removeOld(transaction.store), transaction.done]);
    },
    drop: async (...prefix) => (await connection.open()).delete(store, rangeOf(prefix)),
  };
}

/** Returns the range of all keys that begin with `prefix`: an empty array sorts after every string. */
const rangeOf = (prefix: readonly string[]): IDBKeyRange => IDBKeyRange.bound(prefix, [...prefix, []]);

async function commitPut(database: IDBPDatabase, store: string, record: unknown): Promise<void> {
  const transaction = database.transaction(store, 'readwrite');
  const write = transaction.store.put(record);
  // Without waiting for the answer, so that the record is stored even when the page ends now.
  transaction.commit();
  await Promise.all([write, transaction.done]);
}

async function removeOld(store: IDBPObjectStore<unknown, string[], string, 'readwrite'>): Promise<void> {
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    if (Date.now() - (cursor.value as StampedRecord).touchedAt > MAX_AGE) await cursor.delete();
  }
}

/** A database that is opened when needed. `current` returns it only while it is open. */
type Connection = { current: () => IDBPDatabase | null; open: () => Promise<IDBPDatabase> };

function createConnection(name: string, upgrade: (database: IDBPDatabase) => void): Connection {
  let opening: Promise<IDBPDatabase> | null = null;
  let current: IDBPDatabase | null = null;
  const forget = (): void => {
    opening = null;
    current = null;
  };
  const connect = async (): Promise<IDBPDatabase> => {
    const request = openDB(name, 1, {
      upgrade,
      terminated: forget,
      // Another tab deletes the database, with the account, or upgrades it: it waits until this connection is closed.
      blocking: () => {
        forget();
        closeOnceOpen(request);
      },
    });
    try {
      return (current = await timeLimit(request, OPEN_LIMIT, `The database ${name} did not open in time.`));
    } catch (error) {
      // It may open after all: a connection that nobody uses would block the deletion of the account.
      closeOnceOpen(request);
      throw error;
    }
  };
  const open = (): Promise<IDBPDatabase> =>
    (opening ??= connect().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return { current: () => current, open };
}

function closeOnceOpen(request: Promise<IDBPDatabase>): void {
  void request.then(
    (database) => database.close(),
    () => undefined,
  );
}
