import { parsePreferences, type Preferences } from '@lectern/shared/domain';
import type { ThemeChoice } from '@lectern/shared/host';

const documents = () => import('@lectern/shared/firebase/documents');

/** What of a person's preferences the player changes. */
export type WatchingPreferences = Pick<Preferences, 'captions' | 'speed'>;

/**
 * How the person likes to watch, as their account has it now; null when it says nothing yet. Rejects without a network:
 * what this device saw last would undo a later choice.
 */
export async function getWatchingPreferences(uid: string): Promise<WatchingPreferences | null> {
  const found = await (await documents()).getDocument(`users/${uid}`, parsePreferences, { fresh: true });
  return found && { captions: found.captions, speed: found.speed };
}

/** Keeps in the account how the person likes to watch; what else their preferences say stays as it is. */
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
