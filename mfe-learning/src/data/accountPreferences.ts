import { parsePreferences, type Preferences } from '@lectern/shared/domain';
import type { ThemeChoice } from '@lectern/shared/host';

const documents = () => import('@lectern/shared/firebase/documents');

/** Preferences of an account that the player can change. */
export type WatchingPreferences = Pick<Preferences, 'captions' | 'speed'>;

/**
 * Fetches the watching preferences of an account; null when it has none yet. Rejects while offline: a cached copy could
 * undo a newer choice.
 */
export async function getWatchingPreferences(uid: string): Promise<WatchingPreferences | null> {
  const found = await (await documents()).getDocument(`users/${uid}`, parsePreferences, { fresh: true });
  return found && { captions: found.captions, speed: found.speed };
}

/**
 * Saves the watching preferences of an account, and leaves its other preferences unchanged. Rejects with a
 * BackendError.
 */
export async function saveWatchingPreferences(
  uid: string,
  { captions, speed }: WatchingPreferences,
  theme: ThemeChoice,
): Promise<void> {
  const { changeDocument, serverTime } = await documents();
  await changeDocument(`users/${uid}`, parsePreferences, (current) => ({
    locale: current?.locale ?? navigator.language,
    theme: current?.theme ?? theme,
    reducedMotion: current?.reducedMotion ?? false,
    captions,
    speed,
    updatedAt: serverTime,
  }));
}
