import { useEffect, useState } from 'react';
import { onOnline } from '@lectern/shared/sync';
import type { RemoteLoadError } from '../../federation/load/RemoteLoadError';
import { useRegistry } from '../../state/ShellContext';

/**
 * Retries a screen that failed or still loads (`isSlow`) when the cause may be gone: another revision is live, or the
 * network is back.
 */
export function useRecovery(error: RemoteLoadError | null, isSlow: boolean, retry: () => void): void {
  const { serial } = useRegistry();
  const [attemptSerial] = useState(serial);
  const isReplaced = (error !== null || isSlow) && serial !== attemptSerial;
  const isOffline = error?.kind === 'offline';
  useEffect(() => {
    if (isReplaced) retry();
    return isOffline ? onOnline(retry) : undefined;
  }, [isReplaced, isOffline, retry]);
}
