import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Playback } from './engine/playback';
import type { PlayerActions } from './controls/PlayerActions';
import { getPreferences, savePreferences } from './preferences';

/** How loud a video is that is unmuted after its volume was turned to nothing. */
const AUDIBLE = 0.5;

/** The player's actions, each of which also keeps what was chosen. */
export function useActions(
  playback: Playback,
  fullscreen: () => void,
  help: () => void,
  report: (() => void) | undefined,
): PlayerActions {
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
        const { isMuted, volume } = playback.facts();
        if (volume === 0) setVolume(AUDIBLE);
        else {
          playback.setMuted(!isMuted);
          savePreferences({ isMuted: !isMuted });
        }
      },
      setSpeed: (speed) => {
        playback.setSpeed(speed);
        savePreferences({ speed, isUnsaved: true });
      },
      toggleCaptions: () => {
        const { captions } = getPreferences();
        savePreferences({ captions: { ...captions, on: !captions.on }, isUnsaved: true });
      },
    };
  }, [playback, fullscreen, help, report]);
}

/** How long a note of what a key has done is seen, in milliseconds. */
const SEEN = 1_200;

/** A note over the picture of what a key has done, and what writes it. */
export function useFlash(): { flash: string; show: (words: string) => void } {
  const [note, setNote] = useState({ words: '', at: 0 });
  useEffect(() => {
    if (!note.words) return undefined;
    const timer = setTimeout(() => setNote({ words: '', at: 0 }), SEEN);
    return () => clearTimeout(timer);
  }, [note]);
  return { flash: note.words, show: (words) => setNote(({ at }) => ({ words, at: at + 1 })) };
}

/** Gives the focus to the player when what had it went away, as every other value of `change` than the first tells. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, change: unknown): void {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, change]);
}
