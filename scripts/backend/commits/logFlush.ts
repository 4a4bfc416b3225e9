import { open } from 'node:fs/promises';
import type { Database } from '../persistence';

/** Transactions that are flushed to disk in Node's threads, so that a slow disk blocks no other request. */
export type LogFlush = {
  /** Runs `work` in a transaction of its own, all or nothing. It is durable only once `flushed` resolves. */
  transaction<T>(work: () => T): T;
  /** Resolves when all transactions until now are on disk. Calls that come together share one flush. */
  flushed(): Promise<void>;
};

/**
 * Creates the flushes of a database. SQLite itself flushes the log in `synchronous=FULL`, within the commit; with
 * `NORMAL` it leaves that to us. The log is written in order: what is flushed depends on nothing that is not. All other
 * transactions of the connection stay at `FULL`.
 */
export function createLogFlush(db: Database): LogFlush {
  const [{ file = '' } = {}] = db.pragma('database_list') as { file?: string }[];
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return {
    transaction(work) {
      db.pragma('synchronous=NORMAL');
      try {
        return db.transaction(work).immediate();
      } finally {
        db.pragma('synchronous=FULL');
      }
    },
    flushed() {
      if (file === '') return Promise.resolve();
      next ??= running.then(() => {
        next = null;
        const flush = flushFile(`${file}-wal`);
        running = flush.catch(() => undefined);
        return flush;
      });
      return next;
    },
  };
}

/** Opens the log alone: closing a descriptor of the database or its shared memory would drop the locks of SQLite. */
async function flushFile(path: string): Promise<void> {
  const handle = await open(path, 'r+').catch((error: unknown) => {
    // Closing the database has merged the log into its file, and flushed that.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  try {
    await handle?.datasync();
  } finally {
    await handle?.close();
  }
}
