import type { Database } from '../../persistence';

/** Commits that arrive together share one transaction of the database, and so one wait for the disk. */
export type CommitQueue = {
  /**
   * Runs `work` within a transaction; resolves once that is durable. When `work` throws, only its own writes are
   * undone.
   */
  run<T>(work: () => T): Promise<T>;
};

type Job = { work: () => unknown; resolve: (value: unknown) => void; reject: (error: unknown) => void };

/** One transaction takes no more, so that the first of them does not wait long. */
const MAX_GROUP = 64;

export function createCommitQueue(db: Database): CommitQueue {
  let waiting: Job[] = [];
  const flush = () => {
    const group = waiting.slice(0, MAX_GROUP);
    waiting = waiting.slice(MAX_GROUP);
    if (waiting.length > 0) setImmediate(flush);
    settle(db, group);
  };
  return {
    run<T>(work: () => T) {
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: (value) => resolve(value as T), reject });
        if (waiting.length === 1) setImmediate(flush);
      });
    },
  };
}

/** Answers nobody before the transaction of all is written. */
function settle(db: Database, group: readonly Job[]): void {
  let answers: (() => void)[];
  try {
    // Never part of another transaction: what is answered here must be durable.
    answers = db.transaction(() => group.map((job) => attempt(db, job))).immediate();
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
