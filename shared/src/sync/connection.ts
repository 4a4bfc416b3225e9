/**
 * Returns true when the browser reports a connection. Browsers can be wrong in both directions: use it to choose a
 * message, never to hold back a request. Always true in Node.
 */
export const isOnline = (): boolean =>
  typeof navigator === 'undefined' || (navigator as { onLine?: boolean }).onLine !== false;

/** Calls `listener` whenever the network returns. Returns a function that stops it. */
export const onOnline = (listener: () => void): (() => void) => listen(['online'], listener);

/** Calls `listener` whenever the network returns or is lost. Returns a function that stops it. */
export const onConnectionChange = (listener: () => void): (() => void) => listen(['online', 'offline'], listener);

function listen(events: readonly ('online' | 'offline')[], listener: () => void): () => void {
  // Wrapped, so that two calls with the same listener are two subscriptions.
  const notify = (): void => listener();
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
