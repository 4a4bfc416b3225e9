/**
 * The most bytes that a page may leave behind under way; the browser refuses requests beyond. Source: Fetch,
 * "inflightKeepaliveBytes", 64 KiB.
 */
const MOST_LEFT = 60_000;

let isInPlace = false;

/**
 * Lets requests that begin before the next task go on when the page ends. The SDK has no option for it and calls the
 * global `fetch`, which stands changed for as long.
 */
export function outliveThePage(): void {
  if (isInPlace) return;
  const native = globalThis.fetch;
  const lasting: typeof fetch = (input, init) =>
    native(input, isShort(init?.body) ? { ...init, keepalive: true } : init);
  globalThis.fetch = lasting;
  isInPlace = true;
  setTimeout(() => {
    if (globalThis.fetch === lasting) globalThis.fetch = native;
    isInPlace = false;
  }, 0);
}

function isShort(body: unknown): boolean {
  return typeof body === 'string' && body.length * 3 < MOST_LEFT;
}
