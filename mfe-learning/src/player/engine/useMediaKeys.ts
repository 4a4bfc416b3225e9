import { useEffect, useEffectEvent } from 'react';
import type { Playback } from './playback';

/**
 * Connects media keys, headsets and lock screens to the video. Does nothing in a browser without the Media Session API.
 */
export function useMediaKeys(playback: Playback, title: string, onNext: (() => void) | undefined): void {
  const next = useEffectEvent(() => onNext?.());
  const hasNext = onNext !== undefined;
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title });
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', playback.play],
      ['pause', playback.pause],
      ['seekbackward', ({ seekOffset }) => playback.seekBy(-(seekOffset ?? 10))],
      ['seekforward', ({ seekOffset }) => playback.seekBy(seekOffset ?? 10)],
      ['seekto', ({ seekTime }) => playback.seek(seekTime ?? 0)],
      ['nexttrack', hasNext ? () => next() : null],
    ];
    for (const [action, handler] of handlers) setHandler(mediaSession, action, handler);
    return () => {
      mediaSession.metadata = null;
      for (const [action] of handlers) setHandler(mediaSession, action, null);
    };
  }, [playback, title, hasNext]);
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // This browser does not support the action.
  }
}
