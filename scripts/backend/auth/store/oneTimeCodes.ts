import { inTransaction, type Database } from '../../persistence';
import { AuthError } from '../AuthError';
import { createSecret, hashSecret } from './secrets';

export type CodeKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** What a one-time code allows. `uid` is null for a decoy, which allows nothing. */
export type OneTimeCode = { uid: string; kind: CodeKind; email: string; newEmail: string | null };

export type OneTimeCodes = {
  /** A new code, kept as a hash. A decoy (uid null) costs the same and opens nothing. */
  create(code: Omit<OneTimeCode, 'uid'> & { uid: string | null }): string;
  /** What the code allows. Throws AuthError `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
  read(code: string): OneTimeCode;
  /** Reads the code and uses it up, with all others of its kind for the account. */
  consume(code: string): OneTimeCode;
  /** Makes every code of the account useless. */
  revokeAll(uid: string): void;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a code of a kind works, in milliseconds. A change of address may be undone for three days. */
const lifetime = (kind: CodeKind): number => (kind === 'RECOVER_EMAIL' ? 3 * DAY : HOUR);

type Row = { uid: string | null; kind: CodeKind; email: string; new_email: string | null; expires_at: number };

/** One-time codes in the database. */
export function createOneTimeCodes(db: Database, now: () => number): OneTimeCodes {
  const insert = db.prepare(
    'INSERT INTO auth_codes (hash, uid, kind, email, new_email, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = db.prepare('SELECT * FROM auth_codes WHERE hash = ?');
  const read = (code: string): OneTimeCode => {
    const row = select.get([hashSecret(code)]) as Row | undefined;
    if (row === undefined || row.uid === null) throw new AuthError('INVALID_OOB_CODE');
    if (row.expires_at <= now()) throw new AuthError('EXPIRED_OOB_CODE');
    return { uid: row.uid, kind: row.kind, email: row.email, newEmail: row.new_email };
  };
  return {
    create: ({ uid, kind, email, newEmail }) =>
      inTransaction(db, () => {
        const code = createSecret();
        // An expired code is told apart from a wrong one for a day.
        db.prepare('DELETE FROM auth_codes WHERE expires_at < ?').run([now() - DAY]);
        insert.run([hashSecret(code), uid, kind, email, newEmail, now() + lifetime(kind)]);
        return code;
      }),
    read,
    consume: (code) =>
      inTransaction(db, () => {
        const allowed = read(code);
        db.prepare('DELETE FROM auth_codes WHERE uid = ? AND kind = ?').run([allowed.uid, allowed.kind]);
        return allowed;
      }),
    revokeAll: (uid) => void db.prepare('DELETE FROM auth_codes WHERE uid = ?').run([uid]),
  };
}
