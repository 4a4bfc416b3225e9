import type { FastifyReply } from 'fastify';
import { revisionEvent } from '@lectern/shared/contract';

/** Milliseconds between two polls of the serial: short, so that an edit shows at once. */
const POLL_MS = 100;
const HEARTBEAT_MS = 15_000;

/** Server-sent events in the gateway's format: the serial of the registry at once, and again whenever it changes. */
export interface RevisionStream {
  /** Answers a request with the stream, until the client disconnects. */
  open: (reply: FastifyReply) => FastifyReply;
  /** Ends all streams. */
  close: () => void;
}

/** Creates a stream. `serial` returns the serial, which changes with the deployed site and with each compilation. */
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
