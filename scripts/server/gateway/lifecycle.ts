import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { messageOf, StoreError } from '../../release';

/** `starting` until the first revision is served, `draining` once the gateway is about to end. */
export type Phase = 'starting' | 'serving' | 'draining';

/** The life of a gateway, from its first revision to its end. */
export interface Lifecycle {
  phase(): Phase;
  /** Returns why no revision is served yet; null once one is, and before the first attempt has ended. */
  trouble(): string | null;
  /**
   * Calls `load` until it succeeds or the gateway ends. Resolves to true once it has succeeded. Rejects with a
   * StoreError `untrusted` alone: somebody else signs that store.
   */
  loadUntilServed(load: () => Promise<void>, warn: (message: string) => void): Promise<boolean>;
  /** Calls `load` once. Rejects with its error. */
  load(load: () => Promise<void>): Promise<void>;
  /** Begins to drain, and resolves after `ms` milliseconds. */
  drain(ms: number): Promise<void>;
}

/** Milliseconds between two attempts to load the first revision. */
const PAUSE = { first: 500, longest: 5_000 };

/** Creates the life of a gateway, which is starting. */
export function createLifecycle(): Lifecycle {
  let phase: Phase = 'starting';
  let trouble: string | null = null;
  const isDraining = (): boolean => phase === 'draining';
  const end = new AbortController();
  const load = async (work: () => Promise<void>): Promise<void> => {
    await work();
    trouble = null;
    if (!isDraining()) phase = 'serving';
  };
  return {
    phase: () => phase,
    trouble: () => trouble,
    load,
    loadUntilServed: async (work, warn) => {
      for (let pause = PAUSE.first; !isDraining(); pause = Math.min(pause * 2, PAUSE.longest)) {
        try {
          await load(work);
          return !isDraining();
        } catch (error) {
          const message = messageOf(error);
          if (message !== trouble) warn(`No revision can be served yet: ${message}`);
          trouble = message;
          if (error instanceof StoreError && error.problem === 'untrusted') throw error;
        }
        await wait(pause, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
      }
      return false;
    },
    drain: async (ms) => {
      phase = 'draining';
      end.abort();
      if (ms > 0) await wait(ms);
    },
  };
}

/**
 * While a gateway is starting, all but `open` paths get 503. While it drains, it answers everything, and ends each
 * connection with its response, so that clients and proxies open their next one elsewhere.
 */
export function answerByPhase(app: FastifyInstance, lifecycle: Lifecycle, open: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (lifecycle.phase() === 'draining' && request.raw.httpVersionMajor === 1)
      void reply.header('connection', 'close');
    if (lifecycle.phase() !== 'starting' || open.includes(request.url)) return;
    void reply.code(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' });
    return reply.type('text/plain; charset=utf-8').send('The site is starting. Try again in a moment.\n');
  });
}
