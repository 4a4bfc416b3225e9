import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@lectern/shared/contract';
import { contentTypeOf, defaultHeaders, FRAME_POLICY } from '../../server';
import { siteHosts } from '../site/siteHosts';
import type { DeployedSite } from './deployedSite';
import { sendDevelopmentPage, type PageSource } from './developmentPages';
import { localRegistry } from './localRegistry';
import { socketPath, type LocalRemote } from './localRemote';
import type { LocalShell } from './localShell';
import { createRevisionStream } from './revisionStream';

/** The parts that the proxy serves. A null `shell` uses the deployed one. */
export type ProxyParts = { site: DeployedSite; remotes: readonly LocalRemote[]; shell: LocalShell | null };

type Headers = Record<string, string | string[] | undefined>;

/**
 * Creates a server that behaves as the deployed site with local code: its pages and registry name the local code, and
 * it serves those files. Everything else is proxied, uploads and streams included. Load reports are discarded: failures
 * of local code must not count for the site.
 */
export function createProxy(parts: ProxyParts): FastifyInstance {
  const { site, remotes, shell } = parts;
  const registry = (): Registry =>
    localRegistry(site.registry(), {
      remotes: remotes.map((remote) => remote.release()),
      shell: shell?.release ?? null,
      compilation: remotes.reduce((sum, remote) => sum + remote.compilation(), 0),
    });
  const pages = pageSource(parts, registry);
  const stream = createRevisionStream(() => registry().serial);
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { maxParamLength: 10_000 },
  });
  app.addHook('onRequest', refuseForeignPages);
  app.addHook('preClose', async () => {
    stream.close();
    await Promise.resolve();
  });
  app.get('/registry.json', (_request, reply) => reply.header('cache-control', 'no-store').send(registry()));
  app.get('/events', (request, reply) =>
    asksForPage(request)
      ? sendDevelopmentPage(pages, request, reply.headers(defaultHeaders(false)))
      : stream.open(reply),
  );
  app.post('/telemetry', (_request, reply) => reply.code(204).send());
  if (shell) serveShell(app, shell);
  for (const remote of remotes) proxyRemote(app, remote);
  proxySite(app, site, pages);
  return app;
}

const isOwnHost = siteHosts({ host: null });

/**
 * Refuses requests of other sites' pages, and of a page whose name was pointed at this machine (DNS rebinding): what is
 * forwarded counts as sent by the site's own pages. Sandboxed frames, whose origin is `null`, load their scripts.
 */
function refuseForeignPages({ method, headers }: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const { host = '', origin } = headers;
  const isFrame = origin === 'null' && (method === 'GET' || method === 'HEAD');
  const isOwnPage = origin === undefined || isFrame || (URL.canParse(origin) && isOwnHost(new URL(origin).host));
  if (isOwnHost(host) && isOwnPage) next();
  else void reply.code(403).type('text/plain; charset=utf-8').send('Open the site as localhost.\n');
}

/** Forwards requests for files of the local remote, and the WebSocket that announces its edits. */
function proxyRemote(app: FastifyInstance, { name, origin, path }: LocalRemote): void {
  void app.register(proxy, {
    upstream: origin,
    prefix: path,
    rewritePrefix: path,
    replyOptions: { rewriteHeaders: localHeaders },
  });
  void app.register(proxy, {
    upstream: origin,
    prefix: socketPath(name),
    rewritePrefix: socketPath(name),
    websocket: true,
    wsClientOptions: socketOptions(origin),
  });
}

/** Handles all other requests: renders pages here, and forwards the rest to the deployed site. */
function proxySite(app: FastifyInstance, site: DeployedSite, pages: PageSource): void {
  void app.register(proxy, {
    upstream: site.origin,
    preHandler: (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => {
      if (asksForPage(request)) void sendDevelopmentPage(pages, request, reply.headers(defaultHeaders(false)));
      else next();
    },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) => asFromSite(headers, site.origin),
      rewriteHeaders: (headers) => asFromHere(headers, site.origin),
    },
  });
}

function pageSource({ site, remotes, shell }: ProxyParts, registry: () => Registry): PageSource {
  return {
    registry,
    config: { ...site.config, development: { remotes: remotes.map(({ name }) => name), site: site.origin } },
    template: () =>
      shell ? readFile(join(shell.folder, 'template.html'), 'utf8') : site.template(site.registry().shell.stable),
  };
}

/** Returns true for navigations: browsers and bundles request files with other headers, or below other paths. */
function asksForPage({ method, headers, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  const navigates =
    headers['sec-fetch-dest'] === undefined
      ? (headers.accept ?? '').includes('text/html')
      : headers['sec-fetch-dest'] === 'document';
  return reads && navigates && !/^\/(remotes|__)\//.test(url);
}

function serveShell(app: FastifyInstance, { release, folder }: LocalShell): void {
  app.get<{ Params: { '*': string } }>(`/remotes/shell/${release.version}/*`, async (request, reply) => {
    const file = request.params['*'];
    const content = file.split('/').includes('..') ? null : await readFile(join(folder, file)).catch(() => null);
    if (!content) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    return reply.type(contentTypeOf(file)).header('cache-control', 'no-cache').send(content);
  });
}

/**
 * webpack-dev-server accepts sockets of its own origin only, so that no other site can read the sources. Pages of the
 * proxy are given that origin; any other page keeps its own, and is refused.
 */
function socketOptions(own: string): object {
  const isOwnPage = ({ headers }: { headers: Headers }): boolean => headers.origin === `http://${String(headers.host)}`;
  return {
    rewriteRequestHeaders: (headers: Headers, request: { headers: Headers }) => ({
      ...headers,
      origin: isOwnPage(request) ? own : String(request.headers.origin),
    }),
  };
}

/** Adds the policy that the gateway sends with an HTML file of a remote's public folder. */
function localHeaders(headers: Headers): Headers {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  return { ...headers, 'cache-control': 'no-cache', ...(isPage && { 'content-security-policy': FRAME_POLICY }) };
}

/** Returns request headers as one of the site's own pages would send them. */
function asFromSite(headers: Headers, origin: string): Headers {
  return { ...headers, ...(headers.origin && { origin }), ...(headers.referer && { referer: `${origin}/` }) };
}

/** Returns response headers that neither lead the browser away from the proxy nor enforce TLS for localhost. */
function asFromHere(headers: Headers, origin: string): Headers {
  const headersToSend = Object.entries(headers).filter(([name]) => name !== 'strict-transport-security');
  const { location } = headers;
  return {
    ...Object.fromEntries(headersToSend),
    ...(typeof location === 'string' && { location: location.replace(origin, '') || '/' }),
  };
}
