import { useEffect, useState } from 'react';
import { onOnline } from '@lectern/shared/sync';
import type { RemoteLoadError } from '../federation/RemoteLoadError';
import { useRegistry } from './ShellContext';

/**
 * Tries a failed screen again by itself when its cause may be gone: another revision is live (a roll-back, say), or the
 * network is back.
 */
export function useRecovery(error: RemoteLoadError | null, retry: () => void): void {
  const { serial } = useRegistry();
  const [serialOfTry] = useState(serial);
  const isReplaced = error !== null && serial !== serialOfTry;
  const isOffline = error?.kind === 'offline';
  useEffect(() => {
    if (isReplaced) retry();
    if (!isOffline) return undefined;
    return onOnline(retry);
  }, [isReplaced, isOffline, retry]);
}
