import { useMemo } from 'react';
import { useUser } from '@lectern/shared/host';
import type { PlayerActions } from './PlayerActions';
import type { Playback } from '../engine/playback';
import { getPreferences, savePreferences } from '../preferences/preferences';

/** Volume after unmuting a video whose slider was set to zero. */
const UNMUTED_VOLUME = 0.5;

/** Returns the player's actions. Each one also stores the preference it changes. */
export function useActions(
  playback: Playback,
  fullscreen: () => void,
  help: () => void,
  report: (() => void) | undefined,
): PlayerActions {
  const uid = useUser()?.uid ?? null;
  return useMemo(() => {
    const setVolume = (share: number): void => {
      playback.setVolume(share);
      savePreferences({ volume: share, isMuted: share === 0 });
    };
    return {
      setVolume,
      fullscreen,
      help,
      report: report ?? null,
      mute: () => {
        const { isMuted, volume } = playback.state();
        if (volume === 0) setVolume(UNMUTED_VOLUME);
        else {
          playback.setMuted(!isMuted);
          savePreferences({ isMuted: !isMuted });
        }
      },
      setSpeed: (speed) => {
        playback.setSpeed(speed);
        savePreferences({ speed, unsavedOf: uid });
      },
      toggleCaptions: () => {
        const { captions } = getPreferences();
        savePreferences({ captions: { ...captions, on: !captions.on }, unsavedOf: uid });
      },
    };
  }, [playback, fullscreen, help, report, uid]);
}
