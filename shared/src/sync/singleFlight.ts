/**
 * Returns `load` as one shared call: it runs at the first use, and every caller gets its result. After a rejection the
 * next call runs it again.
 */
export function singleFlight<T>(load: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null;
  return () =>
    (flight ??= load().catch((error: unknown) => {
      flight = null;
      throw error;
    }));
}
