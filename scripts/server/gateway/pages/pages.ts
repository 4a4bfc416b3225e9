import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { acceptEncodingOf } from '../http/acceptEncoding';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import type { ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { renderPage } from './renderPage';
import type { LiveRevision, LiveSite } from '../live/liveSite';
import { dataUrlsOf, showsData } from './preload';
import { compressedText, sendRepresentation, type CompressedText } from '../http/representation';
import { assetOriginsOf, pagePolicy } from '../http/securityHeaders';
import { describePage } from '../seo/seoFacts';
import { originOf } from '../seo/seoOrigin';
import { viewOf, type SiteView } from './siteView';

/** Answers a GET or HEAD for any path with the page of the live shell release. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type Rendered = { generation: string; pages: Map<string, CompressedText>; policy: string };

/**
 * What pages are made of beside the live revision. `origin` is where visitors reach the site; null when only they know.
 */
export type PageSources = {
  config: SiteConfig;
  origin: string | null;
  readPointer: ReadPointer;
  readFile: ReadCatalogueFile;
};

/** The pages that were asked for last are kept: a site may have more courses than memory for their pages. */
const MOST_PAGES = 500;

/**
 * Pages are made once for each revision, generation of the catalogue, route and what they say of themselves, and kept
 * in memory, compressed, until the next.
 */
export function createPages(
  site: LiveSite,
  { config, origin: publicOrigin, readPointer, readFile }: PageSources,
): SendPage {
  const rendered = new WeakMap<LiveRevision, Rendered>();
  let known: CataloguePointer | null = null;
  const renderedOf = (revision: LiveRevision, generation: string): Rendered => {
    const known = rendered.get(revision);
    if (known?.generation === generation) return known;
    const fresh = { generation, pages: new Map<string, CompressedText>(), policy: policyOf(revision, config) };
    rendered.set(revision, fresh);
    return fresh;
  };
  return async (request, reply) => {
    const pathname = pathnameOf(request);
    const shorter = withoutTrailingSlash(pathname);
    if (shorter)
      return reply.header('cache-control', 'no-cache').redirect(shorter + request.url.slice(pathname.length), 308);
    const revision = site.current();
    const view = viewOf(revision.registry, pathname);
    const pointer = showsData(view) ? await readPointer() : known;
    known = pointer;
    const described = await describePage(view, {
      registry: revision.registry,
      pointer,
      readFile,
      openBuckets: config.openBuckets,
    });
    if ('movedTo' in described)
      return reply
        .header('cache-control', 'no-cache')
        .redirect(described.movedTo + request.url.slice(pathname.length), 308);
    const { facts } = described;
    const { pages, policy } = renderedOf(revision, pointer?.generation ?? '');
    const origin = originOf(request, { origin: publicOrigin, homeUrl: config.homeUrl });
    const key = JSON.stringify([
      view.key,
      origin,
      facts,
      facts.structured?.(origin),
      dataUrlsOf(view, pointer, config),
    ]);
    const page =
      pages.get(key) ??
      compressedText(
        renderPage(revision.template, { registry: revision.registry, config }, view, { facts, origin, pointer }),
      );
    keepNewest(pages, key, page);
    const representation = await page(acceptEncodingOf(request));
    return sendRepresentation(request, pageHeaders(reply, view, facts.status, policy), representation);
  };
}

function keepNewest(pages: Map<string, CompressedText>, key: string, page: CompressedText): void {
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
}

/** The path of a request as it came, still encoded, without its query. */
export function pathnameOf(request: FastifyRequest): string {
  const query = request.url.indexOf('?');
  return query === -1 ? request.url : request.url.slice(0, query);
}

/**
 * The path to go to when this one ends in a slash; null when it does not, or when what remains could name another host
 * (`//host`).
 */
export function withoutTrailingSlash(pathname: string): string | null {
  let end = pathname.length;
  while (end > 0 && pathname[end - 1] === '/') end -= 1;
  const shorter = pathname.slice(0, end);
  return end < pathname.length && /^\/[^/\\]/.test(shorter) ? shorter : null;
}

function policyOf({ registry, template }: LiveRevision, config: SiteConfig): string {
  return pagePolicy({
    backend: config.backend,
    styleHashes: template.styleHashes,
    assetOrigins: assetOriginsOf(registry),
  });
}

function pageHeaders(reply: FastifyReply, view: SiteView, status: number, policy: string): FastifyReply {
  const until = view.kind === 'maintenance' && view.until !== undefined ? new Date(view.until) : null;
  if (until && until.getTime() > Date.now()) void reply.header('retry-after', until.toUTCString());
  return reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': view.kind === 'maintenance' ? 'no-store' : 'no-cache',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  });
}
