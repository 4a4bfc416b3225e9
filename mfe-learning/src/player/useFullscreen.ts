import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Returns whether the player is in full screen, and a function that toggles it. On a phone that allows full screen only
 * for videos, the video itself goes full screen.
 */
export function useFullscreen(frame: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const isFull = useSyncExternalStore(
    onFullscreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
    () => false,
  );
  const toggle = useCallback(() => void toggleFullscreen(frame.current).catch(() => undefined), [frame]);
  return { isFull, toggle };
}

function onFullscreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

type BareVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

async function toggleFullscreen(frame: HTMLElement | null): Promise<void> {
  if (!frame) return;
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (document.fullscreenEnabled) await frame.requestFullscreen();
  else frame.querySelector<BareVideo>('video')?.webkitEnterFullscreen?.();
}
