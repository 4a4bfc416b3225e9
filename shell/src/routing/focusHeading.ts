/** How long a screen may take to show its heading, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Moves the focus to the `h1` of `main`: at once to `main`, then to the heading when it comes, and to the one that
 * takes its place, as when a placeholder gives way. Leaves the focus alone once the visitor has put it anywhere else.
 * Returns the stop.
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
  const timer = setTimeout(stop, PATIENCE);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** The heading that took the focus; null while there is none. */
function focusIn(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return null;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
