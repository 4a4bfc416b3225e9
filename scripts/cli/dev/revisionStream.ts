import type { FastifyReply } from 'fastify';
import { revisionEvent } from '@lectern/shared/contract';

const LOOK_MS = 100;
const HEARTBEAT_MS = 15_000;

/** The event stream of the gateway, spoken by the proxy: the serial at once, and again whenever it has changed. */
export interface RevisionStream {
  open: (reply: FastifyReply) => FastifyReply;
  close: () => void;
}

/** `serial` is looked at ten times a second: it changes with the deployed site as with each compilation. */
export function createRevisionStream(serial: () => number): RevisionStream {
  const listeners = new Set<FastifyReply>();
  const broadcast = (text: string): void => listeners.forEach(({ raw }) => void raw.write(text));
  let told = serial();
  const looking = setInterval(() => {
    if (serial() === told) return;
    told = serial();
    broadcast(revisionEvent({ serial: told }));
  }, LOOK_MS);
  const beating = setInterval(() => broadcast(':\n\n'), HEARTBEAT_MS);
  return {
    open: (reply) => {
      reply.hijack();
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
      });
      reply.raw.write(`retry: 1000\n${revisionEvent({ serial: told })}`);
      listeners.add(reply);
      reply.raw.on('close', () => void listeners.delete(reply));
      return reply;
    },
    close: () => {
      clearInterval(looking);
      clearInterval(beating);
      for (const { raw } of listeners) raw.end();
    },
  };
}
