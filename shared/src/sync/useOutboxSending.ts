import { useCallback, useEffect, useMemo } from 'react';
import { onOnline } from './connection';
import { inTurn } from './lock';
import type { Outbox } from './outbox';
import { createSaveScheduler, type SaveDelays } from './saveScheduler';

/**
 * Options for sending the changes of an outbox. `refused` of a change is the reason of its last failure; null before
 * one.
 */
export type OutboxDelivery<C> = {
  outbox: Outbox<C>;
  /** Deliveries of the same name take turns in this tab. */
  name: string;
  /** Sends a change. It disappears from the outbox afterwards: until then, screens must have what replaces it. */
  send: (change: C) => Promise<void>;
  reasonOf: (error: unknown) => string;
};

/**
 * Sends pending changes on mount and when the network returns, and retries after `delays`. A failed change stays in the
 * outbox, with the reason. `delivery` and `delays` must be the same objects in each rendering. Returns a function that
 * sends the changes now.
 */
export function useOutboxSending<C extends { refused: string | null }>(
  delivery: OutboxDelivery<C>,
  delays: SaveDelays,
): () => void {
  const scheduler = useMemo(() => createSaveScheduler(() => deliver(delivery), delays), [delivery, delays]);
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

/** Resolves to false when a change has failed. Never rejects. */
function deliver<C extends { refused: string | null }>(delivery: OutboxDelivery<C>): Promise<boolean> {
  const { outbox, name, send, reasonOf } = delivery;
  const markRefused = (change: C, error: unknown): void => outbox.put({ ...change, refused: reasonOf(error) });
  return inTurn(name, () => outbox.flush(send, markRefused));
}
