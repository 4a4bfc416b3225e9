import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a pen's result. Scrolls to it when `requestedRuns` grows while less than half of it is visible: on
 * a phone it is below the code, so that a press of Run would seem to do nothing.
 */
export function useResultInView(requestedRuns: number): RefObject<HTMLElement | null> {
  const result = useRef<HTMLElement>(null);
  const shown = useRef(requestedRuns);
  useEffect(() => {
    if (shown.current === requestedRuns) return;
    shown.current = requestedRuns;
    if (result.current && visibleShare(result.current) < 0.5) result.current.scrollIntoView();
  }, [requestedRuns]);
  return result;
}

/** Returns the share of an element's height that is inside the window, from 0 to 1. */
function visibleShare(element: HTMLElement): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.max(height, 1);
}
