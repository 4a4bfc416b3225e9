/**
 * Wraps `load` so that all callers share one call, made on first use. After a rejection the next caller triggers it
 * again.
 */
export function singleFlight<T>(load: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null;
  return () =>
    (flight ??= load().catch((error: unknown) => {
      flight = null;
      throw error;
    }));
}
