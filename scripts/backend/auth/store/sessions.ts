import type { Database } from '../../persistence';
import type { SignIn } from '../tokens/idToken';
import { createSecret, hashSecret } from './secrets';

/** The session of a refresh token. */
export type Session = { uid: string; signIn: SignIn };

export type Sessions = {
  /** Starts a session and returns its refresh token, of which only a hash is stored. */
  start(uid: string, signIn: SignIn): string;
  /** Returns the session of a refresh token, or null when it was revoked or never existed. */
  find(refreshToken: string): Session | null;
  revokeAll(uid: string): void;
};

/** Most sessions of one account. Starting another one removes the oldest. */
const MAX_PER_ACCOUNT = 100;

/**
 * Returns access to the sessions in the database. Refresh tokens are random, stored as hashes and valid until revoked.
 */
export function createSessions(db: Database, now: () => number): Sessions {
  const insert = db.prepare(
    'INSERT INTO auth_sessions (hash, uid, provider, auth_time, created_at, claims) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const prune = db.prepare(
    'DELETE FROM auth_sessions WHERE hash IN (SELECT hash FROM auth_sessions WHERE uid = ? ORDER BY ' +
      'created_at DESC LIMIT -1 OFFSET ?)',
  );
  const select = db.prepare('SELECT uid, provider, auth_time, claims FROM auth_sessions WHERE hash = ?');
  return {
    start(uid, signIn) {
      const token = createSecret();
      const claims = signIn.claims === undefined ? null : JSON.stringify(signIn.claims);
      insert.run([hashSecret(token), uid, signIn.provider, signIn.authTime, now(), claims]);
      prune.run([uid, MAX_PER_ACCOUNT]);
      return token;
    },
    find(refreshToken) {
      const row = select.get([hashSecret(refreshToken)]) as
        { uid: string; provider: string; auth_time: number; claims: string | null } | undefined;
      if (row === undefined) return null;
      const claims = row.claims === null ? {} : { claims: JSON.parse(row.claims) as Record<string, unknown> };
      return { uid: row.uid, signIn: { provider: row.provider, authTime: row.auth_time, ...claims } };
    },
    revokeAll: (uid) => void db.prepare('DELETE FROM auth_sessions WHERE uid = ?').run([uid]),
  };
}
