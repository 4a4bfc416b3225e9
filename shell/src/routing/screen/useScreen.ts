import { useEffect, useState } from 'react';
import type { ScreenEnd, ScreenSource } from './ScreenSource';

/** State of a screen: loading, ready, or failed. */
export type ScreenState = { phase: 'loading' } | ScreenEnd;

/**
 * Loads the screen of a source once; it is ready at once if it has loaded before. For another source or another
 * attempt, give the component a new key.
 */
export function useScreen(source: ScreenSource): ScreenState {
  const [state, setState] = useState<ScreenState>(() => source.ready() ?? { phase: 'loading' });
  const isLoading = state.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    void source.load().then((end) => {
      if (isCurrent) setState(end);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, source]);
  return state;
}
