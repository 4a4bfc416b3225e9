/**
 * Sends requests for the site's own addresses to `url`, as on a page served from there. Returns a function that
 * restores `fetch`.
 */
export function fetchFrom(url: string): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    original(typeof input === 'string' && input.startsWith('/') ? url + input : (input as string), init);
  return () => {
    globalThis.fetch = original;
  };
}
