import { useEffect } from 'react';
import { SITE_KEYS, type SiteKey } from './framed/frameMessages';

/** Elements in which the arrow keys have another meaning. */
const KEY_CONSUMERS = 'input, textarea, select, pre, [role=menu], [role=slider], [contenteditable]';

/**
 * Turns pages by the horizontal arrow keys and Page Up and Page Down: by most of a window, and past the end of a
 * chapter to the next one. Ignores key combinations, and keys in fields, menus and dialogs.
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

/** Returns true for a key press that belongs to a field, a menu or an open dialog. */
export const consumesKeys = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(KEY_CONSUMERS) !== null);

function isAtEdge(step: 1 | -1): boolean {
  const { scrollHeight } = document.documentElement;
  return step === 1 ? window.scrollY + window.innerHeight >= scrollHeight - 4 : window.scrollY <= 4;
}

const KEYS: Record<string, SiteKey> = { '/': SITE_KEYS[0], '?': SITE_KEYS[1] };

/** Calls `onKey` for `/` and `?` outside fields and dialogs, while `isOn`. */
export function useSiteKeys(isOn: boolean, onKey: (key: SiteKey) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = KEYS[event.key];
      if (!isOn || !key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (consumesKeys(event.target)) return;
      event.preventDefault();
      onKey(key);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, onKey]);
}
