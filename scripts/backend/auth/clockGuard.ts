import { inTransaction, type Database } from '../persistence';
import type { SigningKeys } from './store/signingKeys';

/** Milliseconds that a token may be ahead of the clock, because the clocks of several processes differ a little. */
export const CLOCK_LEEWAY_MS = 5 * 60_000;

/** Interval at which the latest time is stored, in milliseconds. */
const STORE_MS = 60_000;

/**
 * Returns a function to call with each request. It notices that the machine's clock was wrong and went back, also while
 * the process was stopped, and takes back what was issued in the future: ID tokens and one-time codes become invalid,
 * refresh tokens stay valid but no longer count as a recent sign-in, and accounts can sign in again.
 */
export function createClockGuard(db: Database, now: () => number, keys: SigningKeys): () => void {
  const stored = db.prepare('SELECT latest FROM auth_clock').get([]) as { latest: number } | undefined;
  let latest = stored?.latest ?? 0;
  const store = (time: number): void => {
    latest = time;
    db.prepare('UPDATE auth_clock SET latest = ?').run([time]);
  };
  return () => {
    const time = now();
    if (time >= latest && time < latest + STORE_MS) return;
    if (time > latest) {
      store(time);
      return;
    }
    if (time > latest - CLOCK_LEEWAY_MS) return;
    inTransaction(db, () => {
      keys.replace();
      takeBack(db, time);
      store(time);
    });
  };
}

function takeBack(db: Database, time: number): void {
  const seconds = Math.floor(time / 1000);
  db.prepare('UPDATE auth_sessions SET created_at = ?, auth_time = 0 WHERE created_at > ?').run([time, time]);
  db.prepare('UPDATE auth_sessions SET auth_time = 0 WHERE auth_time > ?').run([seconds]);
  db.prepare('UPDATE auth_accounts SET valid_since = ? WHERE valid_since > ?').run([seconds, seconds]);
  db.prepare('UPDATE auth_clients SET seen_at = ?, proved_at = 0 WHERE seen_at > ? OR proved_at > ?').run([
    ...[time, time, time],
  ]);
}
