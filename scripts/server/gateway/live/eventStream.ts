import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '@lectern/backend/client';
import { revisionEvent } from '@lectern/shared/contract';
import { createInFlight } from '../http/inFlight';
import type { LiveSite } from './liveSite';
import { defaultHeaders } from '../http/securityHeaders';
import type { SendPage } from '../pages/createPages';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 3_000;

/** Milliseconds until the client of an ended stream reconnects: soon, and not all at once. */
const RECONNECT_MS = { least: 250, spread: 2_000 };
const reconnectMs = (): number => Math.round(RECONNECT_MS.least + Math.random() * RECONNECT_MS.spread);

/** Maximum number of open event streams, in total and per client address. */
export type EventLimits = { total: number; perClient: number };

/**
 * The stream of revisions: its routes, the number of open connections, and a function that ends them. An ended stream
 * tells its client when to reconnect.
 */
export interface EventStream {
  routes: FastifyPluginAsync;
  clients(): number;
  close(): void;
}

/**
 * Creates the server-sent events of `GET /events`: `data: {"serial":42}` at once and after each change of the live
 * revision, and `:` as a heartbeat every 15 s. Beyond the limits it answers 503 with `Retry-After`, and clients poll
 * `/registry.json` instead. A browser that asks for a page at this path gets `sendPage`: a remote may own it.
 */
export function createEventStream(site: LiveSite, limits: EventLimits, sendPage: SendPage): EventStream {
  const open = new Set<FastifyReply>();
  const streams = createInFlight(limits);
  const broadcast = (text: string): void => {
    for (const reply of open) write(reply, text);
  };
  const unsubscribe = site.onChange(({ registry }) => broadcast(revisionEvent(registry)));
  const heartbeat = setInterval(() => broadcast(':\n\n'), HEARTBEAT_MS).unref();

  const routes: FastifyPluginAsync = async (app) => {
    app.get('/events', (request, reply) => {
      if (wantsPage(request.headers.accept)) return sendPage(request, reply);
      if (request.method === 'HEAD') return reply.headers(STREAM).send();
      const client = clientOf(request);
      if (!streams.enter(client)) {
        void reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' });
        return reply.type('text/plain; charset=utf-8').send('Too many listeners.\n');
      }
      startStream(request, reply, revisionEvent(site.current().registry));
      open.add(reply);
      reply.raw.once('close', () => {
        open.delete(reply);
        streams.leave(client);
      });
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
      for (const reply of open) reply.raw.end(`retry: ${String(reconnectMs())}\n\n`);
      open.clear();
    },
  };
}

/** Returns true for the `Accept` header of a page load. An EventSource names its own media type, and no other. */
export const wantsPage = (accept = ''): boolean => accept.includes('text/html');

const STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Takes the response from Fastify, and sends the headers of a stream and its first event. */
function startStream(request: FastifyRequest, reply: FastifyReply, event: string): void {
  reply.hijack();
  reply.raw.writeHead(200, { ...defaultHeaders(request.protocol === 'https'), ...STREAM });
  reply.raw.write(`retry: ${String(RETRY_MS)}\n${event}`);
}

/** Disconnects a client that does not read, instead of buffering without limit. */
function write({ raw }: FastifyReply, text: string): void {
  if (raw.writableLength > 64 * 1024) raw.destroy();
  else raw.write(text);
}
