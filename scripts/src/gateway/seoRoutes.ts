import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry, SiteConfig } from '@lectern/shared/contract';
import { parseCatalogueHome, type CataloguePointer } from '@lectern/shared/domain';
import { decodeCourseTable, type CourseTable } from '@lectern/shared/search';
import { acceptEncodingOf, preferredEncoding } from './acceptEncoding';
import type { ReadPointer } from './catalogue';
import type { ReadCatalogueFile } from './catalogueFiles';
import type { LiveSite } from './liveSite';
import { originOf } from './seoOrigin';
import { coursePaths, pagePaths, PAGES_PER_SITEMAP, sitemapIndex, sitemapOf } from './seoSitemap';
import { routesOf } from './siteView';

/** Where the sitemaps come from. `fetchText` resolves to a file of the catalogue, or to null where there is none. */
export type SitemapSources = { config: SiteConfig; readPointer: ReadPointer; readFile: ReadCatalogueFile; fetchText: (path: string) => Promise<string | null> };

/** A crawler asks for all parts in a row; after that the rows of a large catalogue are not worth their memory. */
const KEEP_ROWS_MS = 60_000;

/** `/robots.txt`, `/sitemap.xml` and the sitemaps that it names, of what is live and published now. */
export function seoRoutes(site: LiveSite, sources: SitemapSources): FastifyPluginAsync {
  const { config, readPointer, readFile } = sources;
  const rowsOf = keepRows(sources.fetchText);
  const sendSitemap = (request: FastifyRequest, reply: FastifyReply, paths: Iterable<string>): FastifyReply => sendXml(request, reply, sitemapOf(originOf(request, config), paths));
  return async (app) => {
    app.get('/robots.txt', (request, reply) => {
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots(site.current().registry, originOf(request, config)));
    });
    app.get('/sitemap.xml', async (request, reply) => {
      const pointer = await readPointer();
      return sendXml(request, reply, [sitemapIndex(originOf(request, config), pointer?.courseCount ?? 0)]);
    });
    app.get('/sitemap-pages.xml', async (request, reply) => {
      const pointer = await readPointer();
      const home = pointer && await readFile(pointer.home, (data) => parseCatalogueHome(data));
      return sendSitemap(request, reply, pagePaths(site.current().registry, home?.kind === 'value' ? home.value.categories : []));
    });
    app.get<{ Params: { part: string } }>('/sitemap-courses-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
      const part = Number(request.params.part);
      const pointer = await readPointer();
      const rows = pointer && (part - 1) * PAGES_PER_SITEMAP < pointer.courseCount ? await rowsOf(pointer) : null;
      if (!rows) return reply.code(404).headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }).send('There is no such sitemap.\n');
      return sendSitemap(request, reply, coursePaths(site.current().registry, rows, part));
    });
    await Promise.resolve();
  };
}

/** Everything is for crawlers but what needs an account, answers to questions, and the backend's own pages. */
function robots(registry: Registry, origin: string): string {
  const guarded = routesOf(registry).filter((route) => route.access !== 'public');
  const paths = new Set(guarded.map((route) => `${route.path.replace(/:[A-Za-z0-9_]+/g, '*')}$`));
  return ['User-agent: *', ...[...paths, '/api/', '/__/'].map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function sendXml(request: FastifyRequest, reply: FastifyReply, pieces: Iterable<string>): FastifyReply {
  void reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600', vary: 'Accept-Encoding' });
  const text = Readable.from(pieces);
  if (preferredEncoding(acceptEncodingOf(request), ['gzip']) !== 'gzip') return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(pipeline(text, createGzip(), (error) => {
    if (error) request.log.warn(error, 'A sitemap was not sent to its end.');
  }));
}

/** Reads the rows of a generation once for those who ask within a minute. Resolves to null where there are none. */
function keepRows(fetchText: SitemapSources['fetchText']): (pointer: CataloguePointer) => Promise<CourseTable | null> {
  let kept: { path: string; rows: Promise<CourseTable | null> } | null = null;
  return ({ rows: path }) => {
    if (kept?.path === path) return kept.rows;
    const rows = fetchText(path).then((text) => (text === null ? null : decodeCourseTable(text)));
    const mine = kept = { path, rows };
    const forget = (): void => {
      if (kept === mine) kept = null;
    };
    rows.then(() => setTimeout(forget, KEEP_ROWS_MS).unref(), forget);
    return rows;
  };
}
