import { useEffect } from 'react';
import type { Playback } from './playback';

/**
 * Of a visitor's tabs one plays at a time: that in which a video began last; the others pause. A browser without
 * channels lets all of them play.
 */
export function useOnePlaying(playback: Playback, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying || !('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel('lectern-playing');
    channel.onmessage = playback.pause;
    channel.postMessage(null);
    return () => channel.close();
  }, [playback, isPlaying]);
}
