import { useEffect, useState } from 'react';
import { useShell } from '../../state/ShellContext';
import { useCurrentArrival } from '../visit/visit';
import { isSameRelease, renderedScreen } from './renderedScreen';
import type { ReadyScreen, ScreenEnd, ScreenSource } from './ScreenSource';

/** State of a screen: loading, ready, or failed. */
export type ScreenState = { phase: 'loading' } | ScreenEnd;

/**
 * Loads the screen of a source once; it is ready at once if it has loaded before, or if its markup is in the page
 * already. For another source or another attempt, give the component a new key.
 */
export function useScreen(source: ScreenSource): ScreenState {
  const inPage = useScreenInPage(source);
  const [state, setState] = useState<ScreenState>(() => source.ready() ?? inPage ?? { phase: 'loading' });
  const isLoading = state.phase === 'loading' || state === inPage;
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    void source.load().then((end) => {
      if (isCurrent && !(inPage && isSameRelease(end, inPage))) setState(end);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoading, source, inPage]);
  return state;
}

/** Returns the screen whose markup the gateway has rendered into the page, on the page's first visit; else null. */
function useScreenInPage(source: ScreenSource): ReadyScreen | null {
  const { rendered } = useShell();
  const { isFirst } = useCurrentArrival();
  const [inPage] = useState(() => (isFirst && rendered?.isPending() ? renderedScreen(source, rendered) : null));
  useEffect(() => {
    if (!inPage) return;
    void source.load().then((end) => {
      if (!isSameRelease(end, inPage)) rendered?.finish();
    });
  }, [inPage, source, rendered]);
  return inPage;
}
