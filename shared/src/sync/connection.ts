/**
 * Returns true when the browser reports a connection. Browsers are wrong at times, both ways: use it to choose a
 * message, never to hold a request back. Returns true in Node.
 */
export const isOnline = (): boolean =>
  typeof navigator === 'undefined' || (navigator as { onLine?: boolean }).onLine !== false;

/** Calls `listener` whenever the network returns. Returns a function that stops it. */
export const onOnline = (listener: () => void): (() => void) => listen(['online'], listener);

/** Calls `listener` whenever the network returns or is lost. Returns a function that stops it. */
export const onConnectionChange = (listener: () => void): (() => void) => listen(['online', 'offline'], listener);

function listen(events: readonly ('online' | 'offline')[], listener: () => void): () => void {
  // A function of its own, so that two calls with one listener are two subscriptions.
  const notify = (): void => listener();
  for (const event of events) addEventListener(event, notify);
  return () => {
    for (const event of events) removeEventListener(event, notify);
  };
}
