import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { trustHops } from '@lectern/backend/client';
import { LimitError, type Governor } from '@lectern/backend/limits';
import { closeQueuedResponses } from './http/closeQueued';
import { limitConnections } from './http/limitConnections';
import { limitRequests } from './http/limitRequests';
import { logRequests, requestIds } from './http/requestLog';
import { defaultHeaders, INERT_POLICY, secureReply } from './http/securityHeaders';
import type { SendPage } from './pages/createPages';
import { withoutOrigin } from './pages/requestPath';

/**
 * Options of the server itself. `trustProxy` is the number of proxies in front. `answersHost` returns true for a Host
 * header that this site answers; by default any.
 */
export type AppOptions = {
  logger?: FastifyServerOptions['logger'];
  trustProxy?: number;
  answersHost?: (host: string) => boolean;
  governor: Governor;
};

/** Milliseconds: for a whole request with its body, for its headers alone, and between requests of one connection. */
const TIMES = { request: 300_000, headers: 15_000, keepAlive: 30_000, checks: 5_000 };

/** Limits of Node's server against clients that send slowly. The types for Node 20 lack `headersTimeout`. */
const HTTP_OPTIONS: ServerOptions & { headersTimeout: number } = {
  headersTimeout: TIMES.headers,
  connectionsCheckingInterval: TIMES.checks,
};

/** Node's limit of the headers of a request, its address among them. */
const MAX_HEADER_BYTES = 16 * 1024;

/** Paths that a load balancer asks for under any name, such as the machine's address. */
export const PROBES = ['/healthz', '/readyz'];

/**
 * Creates the server. Every response carries the security headers, also that to a request which reaches no route: a
 * malformed path, a host that is not this site's (421), and broken HTTP (400).
 */
export function createApp(options: AppOptions, sendPage: SendPage): FastifyInstance {
  const { logger = false, trustProxy = 0, answersHost = () => true } = options;
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIds(trustProxy > 0),
    trustProxy: trustHops(trustProxy),
    forceCloseConnections: 'idle',
    requestTimeout: TIMES.request,
    keepAliveTimeout: TIMES.keepAlive,
    http: HTTP_OPTIONS,
    clientErrorHandler: refuseBrokenHttp,
    // The router answers a target that is no path, or no valid one, outside all hooks: uncounted and without headers.
    rewriteUrl: ({ url = '/' }) => decodable(withoutOrigin(url)),
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
  });
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (!answersHost(request.host) && !PROBES.includes(request.url)) return refuseHost(reply);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return request.is404 && !isRead ? refuseMethod(reply, 'GET, HEAD') : undefined;
  };
  app.decorate('governor', options.governor);
  if (logger !== false) logRequests(app);
  closeQueuedResponses(app.server);
  limitConnections(app.server, trustProxy);
  limitRequests(app, options.governor);
  app.addHook('onRequest', (request, reply, done) => {
    if (!refuse(request, reply)) done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    secureReply(reply, request.protocol === 'https');
    done(null, payload);
  });
  for (const path of ['/telemetry', '/telemetry/vitals'])
    app.get(path, (_request, reply) => refuseMethod(reply, 'POST'));
  app.setNotFoundHandler(sendPage);
  app.setErrorHandler<FastifyError | LimitError>(sendError);
  return app;
}

/** Returns an address whose path can be decoded: with invalid percent-encoding, each `%` stands for itself. */
function decodable(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

function sendError(error: FastifyError | LimitError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof LimitError) return refuseUse(error, reply);
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  return sendText(reply.code(status), status >= 500 ? 'Something went wrong on the server.' : error.message);
}

function refuseUse({ status, message, retrySeconds }: LimitError, reply: FastifyReply): FastifyReply {
  if (retrySeconds !== null) void reply.header('retry-after', String(Math.ceil(retrySeconds)));
  return sendText(reply.code(status), message);
}

/** Answers a request for another site without a page. Source: RFC 9110, section 15.5.20. */
function refuseHost(reply: FastifyReply): FastifyReply {
  return sendText(
    reply.code(421),
    'This server does not answer for that host name. Start it with --origin and the address that visitors use.',
  );
}

function refuseMethod(reply: FastifyReply, allowed: string): FastifyReply {
  return sendText(reply.code(405).header('allow', allowed), `This address answers ${allowed} only.`);
}

function sendText(reply: FastifyReply, message: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${message}\n`);
}

/** Answers bytes that are not HTTP, and requests that took too long to arrive. */
function refuseBrokenHttp(error: { code?: string }, socket: Socket): void {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = isLate ? 'The request took too long to arrive.\n' : 'The request is not valid HTTP.\n';
  const headers = {
    ...defaultHeaders(false),
    'content-security-policy': INERT_POLICY,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const head = [
    `HTTP/1.1 ${isLate ? '408 Request Timeout' : '400 Bad Request'}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
