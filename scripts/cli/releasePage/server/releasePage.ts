import { createHash } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { StatusSources } from '../../status/readStatus';
import { html } from '../html';
import { type PageOptions, partsOf, renderReleasePage } from '../parts/page';
import { createSiteReader, type SiteReader } from '../site/readSite';
import { pageText } from '../text/page.en';
import { createAccess, type PageAccess } from './access';
import { readAssets, type Asset } from './assets';
import { addChangeRoutes } from './changeRoutes';
import type { PageStores } from './changes';

/** Dependencies of the page. `changes` is null for one that is read-only; `port` 0 chooses a free one. */
export type ReleasePageOptions = {
  sources: StatusSources;
  changes: (PageStores & { by: string | undefined }) | null;
  port: number;
};

/** A page that is served. `url` opens it once; `close` ends it. */
export type ReleasePage = { url: string; close: () => Promise<void> };

/** Address that only programs on this machine reach. */
const LOOPBACK = '127.0.0.1';
/** Limits: bytes of a request's body, milliseconds for a request, and connections. A page uses two or three. */
const LIMITS = { bytes: 2_048, requestMs: 10_000, connections: 64 };

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lectern-releases',
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves the page on this machine alone. Rejects when the port is taken or a file of the page can't be read. */
export async function serveReleasePage({ sources, changes, port }: ReleasePageOptions): Promise<ReleasePage> {
  const assets = await readAssets();
  const app = fastify({ bodyLimit: LIMITS.bytes, requestTimeout: LIMITS.requestMs });
  app.server.maxConnections = LIMITS.connections;
  // A form of another site can send text without asking first, and JSON only with this site's consent.
  app.removeContentTypeParser('text/plain');
  const reader = createSiteReader(sources);
  const site = { origin: '', access: null as PageAccess | null };
  app.addHook('onRequest', (request, reply) => guard(request, reply, site));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ lines: [pageText.access.unknown] }));
  app.get('/open', ({ query }, reply) => sendEntrance(reply, site.access?.enter((query as { token?: unknown }).token)));
  addPageRoutes(app, reader, assets, { home: sources.home, allowChanges: changes !== null });
  if (changes) addChangeRoutes(app, { ...changes, onChange: () => reader.forget() });
  site.origin = (await app.listen({ host: LOOPBACK, port })).replace(/\/$/, '');
  site.access = createAccess(Number(new URL(site.origin).port));
  return { url: `${site.origin}${site.access.link}`, close: () => app.close() };
}

/**
 * Refuses requests under another host name (a page of another site whose name was pointed at this machine), those
 * without the session, and changes from another origin. Adds the headers of every answer.
 */
async function guard(
  { headers, method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  { origin, access }: { origin: string; access: PageAccess | null },
): Promise<FastifyReply | undefined> {
  void reply.headers(HEADERS);
  const text = pageText.access;
  const refuse = (code: number, line: string): FastifyReply => reply.code(code).send({ lines: [line] });
  if (`http://${headers.host ?? ''}` !== origin) return refuse(421, text.host);
  if (routeOptions.url === '/open') return undefined;
  if (access?.isOpen(headers.cookie) !== true)
    return method === 'GET' && headers.accept?.includes('text/html')
      ? sendNotice(reply.code(403), text.title, text.used)
      : refuse(403, text.used);
  if (method !== 'GET' && headers.origin !== origin) return refuse(403, text.origin);
  return undefined;
}

/**
 * Answers with the cookie and a page that navigates by itself: a redirect would still count as from another site.
 */
function sendEntrance(reply: FastifyReply, cookie: string | null | undefined): FastifyReply {
  const text = pageText.access;
  if (!cookie) return sendNotice(reply.code(403), text.title, text.used);
  void reply.header('set-cookie', cookie).type('text/html; charset=utf-8');
  const { markup } = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta http-equiv="refresh" content="0;url=/" /><title>${pageText.title}</title>
      <p><a href="/">${text.enter}</a></p>
    </html>`;
  return reply.send(markup);
}

function sendNotice(reply: FastifyReply, title: string, line: string): FastifyReply {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>${title}</title>
      <h1>${title}</h1>
      <p>${line}</p>
    </html>`;
  return reply.type('text/html; charset=utf-8').send(markup);
}

function addPageRoutes(
  app: FastifyInstance,
  reader: SiteReader,
  assets: ReadonlyMap<string, Asset>,
  options: PageOptions,
): void {
  app.get('/', async (_request, reply) => {
    void reply.type('text/html; charset=utf-8');
    return renderReleasePage(await reader.read(), options);
  });
  app.get('/parts', async ({ headers }, reply) => {
    const parts = Object.entries(partsOf(await reader.read(), options)).map(([id, { markup }]) => [id, markup]);
    const body = JSON.stringify(Object.fromEntries(parts));
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    void reply.header('etag', tag).type('application/json');
    return headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
  });
  for (const [path, { type, text }] of assets)
    app.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
}
