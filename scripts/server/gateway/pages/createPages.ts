import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import type { ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { acceptEncodingOf } from '../http/acceptEncoding';
import { sendRepresentation } from '../http/representation';
import type { LiveSite } from '../live/liveSite';
import { describePage, type PageFacts } from '../seo/seoFacts';
import { originOf } from '../seo/seoOrigin';
import { createPageCache } from './pageCache';
import { dataUrlsOf, showsData } from './preload';
import { renderPage } from './renderPage';
import { pathnameOf, withoutTrailingSlash } from './requestPath';
import { viewOf, type SiteView } from './siteView';

/** Answers a GET or HEAD request for any path with the page of the live shell release. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Sources of a page besides the live revision. `origin` is the site's public origin; null for the one that each request
 * names.
 */
export type PageSources = {
  config: SiteConfig;
  origin: string | null;
  readPointer: ReadPointer;
  readFile: ReadCatalogueFile;
};

/**
 * Creates the page handler. A page is rendered once for each revision, catalogue generation, route and description;
 * later requests get it compressed from memory.
 */
export function createPages(
  site: LiveSite,
  { config, origin: publicOrigin, readPointer, readFile }: PageSources,
): SendPage {
  const cache = createPageCache(config);
  let lastPointer: CataloguePointer | null = null;
  return async (request, reply) => {
    const pathname = pathnameOf(request);
    const query = request.url.slice(pathname.length);
    const shorter = withoutTrailingSlash(pathname);
    if (shorter) return redirect(reply, shorter + query);
    const revision = site.current();
    const { registry, template } = revision;
    const view = viewOf(registry, pathname);
    if (showsData(view)) lastPointer = await readPointer();
    const pointer = lastPointer;
    const described = await describePage(view, { registry, pointer, readFile, openBuckets: config.openBuckets });
    if ('movedTo' in described) return redirect(reply, described.movedTo + query);
    const { facts } = described;
    const origin = originOf(request, { origin: publicOrigin, homeUrl: config.homeUrl });
    const { pageOf, policy } = cache(revision, pointer?.generation ?? '');
    const key = [...keyOf(view, facts, origin), dataUrlsOf(view, pointer, config)];
    const page = pageOf(JSON.stringify(key), () =>
      renderPage(template, { registry, config }, view, { facts, origin, pointer }),
    );
    const representation = await page(acceptEncodingOf(request));
    return sendRepresentation(request, pageHeaders(reply, view, facts.status, policy), representation);
  };
}

function keyOf(view: SiteView, facts: PageFacts, origin: string): unknown[] {
  return [view.key, origin, facts, facts.structured?.(origin)];
}

function redirect(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(target, 308);
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
