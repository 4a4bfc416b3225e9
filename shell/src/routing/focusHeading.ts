/** How long a screen may take to show its heading, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Moves the focus to the `h1` of `main`: at once to `main`, then to the heading when it comes. Leaves the focus alone once the visitor has
 * put it anywhere else. Returns the stop.
 */
export function focusHeading(main: HTMLElement): () => void {
  main.focus({ preventScroll: true });
  if (focusIn(main)) return () => undefined;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusIn(main)) stop();
  });
  const timer = setTimeout(stop, PATIENCE);
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

function focusIn(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
