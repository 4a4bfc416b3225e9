import { useEffect } from 'react';
import { DeferredReader } from './DeferredReader';

/** Latest time at which the reader's code starts loading on a busy page, in milliseconds. */
const LATEST = 5_000;

/**
 * Loads the reader's code when the browser is idle, so that a book opens at once. Without idle callbacks, on demand.
 */
export function usePreloadReader(): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return undefined;
    const handle = requestIdleCallback(() => DeferredReader.prepare(), { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }, []);
}
