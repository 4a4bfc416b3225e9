import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether the player fills the screen, and the switch. A phone that can do this with a bare video alone is given that.
 */
export function useFullscreen(frame: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const isFull = useSyncExternalStore(
    onFullscreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
  );
  const toggle = useCallback(() => void toggleFullscreen(frame.current).catch(() => undefined), [frame]);
  return { isFull, toggle };
}

function onFullscreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

type BareVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

async function toggleFullscreen(frame: HTMLElement | null): Promise<void> {
  if (!frame) return;
  if (document.fullscreenElement) await document.exitFullscreen();
  else if (document.fullscreenEnabled) await frame.requestFullscreen();
  else frame.querySelector<BareVideo>('video')?.webkitEnterFullscreen?.();
}
