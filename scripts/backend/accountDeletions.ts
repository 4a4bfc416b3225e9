import type { FairWork, Task } from './limits';
import { applyMigrations, type Database } from './persistence';

/**
 * Removes the data of a deleted account. Each `yield` lets other requests run, so a step should take a few
 * milliseconds. It is started again from the beginning after an interruption.
 */
export type RemoveAccountData = (uid: string) => Iterable<unknown> | undefined;

/** Deletions of account data that survive an interruption. */
export type AccountDeletions = {
  /** Records a deletion: call it in the transaction that deletes the account. */
  record(uid: string): void;
  /** Removes the data in slices, with other requests between them. Resolves when nothing is left. */
  finish(uid: string): Promise<void>;
  /** Removes the data at once. */
  finishNow(uid: string): void;
  /**
   * Finishes what was interrupted, now and every hour while the database is open. Warns of what it can't finish, and
   * never rejects.
   */
  resume(): Promise<void>;
};

const HOUR_MS = 3_600_000;

const MIGRATIONS = ['CREATE TABLE account_deletions (uid TEXT PRIMARY KEY) WITHOUT ROWID'];

/** Creates or opens the recorded deletions. */
export function createAccountDeletions(db: Database, work: FairWork, remove: RemoveAccountData): AccountDeletions {
  applyMigrations(db, 'account deletions', MIGRATIONS);
  function* task(uid: string): Task<void> {
    const steps = remove(uid);
    if (steps !== undefined) for (const step of steps) yield step;
    db.prepare('DELETE FROM account_deletions WHERE uid = ?').run([uid]);
  }
  const running = new Set<string>();
  const finish = async (uid: string): Promise<void> => {
    running.add(uid);
    await work.run(`deletion of ${uid}`, task(uid)).finally(() => running.delete(uid));
  };
  const finishAll = async (): Promise<void> => {
    const rows = db.prepare('SELECT uid FROM account_deletions').all([]) as { uid: string }[];
    for (const { uid } of rows)
      if (!running.has(uid))
        await finish(uid).catch((error: unknown) => {
          if (db.open)
            process.emitWarning(
              `The data of the deleted account ${uid} can't be removed, until another attempt: ${String(error)}`,
            );
        });
  };
  return {
    record: (uid) => void db.prepare('INSERT OR IGNORE INTO account_deletions (uid) VALUES (?)').run([uid]),
    finish,
    finishNow(uid) {
      const steps = task(uid);
      while (steps.next().done !== true);
    },
    resume() {
      const timer = setInterval(() => {
        if (db.open) void finishAll();
        else clearInterval(timer);
      }, HOUR_MS);
      // In jsdom, where screens are tested over this backend, a timer is a number.
      if (typeof timer === 'object') timer.unref();
      return finishAll();
    },
  };
}
