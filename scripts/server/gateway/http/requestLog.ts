import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Log levels, the most verbose one first. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Form of an accepted `X-Request-Id`: it is logged, so it must be short and of plain characters. */
const FOREIGN_ID = /^[\w.-]{8,64}$/;
/** Paths that machines ask for every few seconds: logged at `debug` while they succeed. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

/** Creates the generator of request ids: a trusted proxy's `X-Request-Id` if it is well-formed, else a random one. */
export function requestIds(trustsProxy: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = trustsProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && FOREIGN_ID.test(given) ? given : randomUUID();
  };
}

/**
 * Logs each answered request as one line: its id, method, path, status and milliseconds. Neither the query nor the
 * client's address is logged: the one may hold tokens, the other is personal data. Responses carry the id as
 * `X-Request-Id`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const [path = ''] = request.url.split(/[?#]/, 1);
    const { statusCode: status } = reply;
    const line = { method: request.method, path, status, ms: Math.round(reply.elapsedTime) };
    if (status >= 500 && status !== 503) request.log.error(line, 'request');
    else if (PROBES.includes(path) && status < 400) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
