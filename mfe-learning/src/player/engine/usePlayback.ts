import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MediaFacts } from './mediaFacts';
import type { Playback } from './playback';

/** The playback of the surrounding player. */
export const PlaybackContext = createContext<Playback | null>(null);

/** Returns the playback of the surrounding player. Throws outside of a player. */
export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (!playback) throw new Error('A control was rendered outside of a player: set PlaybackContext around it.');
  return playback;
}

/** Returns what `choose` selects from the facts. The component renders again only when that value changes. */
export function useMediaFact<T extends string | number | boolean | null>(
  playback: Playback,
  choose: (facts: MediaFacts) => T,
): T {
  return useSyncExternalStore(playback.subscribe, () => choose(playback.facts()));
}
