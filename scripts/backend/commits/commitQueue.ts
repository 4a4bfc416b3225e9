import { createLogFlush, type LogFlush } from './logFlush';
import type { Database } from '../persistence';

/** A queue of commits: those that arrive together share one database transaction, and so one flush to disk. */
export type CommitQueue = {
  /**
   * Runs `work` within a transaction and resolves to its result once that is durable. When `work` throws, only its own
   * writes are rolled back. When the disk fails after that, the writes stay, though the call rejects: `onUnflushed`
   * receives their result.
   */
  run<T>(work: () => T, onUnflushed?: (result: T) => void): Promise<T>;
};

type Job = {
  work: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  onUnflushed: (value: unknown) => void;
};

/** Outcome of a job within the transaction: `settle` passes it to the caller, `fail` rejects the job as not durable. */
type Attempt = { settle: () => void; fail: (error: unknown) => void };

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
    run<T>(work: () => T, onUnflushed: (result: T) => void = () => undefined) {
      return new Promise<T>((resolve, reject) => {
        const job = { resolve: (value: unknown) => resolve(value as T), reject };
        queue.push({ work, ...job, onUnflushed: (value) => onUnflushed(value as T) });
        if (queue.length === 1) setImmediate(flush);
      });
    },
  };
}

/** Runs all jobs in one transaction and settles them only after it is on disk. */
async function settle(db: Database, log: LogFlush, group: readonly Job[]): Promise<void> {
  let attempts: Attempt[];
  try {
    // Never part of another transaction: a resolved commit must be durable.
    attempts = log.transaction(() => group.map((job) => attempt(db, job)));
  } catch (error) {
    for (const { reject } of group) reject(error);
    return;
  }
  try {
    await log.flushed();
  } catch (error) {
    for (const { fail } of attempts) fail(error);
    return;
  }
  for (const { settle } of attempts) settle();
}

function attempt(db: Database, { work, resolve, reject, onUnflushed }: Job): Attempt {
  db.exec('SAVEPOINT job');
  try {
    const value = work();
    db.exec('RELEASE job');
    const fail = (error: unknown): void => {
      reject(error);
      onUnflushed(value);
    };
    return { settle: () => resolve(value), fail };
  } catch (error) {
    db.exec('ROLLBACK TO job; RELEASE job');
    return { settle: () => reject(error), fail: () => reject(error) };
  }
}
