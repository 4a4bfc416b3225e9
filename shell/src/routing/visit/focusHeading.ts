/** Milliseconds that a screen may take to show its heading. */
const HEADING_LIMIT_MS = 5_000;

/**
 * Moves the focus to `main` at once, then to its `h1` once that renders, and to an `h1` that replaces a placeholder's.
 * Leaves the focus alone once the visitor has moved it. Returns the function that stops it.
 */
export function focusHeading(main: HTMLElement): () => void {
  main.focus({ preventScroll: true });
  let heading = focusIn(main);
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return;
    const isFree = document.activeElement === main || document.activeElement === document.body;
    if (isFree) heading = focusIn(main);
    else stop();
  });
  const timer = setTimeout(stop, HEADING_LIMIT_MS);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Focuses the heading and returns it, or null while there is none. */
function focusIn(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
