const NAME = 'lectern.progress';
const STORE = 'records';

/**
 * Opening that takes longer than this, in milliseconds, counts as refused: some browsers never answer where storage is
 * blocked.
 */
const PATIENCE = 3_000;

/** The one object store of the progress database, its keys being `[uid, courseId, writer]`. */
export type ProgressStore = {
  /**
   * Runs `work` in a transaction, resolves to its result once that has been committed, and rejects when storage
   * refuses. `work` makes its requests before it returns, or from the callbacks of earlier ones. With `isLast` the
   * transaction is committed without waiting for answers, so that it is whole even when the page ends with the call.
   */
  run: <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => T, isLast?: boolean) => Promise<T>;
};

/** The progress database of this device, opened at the first use, and again after the browser has closed it. */
export function openDatabase(): ProgressStore {
  let opened: Promise<IDBDatabase> | null = null;
  let database: IDBDatabase | null = null;
  const forget = (): void => {
    opened = null;
    database = null;
  };
  const open = async (): Promise<IDBDatabase> => {
    opened ??= request();
    try {
      database = await opened;
    } catch (error) {
      forget();
      throw error;
    }
    database.onclose = forget;
    database.onversionchange = () => {
      database?.close();
      forget();
    };
    return database;
  };
  return { run: async (mode, work, isLast = false) => runIn(database ?? (await open()), mode, work, isLast) };
}

function request(): Promise<IDBDatabase> {
  return new Promise((opened, refused) => {
    const opening = indexedDB.open(NAME, 1);
    setTimeout(() => refused(new Error('The progress database did not open.')), PATIENCE);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: ['uid', 'courseId', 'writer'] });
    opening.onsuccess = () => opened(opening.result);
    opening.onerror = () => refused(opening.error ?? new Error('The progress database was refused.'));
  });
}

function runIn<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => T,
  isLast: boolean,
): Promise<T> {
  return new Promise((done, failed) => {
    const transaction = database.transaction(STORE, mode);
    transaction.onabort = () => failed(transaction.error ?? new Error('The progress database gave up a change.'));
    const result = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => done(result);
    if (isLast) transaction.commit();
  });
}
