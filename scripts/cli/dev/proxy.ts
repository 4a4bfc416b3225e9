import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@lectern/shared/contract';
import { contentTypeOf, defaultHeaders, FRAME_POLICY } from '../../server';
import type { DeployedSite } from './deployedSite';
import { sendDevelopmentPage, type PageSource } from './developmentPages';
import { localRegistry } from './localRegistry';
import { SOCKET_PATH, type LocalRemote } from './localRemote';
import type { LocalShell } from './localShell';
import { createRevisionStream } from './revisionStream';

/** What stands behind the proxy. Without a local shell the deployed one is used. */
export type ProxyParts = { site: DeployedSite; remote: LocalRemote; shell: LocalShell | null };

type Headers = Record<string, string | string[] | undefined>;

/**
 * A server that is the deployed site but for what is local: pages and registry name the local code, whose files come
 * from here. All else is passed on both ways, uploads and streams too. Load reports end here: a developer's mistakes do
 * not count as the site's.
 */
export function createProxy(parts: ProxyParts): FastifyInstance {
  const { site, remote, shell } = parts;
  const registry = (): Registry =>
    localRegistry(site.registry(), {
      remote: remote.release(),
      shell: shell?.release ?? null,
      compilation: remote.compilation(),
    });
  const pages = pageSource(parts, registry);
  const stream = createRevisionStream(() => registry().serial);
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    routerOptions: { maxParamLength: 10_000 },
  });

  app.addHook('preClose', async () => {
    stream.close();
    await Promise.resolve();
  });
  app.get('/registry.json', (_request, reply) => reply.header('cache-control', 'no-store').send(registry()));
  app.get('/events', (_request, reply) => stream.open(reply));
  app.post('/telemetry', (_request, reply) => reply.code(204).send());
  if (shell) serveShell(app, shell);
  void app.register(proxy, {
    upstream: remote.origin,
    prefix: remote.path,
    rewritePrefix: remote.path,
    replyOptions: { rewriteHeaders: localHeaders },
  });
  void app.register(proxy, {
    upstream: remote.origin,
    prefix: SOCKET_PATH,
    rewritePrefix: SOCKET_PATH,
    websocket: true,
    wsClientOptions: socketOptions(remote.origin),
  });
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
  return app;
}

function pageSource({ site, remote, shell }: ProxyParts, registry: () => Registry): PageSource {
  return {
    registry,
    config: { ...site.config, development: { remotes: [remote.name], site: site.origin } },
    template: () =>
      shell ? readFile(join(shell.folder, 'template.html'), 'utf8') : site.template(site.registry().shell.stable),
  };
}

/** The page of the site answers every address that a person goes to; files of bundles are asked for in other ways. */
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
 * webpack-dev-server speaks to pages of its own origin alone, so that no site elsewhere learns of the sources. Behind
 * the proxy that means the pages of the proxy: any other page keeps the origin that it comes from, and is refused.
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

/** A frame of the remote's public folder gets the policy that the gateway would give it. */
function localHeaders(headers: Headers): Headers {
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  return { ...headers, 'cache-control': 'no-cache', ...(isPage && { 'content-security-policy': FRAME_POLICY }) };
}

/** The site sees requests of its own pages. */
function asFromSite(headers: Headers, origin: string): Headers {
  return { ...headers, ...(headers.origin && { origin }), ...(headers.referer && { referer: `${origin}/` }) };
}

/** Nothing leads the browser away from the proxy, and nothing makes it insist on TLS for localhost. */
function asFromHere(headers: Headers, origin: string): Headers {
  const kept = Object.entries(headers).filter(([name]) => name !== 'strict-transport-security');
  const { location } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(typeof location === 'string' && { location: location.replace(origin, '') || '/' }),
  };
}
