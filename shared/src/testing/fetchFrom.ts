/** Sends requests for addresses of the page's own site to `url`, as a page from there would. Returns the end of it. */
export function fetchFrom(url: string): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    before(typeof input === 'string' && input.startsWith('/') ? url + input : (input as string), init);
  return () => {
    globalThis.fetch = before;
  };
}
