import { useEffect, useRef } from 'react';

/**
 * Focuses the head of a list, and so scrolls to it, when a page that the pager asked for has loaded. Back and filters
 * leave the focus alone. `focusHead` is for controls that are removed by their own press.
 */
export function usePageFocus(page: number | undefined) {
  const head = useRef<HTMLParagraphElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (isTurning.current) head.current?.focus();
    isTurning.current = false;
  }, [page]);
  return {
    head,
    focusHead: (): void => head.current?.focus(),
    onTurn: (): void => {
      isTurning.current = true;
    },
  };
}
