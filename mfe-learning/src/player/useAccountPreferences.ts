import { useEffect } from 'react';
import { useHost } from '@lectern/shared/host';
import { getPreferences, onPreferences, savePreferences } from './preferences';

/** How long a change waits for the next before it is sent, in milliseconds. */
const CALM = 1_500;

/**
 * Keeps captions and speed the same on all of a signed-in person's devices: what the account says holds here, unless
 * this device has a change that the account has yet to be told. Without a network they stay on the device until the
 * next visit.
 */
export function useAccountPreferences(): void {
  const {
    user,
    theme: { choice: theme },
  } = useHost();
  const uid = user?.uid;
  useEffect(() => {
    if (!uid) return undefined;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const account = () => import('../data/accountPreferences');
    const send = async (): Promise<void> => {
      const { captions, speed } = getPreferences();
      await (await account()).saveWatchingPreferences(uid, { captions, speed }, theme);
      const now = getPreferences();
      if (now.captions === captions && now.speed === speed) savePreferences({ isUnsaved: false });
    };
    const fetchOurs = async (): Promise<void> => {
      const found = await (await account()).getWatchingPreferences(uid);
      if (found && isHere && !getPreferences().isUnsaved) savePreferences(found);
    };
    const later = (): void => {
      if (!getPreferences().isUnsaved) return;
      clearTimeout(timer);
      timer = setTimeout(() => void send().catch(() => undefined), CALM);
    };
    if (getPreferences().isUnsaved) later();
    else void fetchOurs().catch(() => undefined);
    const stop = onPreferences(later);
    return () => {
      isHere = false;
      stop();
    };
  }, [uid, theme]);
}
