import { useEffect } from 'react';
import type { DeferredPart } from '@lectern/shared/loading';

/** Latest time at which the code starts loading on a busy page, in milliseconds. */
const LATEST = 5_000;

/** Loads the code of a part when the browser is idle, so that it shows at once. Without idle callbacks, on demand. */
export function useIdlePreload({ prepare }: Pick<DeferredPart<never>, 'prepare'>): void {
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return undefined;
    const handle = requestIdleCallback(prepare, { timeout: LATEST });
    return () => cancelIdleCallback(handle);
  }, [prepare]);
}
