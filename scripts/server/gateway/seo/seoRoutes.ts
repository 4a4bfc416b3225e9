import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, SiteConfig } from '@lectern/shared/contract';
import { parseCatalogueHome, type CataloguePointer } from '@lectern/shared/domain';
import { decodeCourseTable, type CourseTable } from '@lectern/shared/search';
import { acceptEncodingOf, preferredEncoding } from '../http/acceptEncoding';
import { FIRST_WAIT_MS, type ReadPointer } from '../catalogue/cataloguePointer';
import type { ReadCatalogueFile } from '../catalogue/catalogueFiles';
import type { LiveSite } from '../live/liveSite';
import { contentTag, matchesTag } from '../http/representation';
import { originOf, type SiteAddress } from './seoOrigin';
import { coursePaths, pagePaths, PAGES_PER_SITEMAP, sitemapIndex, sitemapOf } from './seoSitemap';
import { routesOf } from '../pages/siteView';

/**
 * Sources of the sitemaps. `origin` is the site's public origin; null for the one that each request names. `fetchText`
 * resolves to the text of a catalogue file, or to null when there is none.
 */
export type SitemapSources = {
  config: SiteConfig;
  origin: string | null;
  readPointer: ReadPointer;
  readFile: ReadCatalogueFile;
  fetchText: (path: string) => Promise<string | null>;
};

/** Crawlers request all parts in a row; after that, the rows of a large catalogue are not worth their memory. */
const CACHE_ROWS_MS = 60_000;
const RETRY_SECONDS = 60;

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists, for the live revision and published catalogue.
 * Answers 304 while a client's entity tag is current, and 503 while the catalogue can't be read: crawlers would take
 * courses that are not listed for gone.
 */
export function seoRoutes(site: LiveSite, sources: SitemapSources): FastifyPluginAsync {
  const context = { site, sources, addressOf: (request: FastifyRequest) => originOf(request, addressIn(sources)) };
  return async (app) => {
    addRobots(app, context);
    addIndex(app, context);
    addPagesSitemap(app, context);
    addCourseSitemaps(app, context);
    await Promise.resolve();
  };
}

type Context = { site: LiveSite; sources: SitemapSources; addressOf: (request: FastifyRequest) => string };

const addressIn = ({ origin, config }: SitemapSources): SiteAddress => ({ origin, homeUrl: config.homeUrl });

function addRobots(app: FastifyInstance, context: Context): void {
  app.get('/robots.txt', (request, reply) => {
    void reply.header('cache-control', 'no-cache');
    if (isUnchanged(context, request, reply, null)) return reply.code(304).send();
    const text = robots(context.site.current().registry, context.addressOf(request));
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

function addIndex(app: FastifyInstance, context: Context): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const pointer = await context.sources.readPointer(FIRST_WAIT_MS);
    if (pointer === undefined) return refuseUnread(reply);
    return sendXml(request, reply, isUnchanged(context, request, reply, pointer), () => [
      sitemapIndex(context.addressOf(request), pointer?.courseCount ?? 0),
    ]);
  });
}

function addPagesSitemap(app: FastifyInstance, context: Context): void {
  const { site, sources, addressOf } = context;
  app.get('/sitemap-pages.xml', async (request, reply) => {
    const pointer = await sources.readPointer(FIRST_WAIT_MS);
    const home = pointer && (await sources.readFile(pointer.home, (data) => parseCatalogueHome(data)));
    if (pointer === undefined || home?.kind === 'unknown') return refuseUnread(reply);
    const { categories, open } = home?.kind === 'value' ? home.value : { categories: [], open: [] };
    const playable = open.filter(({ bucket }) => sources.config.openBuckets.includes(bucket));
    return sendXml(request, reply, isUnchanged(context, request, reply, pointer), () =>
      sitemapOf(addressOf(request), pagePaths(site.current().registry, { categories, open: playable })),
    );
  });
}

function addCourseSitemaps(app: FastifyInstance, context: Context): void {
  const { site, sources, addressOf } = context;
  const rowsOf = cacheRows(sources.fetchText);
  app.get<{ Params: { part: string } }>('/sitemap-courses-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
    const part = Number(request.params.part);
    const pointer = await sources.readPointer(FIRST_WAIT_MS);
    if (pointer === undefined) return refuseUnread(reply);
    if (!pointer || (part - 1) * PAGES_PER_SITEMAP >= pointer.courseCount)
      return refuse(reply, 404, 'There is no such sitemap.');
    const rows = await rowsOf(pointer).catch((error: unknown) => {
      request.log.warn(error, 'A sitemap could not be made.');
      return null;
    });
    if (!rows) return refuseUnread(reply);
    return sendXml(request, reply, isUnchanged(context, request, reply, pointer), () =>
      sitemapOf(addressOf(request), coursePaths(site.current().registry, rows, part)),
    );
  });
}

/** Says that the catalogue can't be read now, and when to try again. */
function refuseUnread(reply: FastifyReply): FastifyReply {
  void reply.header('retry-after', String(RETRY_SECONDS));
  return refuse(reply, 503, 'The catalogue cannot be read at the moment.');
}

/** Sets the entity tag from revision, generation and origin; returns true when the client already has that version. */
function isUnchanged(
  { site, addressOf }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  pointer: CataloguePointer | null,
): boolean {
  const tag = contentTag(JSON.stringify([site.current().hash, pointer?.generation, addressOf(request)]));
  void reply.header('etag', `W/"${tag}"`);
  return matchesTag(request.headers['if-none-match'], `"${tag}"`);
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .send(`${message}\n`);

/** Allows everything except routes that need an account, the search API, and the backend's own pages. */
function robots(registry: Registry, origin: string): string {
  const guarded = routesOf(registry).filter((route) => route.access !== 'public');
  const paths = new Set(guarded.map((route) => `${route.path.replace(/:[A-Za-z0-9_]+/g, '*')}$`));
  return [
    'User-agent: *',
    ...[...paths, '/api/', '/__/'].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  isUnchanged: boolean,
  pieces: () => Iterable<string>,
): FastifyReply {
  void reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding',
  });
  if (isUnchanged) return reply.code(304).send();
  const isZipped = preferredEncoding(acceptEncodingOf(request), ['gzip']) === 'gzip';
  if (isZipped) void reply.header('content-encoding', 'gzip');
  // HEAD generates no body. GET streams it, since its length is not known in advance.
  const text = Readable.from(request.method === 'HEAD' ? [] : pieces());
  if (!isZipped) return reply.send(text);
  return reply.send(
    pipeline(text, createGzip(), (error) => {
      if (error) request.log.warn(error, 'A sitemap was not sent completely.');
    }),
  );
}

/** Creates a reader that caches the rows of a generation for a minute; resolves to null when there are none. */
function cacheRows(fetchText: SitemapSources['fetchText']): (pointer: CataloguePointer) => Promise<CourseTable | null> {
  let cached: { path: string; rows: Promise<CourseTable | null> } | null = null;
  return ({ rows: path }) => {
    if (cached?.path === path) return cached.rows;
    const rows = fetchText(path).then((text) => (text === null ? null : decodeCourseTable(text)));
    const mine = (cached = { path, rows });
    const forget = (): void => {
      if (cached === mine) cached = null;
    };
    rows.then(() => setTimeout(forget, CACHE_ROWS_MS).unref(), forget);
    return rows;
  };
}
