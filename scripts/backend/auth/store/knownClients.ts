import { createHash } from 'node:crypto';
import { inTransaction, type Database } from '../../persistence';

/** The clients that signed in to an account, or proved by a mailed code that they read its mails. */
export type KnownClients = {
  remember(uid: string, client: string): void;
  prove(uid: string, client: string): void;
  /** `known`: signed in within 90 days. `proven`: within the last hour, by a mailed code. */
  trust(uid: string, client: string): 'unknown' | 'known' | 'proven';
};

const HOUR_MS = 3_600_000;
const KNOWN_MS = 90 * 24 * HOUR_MS;
/** Clients remembered of one account; the least recent is forgotten. */
const MAX_PER_ACCOUNT = 20;

/** Returns access to the clients in the database. Only a hash of account and client is stored. */
export function createKnownClients(db: Database, now: () => number): KnownClients {
  const select = db.prepare('SELECT seen_at, proved_at FROM auth_clients WHERE uid = ? AND client = ?');
  const insert = db.prepare(
    'INSERT INTO auth_clients (uid, client, seen_at, proved_at) VALUES (?, ?, ?, ?) ' +
      'ON CONFLICT (uid, client) DO UPDATE SET seen_at = excluded.seen_at, ' +
      'proved_at = max(proved_at, excluded.proved_at)',
  );
  const prune = db.prepare(
    'DELETE FROM auth_clients WHERE uid = ? AND client NOT IN ' +
      '(SELECT client FROM auth_clients WHERE uid = ? ORDER BY seen_at DESC LIMIT ?)',
  );
  const store = (uid: string, client: string, provedAt: number): void =>
    inTransaction(db, () => {
      insert.run([uid, hashOf(uid, client), now(), provedAt]);
      prune.run([uid, uid, MAX_PER_ACCOUNT]);
    });
  return {
    remember: (uid, client) => store(uid, client, 0),
    prove: (uid, client) => store(uid, client, now()),
    trust(uid, client) {
      const row = select.get([uid, hashOf(uid, client)]) as { seen_at: number; proved_at: number } | undefined;
      if (row === undefined) return 'unknown';
      if (Math.abs(now() - row.proved_at) < HOUR_MS) return 'proven';
      return Math.abs(now() - row.seen_at) < KNOWN_MS ? 'known' : 'unknown';
    },
  };
}

function hashOf(uid: string, client: string): string {
  return createHash('sha256').update(`${uid} ${client}`).digest('base64url').slice(0, 22);
}
