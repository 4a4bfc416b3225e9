import { useEffect, useRef } from 'react';

/**
 * Focuses the summary above a list, and so scrolls to it, once a page that the pager requested has loaded. The back
 * button and filters leave the focus alone. `focusSummary` is for controls that a press removes.
 */
export function usePageFocus(page: number | undefined) {
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (isTurning.current) summaryRef.current?.focus();
    isTurning.current = false;
  }, [page]);
  return {
    summaryRef,
    focusSummary: (): void => summaryRef.current?.focus(),
    onTurn: (): void => {
      isTurning.current = true;
    },
  };
}
