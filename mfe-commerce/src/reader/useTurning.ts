import { useEffect } from 'react';

/** Where the arrow keys mean something else. */
const BUSY = 'input, textarea, select, pre, [role=menu], [role=slider], [contenteditable]';

/**
 * Turns pages by key: the arrows along the text and Page Up and Page Down move by a windowful, and past a chapter's end
 * to the next one. Keys held with others, and those for fields, menus and dialogs, are left alone.
 */
export function useTurning(turnChapter: (step: 1 | -1) => void): void {
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
        isBusy(event.target)
      )
        return;
      event.preventDefault();
      if (isAtEdge(step)) turnChapter(step);
      else window.scrollBy({ top: step * window.innerHeight * 0.8, behavior: 'instant' });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turnChapter]);
}

function stepOf({ key }: KeyboardEvent): 1 | -1 | 0 {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  if (key === 'PageDown' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'PageUp' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest(BUSY) !== null);

function isAtEdge(step: 1 | -1): boolean {
  const { scrollHeight } = document.documentElement;
  return step === 1 ? window.scrollY + window.innerHeight >= scrollHeight - 4 : window.scrollY <= 4;
}
