/**
 * The most bytes of requests that may outlive a page; browsers refuse more. Source: Fetch, "inflightKeepaliveBytes",
 * 64 KiB.
 */
const MAX_BYTES = 60_000;

let isReplaced = false;

/**
 * Lets requests that begin in this task outlive the page. The SDK has no option for it and calls the global `fetch`,
 * which is replaced until the next task.
 */
export function outliveThePage(): void {
  if (isReplaced) return;
  const native = globalThis.fetch;
  const lasting: typeof fetch = (input, init) =>
    native(input, isShort(init?.body) ? { ...init, keepalive: true } : init);
  globalThis.fetch = lasting;
  isReplaced = true;
  setTimeout(() => {
    if (globalThis.fetch === lasting) globalThis.fetch = native;
    isReplaced = false;
  }, 0);
}

function isShort(body: unknown): boolean {
  return typeof body === 'string' && body.length * 3 < MAX_BYTES;
}
