import type { FastifyReply } from 'fastify';
import { revisionEvent } from '@lectern/shared/contract';

const POLL_MS = 100;
const HEARTBEAT_MS = 15_000;

/** Event stream in the gateway's format: sends the serial at once, and again whenever it changes. */
export interface RevisionStream {
  open: (reply: FastifyReply) => FastifyReply;
  close: () => void;
}

/**
 * Creates a stream. It polls `serial` ten times a second, which changes with the deployed site and each compilation.
 */
export function createRevisionStream(serial: () => number): RevisionStream {
  const listeners = new Set<FastifyReply>();
  const broadcast = (text: string): void => listeners.forEach(({ raw }) => void raw.write(text));
  let sent = serial();
  const polling = setInterval(() => {
    if (serial() === sent) return;
    sent = serial();
    broadcast(revisionEvent({ serial: sent }));
  }, POLL_MS);
  const heartbeat = setInterval(() => broadcast(':\n\n'), HEARTBEAT_MS);
  return {
    open: (reply) => {
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
      });
      reply.raw.write(`retry: 1000\n${revisionEvent({ serial: sent })}`);
      listeners.add(reply);
      reply.raw.on('close', () => void listeners.delete(reply));
      return reply;
    },
    close: () => {
      clearInterval(polling);
      clearInterval(heartbeat);
      for (const { raw } of listeners) raw.end();
    },
  };
}
