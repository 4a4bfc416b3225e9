import { inTransaction, type Database } from '../../persistence';
import { AuthError } from '../AuthError';
import { CLOCK_LEEWAY_MS } from '../clockGuard';
import { createSecret, hashSecret } from './secrets';

/** Kinds of codes, by the names of Firebase's `requestType`; `RECOVER_EMAIL` undoes a change of address. */
export type CodeKind = 'EMAIL_SIGNIN' | 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** The action that a one-time code allows. A code to sign in may be for an address without an account (uid null). */
export type OneTimeCode = { uid: string | null; kind: CodeKind; email: string; newEmail: string | null };

/** The stored one-time codes. */
export type OneTimeCodes = {
  /**
   * Creates a code, stored as a hash. With `uid` null, any kind but `EMAIL_SIGNIN` is a decoy: it takes the same time
   * and allows nothing.
   */
  create(code: OneTimeCode): string;
  /** Returns the action of a code. Throws AuthError `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
  read(code: string): OneTimeCode;
  /**
   * Reads the code and removes it, with all others of its kind for the account. A code that changes an address back
   * removes only those issued after it: an earlier one belongs to an earlier owner. Throws as `read` does.
   */
  consume(code: string): OneTimeCode;
  /**
   * Removes the codes of the account, except those that change its address back: otherwise whoever has taken the
   * account over would void the owner's by choosing another password or address.
   */
  revokeAll(uid: string): void;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the lifetime of a code in milliseconds. A change of address can be undone for three days. */
export const codeLifetime = (kind: CodeKind): number => (kind === 'RECOVER_EMAIL' ? 3 * DAY : HOUR);

type Row = { uid: string | null; kind: CodeKind; email: string; new_email: string | null; expires_at: number };

/** Returns access to the one-time codes in the database. `now` is milliseconds since 1970. */
export function createOneTimeCodes(db: Database, now: () => number): OneTimeCodes {
  const insert = db.prepare(
    'INSERT INTO auth_codes (hash, uid, kind, email, new_email, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = db.prepare('SELECT * FROM auth_codes WHERE hash = ?');
  const removeLater = db.prepare(
    "DELETE FROM auth_codes WHERE uid = ? AND kind = 'RECOVER_EMAIL' AND expires_at > " +
      '(SELECT expires_at FROM auth_codes WHERE hash = ?)',
  );
  const read = (code: string): OneTimeCode => {
    const row = select.get([hashSecret(code)]) as Row | undefined;
    if (row === undefined || (row.uid === null && row.kind !== 'EMAIL_SIGNIN')) throw new AuthError('INVALID_OOB_CODE');
    const left = row.expires_at - now();
    // A code that has more than its full lifetime left was issued while the clock was ahead.
    if (left <= 0 || left > codeLifetime(row.kind) + CLOCK_LEEWAY_MS) throw new AuthError('EXPIRED_OOB_CODE');
    return { uid: row.uid, kind: row.kind, email: row.email, newEmail: row.new_email };
  };
  return {
    create: ({ uid, kind, email, newEmail }) =>
      inTransaction(db, () => {
        const code = createSecret();
        // Expired codes are stored for another day, so that they can be distinguished from invalid ones.
        db.prepare('DELETE FROM auth_codes WHERE expires_at < ?').run([now() - DAY]);
        insert.run([hashSecret(code), uid, kind, email, newEmail, now() + codeLifetime(kind)]);
        return code;
      }),
    read,
    consume: (code) =>
      inTransaction(db, () => {
        const [allowed, hash] = [read(code), hashSecret(code)];
        if (allowed.kind === 'RECOVER_EMAIL') removeLater.run([allowed.uid, hash]);
        else db.prepare('DELETE FROM auth_codes WHERE uid = ? AND kind = ?').run([allowed.uid, allowed.kind]);
        db.prepare('DELETE FROM auth_codes WHERE hash = ?').run([hash]);
        return allowed;
      }),
    revokeAll: (uid) => void db.prepare("DELETE FROM auth_codes WHERE uid = ? AND kind <> 'RECOVER_EMAIL'").run([uid]),
  };
}
