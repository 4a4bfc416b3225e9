import type { SiteKey } from '../../reader/framed/frameMessages';
import type { FrameBook } from './frameBook';

/** Shortest swipe in pixels. */
const SWIPE = 48;

/**
 * Turns pages by the arrow keys, Page Up, Page Down, Home and End, as the site does while it has the focus. Reports the
 * keys that the site handles.
 */
export function listenToKeys(book: FrameBook, onSiteKey: (key: SiteKey) => void): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (event.key === '/') onSiteKey('search');
    else if (event.key === '?') onSiteKey('help');
    else if (!event.shiftKey && turnByKey(book, event.key)) event.preventDefault();
    if (event.key === '/') event.preventDefault();
  });
}

function turnByKey(book: FrameBook, key: string): boolean {
  const [before, after] = book.direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === after || key === 'PageDown') void book.turn(1);
  else if (key === before || key === 'PageUp') void book.turn(-1);
  else if (key === 'Home' || key === 'End') void book.toEdge(key === 'Home' ? 'start' : 'end');
  else return false;
  return true;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('audio, video, input, textarea, select') !== null;

/** Turns pages by horizontal swipes, except while text is selected or the page is enlarged. */
export function listenToSwipes(book: FrameBook): void {
  let start: Touch | undefined;
  addEventListener('touchstart', ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined), {
    passive: true,
  });
  addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0];
    if (!start || !end || !getSelection()?.isCollapsed || (visualViewport?.scale ?? 1) > 1.05) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = undefined;
    if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
    void book.turn(x < 0 === (book.direction === 'ltr') ? 1 : -1);
  });
}
