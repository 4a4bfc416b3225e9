import { createContext, useContext, useSyncExternalStore } from 'react';
import { NO_MEDIA, type MediaState } from './mediaState';
import type { Playback } from './playback';

/** The playback of the surrounding player. */
export const PlaybackContext = createContext<Playback | null>(null);

/** Returns the playback of the surrounding player. Throws outside of a player. */
export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (!playback) throw new Error('A control was rendered outside of a player: set PlaybackContext around it.');
  return playback;
}

/**
 * Returns the value that `choose` selects from the media state. The component renders again only when that value
 * changes.
 */
export function useMediaState<T extends string | number | boolean | null>(
  playback: Playback,
  choose: (state: MediaState) => T,
): T {
  return useSyncExternalStore(
    playback.subscribe,
    () => choose(playback.state()),
    () => choose(NO_MEDIA),
  );
}
