import { createLogFlush, type LogFlush } from './logFlush';
import type { Database } from '../persistence';

/** A queue of commits: those that arrive together share one database transaction, and so one flush to disk. */
export type CommitQueue = {
  /**
   * Runs `work` within a transaction and resolves to its result once that is durable. When `work` throws, only its own
   * writes are rolled back.
   */
  run<T>(work: () => T): Promise<T>;
};

type Job = { work: () => unknown; resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** Most commits of one transaction, so that the first of them does not wait long. */
const MAX_GROUP = 64;

/** Creates the queue of a database. Commits run in the order of their arrival. */
export function createCommitQueue(db: Database): CommitQueue {
  const log = createLogFlush(db);
  let queue: Job[] = [];
  const flush = () => {
    const group = queue.slice(0, MAX_GROUP);
    queue = queue.slice(MAX_GROUP);
    if (queue.length > 0) setImmediate(flush);
    void settle(db, log, group);
  };
  return {
    run<T>(work: () => T) {
      return new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve: (value) => resolve(value as T), reject });
        if (queue.length === 1) setImmediate(flush);
      });
    },
  };
}

/** Runs all jobs in one transaction and settles them only after it is on disk. */
async function settle(db: Database, log: LogFlush, group: readonly Job[]): Promise<void> {
  let answers: (() => void)[];
  try {
    // Never part of another transaction: a resolved commit must be durable.
    answers = log.transaction(() => group.map((job) => attempt(db, job)));
    await log.flushed();
  } catch (error) {
    answers = group.map((job) => () => job.reject(error));
  }
  for (const answer of answers) answer();
}

function attempt(db: Database, { work, resolve, reject }: Job): () => void {
  db.exec('SAVEPOINT job');
  try {
    const value = work();
    db.exec('RELEASE job');
    return () => resolve(value);
  } catch (error) {
    db.exec('ROLLBACK TO job; RELEASE job');
    return () => reject(error);
  }
}
