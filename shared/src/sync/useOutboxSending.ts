import { useCallback, useEffect, useMemo } from 'react';
import { onOnline } from './connection';
import { createSaveScheduler, type SaveDelays } from './saveScheduler';

/**
 * Sends pending changes on mount and when the network returns, and retries after `delays`. `flush` sends all of them,
 * and resolves to false when one has failed; it must be the same function in each rendering. Returns a function that
 * sends them now.
 */
export function useOutboxSending(flush: () => Promise<boolean>, delays: SaveDelays): () => void {
  const scheduler = useMemo(() => createSaveScheduler(flush, delays), [flush, delays]);
  const send = useCallback(() => scheduler.request('leaving'), [scheduler]);
  useEffect(() => {
    send();
    const stopListening = onOnline(send);
    return () => {
      stopListening();
      scheduler.stop();
    };
  }, [send, scheduler]);
  return send;
}
