import type { Database } from '../../persistence';
import type { ErasedAccount } from '../contract';
import { hashSecret } from './secrets';

/**
 * The ids of deleted accounts, as hashes. None is given to another account: orders that a shop must keep, and whatever
 * another system still holds under the id, would become those of a stranger.
 */
export type ErasedAccounts = {
  record(uid: string, erasedAt: number): void;
  /** Stores what another backend recorded. One that is stored already stays as it is. */
  add(erased: ErasedAccount): void;
  has(uid: string): boolean;
  /** Returns up to `limit` ids, ordered by their hash, that follow `after`. */
  list(limit: number, after: string): ErasedAccount[];
};

/** Returns access to the ids of deleted accounts in the database. */
export function createErasedAccounts(db: Database): ErasedAccounts {
  const insert = db.prepare('INSERT OR IGNORE INTO auth_erased (uid_hash, erased_at) VALUES (?, ?)');
  const select = db.prepare('SELECT 1 FROM auth_erased WHERE uid_hash = ?');
  const page = db.prepare(
    'SELECT uid_hash AS uidHash, erased_at AS erasedAt FROM auth_erased WHERE uid_hash > ? ORDER BY uid_hash LIMIT ?',
  );
  const add = ({ uidHash, erasedAt }: ErasedAccount): void => void insert.run([uidHash, erasedAt]);
  return {
    record: (uid, erasedAt) => add({ uidHash: hashSecret(uid), erasedAt }),
    add,
    has: (uid) => select.get([hashSecret(uid)]) !== undefined,
    list: (limit, after) => page.all([after, limit]) as ErasedAccount[],
  };
}
