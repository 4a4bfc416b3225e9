import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the player when `change` has a new value and the focused element was removed with the old one. */
export function useRestoredFocus(frame: RefObject<HTMLElement | null>, change: unknown): void {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frame, change]);
}
