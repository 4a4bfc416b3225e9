import { useEffect } from 'react';

/** Elements in which the arrow keys have another meaning. */
const KEY_CONSUMERS = 'input, textarea, select, pre, [role=menu], [role=slider], [contenteditable]';

/** Share of the window's height that one press scrolls: the last lines stay visible at the other edge. */
const SCROLLED_SHARE = 0.8;

/** Pixels from an edge of the page within which it counts as reached: browsers round scroll positions. */
const EDGE_PX = 4;

/**
 * Turns the pages of a text by the horizontal arrow keys and Page Up and Page Down: scrolls by most of a window, and at
 * the end of a chapter calls `turnChapter` with 1 for the next chapter or -1 for the one before. Ignores key
 * combinations, and keys in fields, menus and dialogs.
 */
export function usePageKeys(turnChapter: (step: 1 | -1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (
        step === 0 ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        consumesKeys(event.target)
      )
        return;
      event.preventDefault();
      if (isAtEdge(step)) turnChapter(step);
      else window.scrollBy({ top: step * window.innerHeight * SCROLLED_SHARE, behavior: 'instant' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turnChapter]);
}

/** Returns 1 for a key that leads on in the page's direction of reading, -1 for one that leads back, 0 for others. */
function stepOf({ key }: KeyboardEvent): 1 | -1 | 0 {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  if (key === 'PageDown' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'PageUp' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** Returns true for a key press that belongs to a field, a menu or an open dialog. */
export const consumesKeys = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(KEY_CONSUMERS) !== null);

function isAtEdge(step: 1 | -1): boolean {
  const { scrollHeight } = document.documentElement;
  return step === 1 ? window.scrollY + window.innerHeight >= scrollHeight - EDGE_PX : window.scrollY <= EDGE_PX;
}
