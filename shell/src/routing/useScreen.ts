import { useEffect, useState } from 'react';
import type { Loaded } from '../federation/line';
import type { RemoteLoadError } from '../federation/RemoteLoadError';
import type { ScreenTarget } from '../federation/screenLoader';
import { LOAD_TIMES } from '../federation/times';
import { useShell } from './ShellContext';

/** A screen on its way to the page. */
export type ScreenState =
  { phase: 'loading'; isSlow: boolean } | ({ phase: 'ready' } & Loaded) | { phase: 'failed'; error: RemoteLoadError };

/**
 * Loads the target once; its owner gives a new key for another target or another try. A screen that is in the page is
 * ready at once.
 */
export function useScreen(target: ScreenTarget): ScreenState {
  const { loader } = useShell();
  const [state, setState] = useState<ScreenState>(() => {
    const ready = loader.ready(target);
    return ready ? { phase: 'ready', ...ready } : { phase: 'loading', isSlow: false };
  });
  const isLoading = state.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const slow = setTimeout(() => setState({ phase: 'loading', isSlow: true }), LOAD_TIMES.slow);
    void loader.load(target).then((end) => {
      clearTimeout(slow);
      if (isCurrent)
        setState(
          end.ok ? { phase: 'ready', Screen: end.Screen, release: end.release } : { phase: 'failed', error: end.error },
        );
    });
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
  }, [isLoading, loader, target]);
  return state;
}
