import { createContext, useContext, useSyncExternalStore } from 'react';
import type { MediaFacts } from './mediaFacts';
import type { Playback } from './playback';

/** Set by the player around its controls. */
export const PlaybackContext = createContext<Playback | null>(null);

/** The playback that a control belongs to. Throws outside of a player. */
export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext);
  if (!playback) throw new Error('A control was rendered outside of a player: set PlaybackContext around it.');
  return playback;
}

/**
 * One fact of a playback, or what `choose` makes of the facts: the component renders again only when that is another
 * value.
 */
export function useMediaFact<T extends string | number | boolean | null>(
  playback: Playback,
  choose: (facts: MediaFacts) => T,
): T {
  return useSyncExternalStore(playback.subscribe, () => choose(playback.facts()));
}
