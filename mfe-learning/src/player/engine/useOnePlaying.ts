import { useEffect } from 'react';
import type { Playback } from './playback';

/**
 * Pauses the video in this tab when the visitor starts one in another tab. Does nothing in a browser without
 * BroadcastChannel.
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
