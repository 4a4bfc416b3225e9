/** Milliseconds that content may take to become tall enough. */
const CONTENT_LIMIT_MS = 3_000;

/**
 * Scrolls to `top` as soon as the page is tall enough. Gives up without scrolling when the content stays too short, or
 * when the visitor scrolls themselves. Returns the function that cancels it.
 */
export function restoreScroll(top: number): () => void {
  const isTallEnough = (): boolean => document.documentElement.scrollHeight >= top + innerHeight;
  const input = new AbortController();
  const observer = new ResizeObserver(() => {
    if (isTallEnough()) finish();
  });
  const cancel = (): void => {
    input.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = (): void => {
    cancel();
    scrollTo({ top, behavior: 'instant' });
  };
  const timer = setTimeout(cancel, CONTENT_LIMIT_MS);
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, cancel, { passive: true, signal: input.signal });
  if (isTallEnough()) finish();
  else observer.observe(document.body);
  return cancel;
}
