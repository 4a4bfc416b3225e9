import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { revisionEvent } from '@lectern/shared/contract';
import type { LiveSite } from './liveSite';
import { defaultHeaders } from '../http/securityHeaders';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;

/** How many visitors may listen at once, in all and from one address. */
export type EventLimits = { total: number; perClient: number };

/** The stream of revisions: its routes, how many listen, and a way to end it. */
export interface EventStream {
  routes: FastifyPluginAsync;
  clients(): number;
  close(): void;
}

/**
 * `GET /events`, server-sent: `data: {"serial":42}` at once and after each change of what is live, `:` as a heartbeat
 * every 15 s. Too many listeners are answered with 503 and `Retry-After`: they poll `/registry.json` instead.
 */
export function createEventStream(site: LiveSite, limits: EventLimits): EventStream {
  const open = new Map<FastifyReply, string>();
  const broadcast = (text: string): void => {
    for (const reply of open.keys()) write(reply, text);
  };
  const unsubscribe = site.onChange(({ registry }) => broadcast(revisionEvent(registry)));
  const heartbeat = setInterval(() => broadcast(':\n\n'), HEARTBEAT_MS).unref();

  const routes: FastifyPluginAsync = async (app) => {
    app.get('/events', (request, reply) => {
      if (request.method === 'HEAD') return reply.headers(STREAM).send();
      const fromClient = [...open.values()].filter((client) => client === request.ip).length;
      if (open.size >= limits.total || fromClient >= limits.perClient) {
        return reply
          .code(503)
          .headers({ 'retry-after': '60', 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send('Too many listeners.\n');
      }
      reply.hijack();
      reply.raw.writeHead(200, { ...defaultHeaders(request.protocol === 'https'), ...STREAM });
      reply.raw.write(`retry: ${String(RETRY_MS)}\n${revisionEvent(site.current().registry)}`);
      open.set(reply, request.ip);
      reply.raw.on('close', () => void open.delete(reply));
      return reply;
    });
    await Promise.resolve();
  };

  return {
    routes,
    clients: () => open.size,
    close: () => {
      unsubscribe();
      clearInterval(heartbeat);
      for (const reply of open.keys()) reply.raw.end();
      open.clear();
    },
  };
}

const STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** A listener that does not read is cut off rather than buffered for. */
function write({ raw }: FastifyReply, text: string): void {
  if (raw.writableLength > 64 * 1024) raw.destroy();
  else raw.write(text);
}
