import type { Database } from '../../persistence';
import { hashSecret } from './secrets';

/**
 * The ids of deleted accounts, as hashes. None is given to another account: orders that a shop must keep, and whatever
 * another system still holds under the id, would become those of a stranger.
 */
export type ErasedAccounts = {
  record(uid: string, erasedAt: number): void;
  has(uid: string): boolean;
};

/** Returns access to the ids of deleted accounts in the database. */
export function createErasedAccounts(db: Database): ErasedAccounts {
  const insert = db.prepare('INSERT OR IGNORE INTO auth_erased (uid_hash, erased_at) VALUES (?, ?)');
  const select = db.prepare('SELECT 1 FROM auth_erased WHERE uid_hash = ?');
  return {
    record: (uid, erasedAt) => void insert.run([hashSecret(uid), erasedAt]),
    has: (uid) => select.get([hashSecret(uid)]) !== undefined,
  };
}
