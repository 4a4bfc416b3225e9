import { useEffect } from 'react';
import { useHost, type ThemeChoice } from '@lectern/shared/host';
import { createSaveScheduler, onOnline } from '@lectern/shared/sync';
import { getPreferences, onPreferencesChange, savePreferences } from './preferences';

/** Delays in milliseconds. A change is sent 1.5 s after the last one; a failed one is retried less and less often. */
const DELAYS = { debounce: 1_500, firstRetry: 30_000, maxRetry: 300_000 };

const account = () => import('../../data/accountPreferences');

/**
 * Synchronises captions and speed between a person's devices. The account's preferences apply here unless this device
 * has an unsent change of this account: one of another account, or of a visitor, is not sent to it. A failed change is
 * retried while the player is open, or on the next visit.
 */
export function useAccountPreferences(): void {
  const { user, theme } = useHost();
  const uid = user?.uid;
  useEffect(() => (uid ? synchronise(uid, theme.choice) : undefined), [uid, theme.choice]);
}

/** Sends unsent preferences, or fetches those of the account. Returns a function that stops it. */
function synchronise(uid: string, theme: ThemeChoice): () => void {
  let hasEnded = false;
  const scheduler = createSaveScheduler(async () => (await send(uid, theme)) || hasEnded, DELAYS);
  const sendSoon = (): void => {
    if (getPreferences().unsavedOf === uid) scheduler.request('soon');
  };
  const receive = async (): Promise<void> => {
    const received = await (await account()).getWatchingPreferences(uid);
    if (received && !hasEnded && getPreferences().unsavedOf !== uid) savePreferences({ ...received, unsavedOf: null });
  };
  if (getPreferences().unsavedOf === uid) sendSoon();
  else void receive().catch(() => undefined);
  const stops = [onPreferencesChange(sendSoon), onOnline(scheduler.retry)];
  return () => {
    // A pending change is still sent, once.
    hasEnded = true;
    for (const stop of stops) stop();
  };
}

/** Sends the preferences to the account. Resolves to false on failure. */
async function send(uid: string, theme: ThemeChoice): Promise<boolean> {
  const { captions, speed, unsavedOf } = getPreferences();
  if (unsavedOf !== uid) return true;
  try {
    await (await account()).saveWatchingPreferences(uid, { captions, speed }, theme);
  } catch {
    return false;
  }
  const now = getPreferences();
  if (now.captions === captions && now.speed === speed) savePreferences({ unsavedOf: null });
  return true;
}
