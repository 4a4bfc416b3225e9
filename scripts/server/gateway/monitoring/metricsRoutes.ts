import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { sha256 } from '../../../release';
import type { Metrics } from './metrics';

/**
 * Access to the metrics. `isOpen` serves `/metrics` to anyone, which suits a site that only this machine reaches;
 * `token` serves it with `Authorization: Bearer <token>`; `port` serves it on a port of its own, on the site's host.
 */
export type MetricsAccess = { isOpen?: boolean; token?: string | null; port?: number | null };

/** Serves `/metrics` on the site's port, if `access` allows it: else it is 404, like any other unknown path. */
export function metricsRoutes(metrics: Metrics, { isOpen = false, token = null }: MetricsAccess): FastifyPluginAsync {
  return async (app) => {
    if (isOpen || token !== null)
      app.get('/metrics', async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        if (token !== null && !isBearer(request.headers.authorization, token))
          return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is needed.\n');
        return reply.type(metrics.contentType).send(await metrics.text());
      });
    await Promise.resolve();
  };
}

/** Serves `/metrics` on a port of its own. Resolves once it listens; rejects when the port is taken. */
export function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Error(`The metrics can't be served on port ${String(port)} of ${host}: ${cause.message}`, { cause })),
    );
    server.listen(port, host, () => resolve(server));
  });
}

/** Compares hashes, so that the time of the comparison tells nothing about the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const hashOf = (text: string): Uint8Array => new TextEncoder().encode(sha256(text));
  return timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`));
}
