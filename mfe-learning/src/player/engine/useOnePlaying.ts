import { useEffect } from 'react';
import type { Playback } from './playback';

/**
 * Pauses this tab's video when one starts in another tab of the visitor. Without BroadcastChannel, all of them play.
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
