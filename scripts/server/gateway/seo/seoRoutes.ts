import { createHash } from 'node:crypto';
import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, SiteConfig } from '@lectern/shared/contract';
import { parseCatalogueHome, type CataloguePointer } from '@lectern/shared/domain';
import { decodeCourseTable, type CourseTable } from '@lectern/shared/search';
import { acceptEncodingOf, preferredEncoding } from '../http/acceptEncoding';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import type { ReadCatalogueFile } from '../catalogue/catalogueFiles';
import type { LiveSite } from '../live/liveSite';
import { holdsTag } from '../http/representation';
import { originOf } from './seoOrigin';
import { coursePaths, pagePaths, PAGES_PER_SITEMAP, sitemapIndex, sitemapOf } from './seoSitemap';
import { routesOf } from '../pages/siteView';

/**
 * Where the sitemaps come from. `origin` is where visitors reach the site; null when only they know. `fetchText`
 * resolves to a file of the catalogue, or to null where there is none.
 */
export type SitemapSources = {
  config: SiteConfig;
  origin: string | null;
  readPointer: ReadPointer;
  readFile: ReadCatalogueFile;
  fetchText: (path: string) => Promise<string | null>;
};

/** A crawler asks for all parts in a row; after that the rows of a large catalogue are not worth their memory. */
const KEEP_ROWS_MS = 60_000;
const RETRY_SECONDS = 60;

/**
 * `/robots.txt`, `/sitemap.xml` and the sitemaps that it names, of what is live and published now; 304 for who has
 * them.
 */
export function seoRoutes(site: LiveSite, sources: SitemapSources): FastifyPluginAsync {
  const { config, readPointer, readFile } = sources;
  const rowsOf = keepRows(sources.fetchText);
  const addressOf = (request: FastifyRequest): string =>
    originOf(request, { origin: sources.origin, homeUrl: config.homeUrl });
  /** Of the revision, the generation and the address, which these files are made of and nothing else. */
  const isKnown = (request: FastifyRequest, reply: FastifyReply, pointer: CataloguePointer | null): boolean => {
    const tag = createHash('sha256')
      .update(JSON.stringify([site.current().hash, pointer?.generation, addressOf(request)]))
      .digest('base64url')
      .slice(0, 22);
    void reply.header('etag', `W/"${tag}"`);
    return holdsTag(request.headers['if-none-match'], `"${tag}"`);
  };
  return async (app) => {
    app.get('/robots.txt', (request, reply) => {
      void reply.header('cache-control', 'no-cache');
      if (isKnown(request, reply, null)) return reply.code(304).send();
      return reply.type('text/plain; charset=utf-8').send(robots(site.current().registry, addressOf(request)));
    });
    app.get('/sitemap.xml', async (request, reply) => {
      const pointer = await readPointer();
      return sendXml(request, reply, isKnown(request, reply, pointer), () => [
        sitemapIndex(addressOf(request), pointer?.courseCount ?? 0),
      ]);
    });
    app.get('/sitemap-pages.xml', async (request, reply) => {
      const pointer = await readPointer();
      const home = pointer && (await readFile(pointer.home, (data) => parseCatalogueHome(data)));
      const { categories, open } = home?.kind === 'value' ? home.value : { categories: [], open: [] };
      const playable = open.filter(({ bucket }) => config.openBuckets.includes(bucket));
      return sendXml(request, reply, isKnown(request, reply, pointer), () =>
        sitemapOf(addressOf(request), pagePaths(site.current().registry, { categories, open: playable })),
      );
    });
    app.get<{ Params: { part: string } }>('/sitemap-courses-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
      const part = Number(request.params.part);
      const pointer = await readPointer();
      if (!pointer || (part - 1) * PAGES_PER_SITEMAP >= pointer.courseCount)
        return refuse(reply, 404, 'There is no such sitemap.');
      const rows = await rowsOf(pointer).catch((error: unknown) => {
        request.log.warn(error, 'A sitemap could not be made.');
        return null;
      });
      if (!rows)
        return refuse(
          reply.header('retry-after', String(RETRY_SECONDS)),
          503,
          'The catalogue cannot be read at the moment.',
        );
      return sendXml(request, reply, isKnown(request, reply, pointer), () =>
        sitemapOf(addressOf(request), coursePaths(site.current().registry, rows, part)),
      );
    });
    await Promise.resolve();
  };
}

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .send(`${message}\n`);

/** Everything is for crawlers but what needs an account, answers to questions, and the backend's own pages. */
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
  isKnown: boolean,
  pieces: () => Iterable<string>,
): FastifyReply {
  void reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
    vary: 'Accept-Encoding',
  });
  if (isKnown) return reply.code(304).send();
  const isZipped = preferredEncoding(acceptEncodingOf(request), ['gzip']) === 'gzip';
  if (isZipped) void reply.header('content-encoding', 'gzip');
  // For who asks for the head alone nothing is made; as a stream, since the length of the whole is not known.
  const text = Readable.from(request.method === 'HEAD' ? [] : pieces());
  if (!isZipped) return reply.send(text);
  return reply.send(
    pipeline(text, createGzip(), (error) => {
      if (error) request.log.warn(error, 'A sitemap was not sent to its end.');
    }),
  );
}

/** Reads the rows of a generation once for those who ask within a minute. Resolves to null where there are none. */
function keepRows(fetchText: SitemapSources['fetchText']): (pointer: CataloguePointer) => Promise<CourseTable | null> {
  let kept: { path: string; rows: Promise<CourseTable | null> } | null = null;
  return ({ rows: path }) => {
    if (kept?.path === path) return kept.rows;
    const rows = fetchText(path).then((text) => (text === null ? null : decodeCourseTable(text)));
    const mine = (kept = { path, rows });
    const forget = (): void => {
      if (kept === mine) kept = null;
    };
    rows.then(() => setTimeout(forget, KEEP_ROWS_MS).unref(), forget);
    return rows;
  };
}
