import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '@lectern/backend/client';
import type { Boot, Canaries, PageTranslations, PageWords, Registry, SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { INTEGRITY_POLICY } from '../../../release';
import type { ReadPointer } from '../catalogue/cataloguePointer';
import type { ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { registryFor } from '../canary/assignment';
import { visitorOf } from '../canary/clientMark';
import type { CanaryVisits, PageRequest, PageVisit } from '../canary/canaryVisits';
import { acceptEncodingOf } from '../http/acceptEncoding';
import type { RateLimit } from '../http/rateLimit';
import { sendRepresentation } from '../http/representation';
import type { LiveRevision, LiveSite } from '../live/liveSite';
import { describePage, plainDescription, type PageDescription } from '../seo/pageDescription';
import { originOf } from '../seo/seoOrigin';
import type { Prerender } from '../prerender/createPrerender';
import type { ContentData, FetchText } from '../prerender/pageContent';
import { pageWithContent, readerOf, type PageReader } from '../prerender/pageWithContent';
import type { RenderedPage } from '../prerender/renderedPages';
import { chooseLanguage } from './chooseLanguage';
import { createPageCache, type PageVariants } from './pageCache';
import { dataUrlsOf, queryDataUrlsOf, showsData } from './preload';
import { createRecentChoices } from './recentChoices';
import { renderPage } from './renderPage';
import { targetOf, withoutTrailingSlash } from './requestPath';
import { viewOf, withTitle, type SiteView } from './siteView';
import { siteText } from './siteText';
import type { Template } from './template';

/** Answers a GET or HEAD request for any path with the page of the live shell release. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Sources of a page besides the live revision. `origin` is the site's public origin; null for the one that each request
 * names. `mayRender` returns false for a client that has caused too many pages to be rendered. `onRender` is called for
 * each rendered page.
 */
export type PageSources = {
  config: SiteConfig;
  origin: string | null;
  readPointer: ReadPointer;
  readFile: ReadCatalogueFile;
  /** Reads an answer of this site's own API. */
  readAnswer: ReadCatalogueFile;
  fetchText: FetchText;
  readData: ReadCatalogueFile;
  readFolder: ReadCatalogueFile;
  search: ContentData['search'];
  /** Null for a site without prerendering. */
  prerender: Prerender | null;
  mayRender: RateLimit;
  onRender: () => void;
  visits: Pick<CanaryVisits, 'begin'>;
};

/**
 * Creates the page handler. A page is rendered once for each revision, catalogue generation, route and description;
 * later requests get it compressed from memory. Paths without content share the page of their route. A client over its
 * budget gets the page of the route without description, which the browser completes. Visitors without a session get
 * the page with its content, where the release of the route renders that in time. A page with its content is chosen
 * again for the next requests that are alike, for a moment.
 */
export function createPages(site: LiveSite, sources: PageSources): SendPage {
  const choose = createChooser(sources);
  const recent = createRecentChoices<Choice>();
  return async (request, reply) => {
    const { pathname, query } = targetOf(request);
    const shorter = withoutTrailingSlash(pathname);
    if (shorter) return redirect(reply, shorter + query);
    const revision = site.current();
    const visit = beginVisit(sources.visits, revision, request);
    const origin = originOf(request, { origin: sources.origin, homeUrl: sources.config.homeUrl });
    const reader = readerOf(request.headers);
    const key = JSON.stringify([pathname, query, origin, visit.language, visit.canaries, reader]);
    let choice = recent.get(revision, key);
    if (!choice) {
      const made = await choose({ revision, visit, pathname, query, origin, reader, client: clientOf(request) });
      if ('movedTo' in made) return redirect(reply, made.movedTo + query);
      if (made.isComplete) recent.set(revision, key, made);
      choice = made;
    }
    const { view, status, page, isComplete } = choice;
    const representation = await page.text(acceptEncodingOf(request));
    void pageHeaders(reply, view, status, page.policy).headers(visit.headers);
    if (sources.prerender) varyByMode(reply, view);
    if (!isComplete) preloadQueryData(reply, view, query);
    return sendRepresentation(request, reply, representation);
  };
}

/** The page that a request gets, and whether it is prerendered. */
type Choice = { view: SiteView; status: PageDescription['status']; page: RenderedPage; isComplete: boolean };

/** The request for a page: everything that the page depends on, besides the catalogue. */
type PageInputs = {
  revision: LiveRevision;
  visit: BegunVisit;
  pathname: string;
  query: string;
  origin: string;
  reader: PageReader;
  client: string;
};

/** Returns a function that resolves to the page of a request, or to the path that it has moved to. */
function createChooser(sources: PageSources): (inputs: PageInputs) => Promise<Choice | { movedTo: string }> {
  const { config, readPointer, readFile, readAnswer } = sources;
  const cache = createPageCache(config);
  let lastPointer: CataloguePointer | null = null;
  return async (inputs) => {
    const { revision, pathname, query } = inputs;
    const visit = { ...inputs.visit, ...inLanguage(revision, inputs.visit) };
    const { registry, translations, words } = visit;
    const view = withTitle(viewOf(registry, pathname), translations?.titles);
    if (showsData(view)) lastPointer = (await readPointer()) ?? null;
    const pointer = lastPointer;
    const catalogue = { registry, query: new URLSearchParams(query), pointer, openBuckets: config.openBuckets, words };
    const described = await describePage(view, { ...catalogue, readFile, readAnswer });
    if ('movedTo' in described) return described;
    const pages = cache(revision, pointer?.generation ?? '');
    const parts: PageParts = { ...inputs, visit, view, pointer, config };
    const { status } = described.description;
    return { view, status, ...(await choosePage(sources, pages, described.description, parts)) };
  };
}

/** Everything that a page is made of, besides its description. */
type PageParts = PageInputs & {
  visit: BegunVisit & VisitLanguage;
  view: SiteView;
  pointer: CataloguePointer | null;
  config: SiteConfig;
};

/**
 * Resolves to the page for a request: with its content, or else with its description, or without either for a client
 * over its budget.
 */
async function choosePage(
  sources: PageSources,
  pages: PageVariants,
  described: PageDescription,
  parts: PageParts,
): Promise<Pick<Choice, 'page' | 'isComplete'>> {
  const { revision, visit, view, config } = parts;
  const key = keyOf(described, parts);
  const mayRender = lazily(() => sources.mayRender(parts.client));
  const boot = bootOf(revision, config, visit.canaries);
  const { registry, template, language, translations } = visit;
  const page = { registry, template, language, translations, boot, description: described };
  const known = { ...parts, ...page, key, mayRender };
  const complete = await pageWithContent(sources, pages.rendered, known);
  if (complete) return { page: complete, isComplete: true };
  const isShared = described.status !== 200 || pages.has(key);
  const description =
    isShared || mayRender() ? described : { ...plainDescription(view, visit.words), preloadsData: false };
  const text = pages.pageOf(keyOf(description, parts), () => {
    sources.onRender();
    return render(description, parts);
  });
  return { page: { text, policy: pages.policy }, isComplete: false };
}

/** Returns the key of the page in the cache: visitors with the same key get the same bytes. */
function keyOf(description: PageDescription, { visit, view, origin, pointer, config }: PageParts): string {
  return JSON.stringify([
    view.key,
    description,
    description.path !== null && [origin, description.structured?.(origin)],
    dataOf(view, description, { pointer, config }),
    visit.canaries,
    visit.language,
  ]);
}

function render(description: PageDescription, { revision, visit, view, origin, pointer, config }: PageParts): string {
  const { template, canaries, translations } = visit;
  return renderPage(template, bootOf(revision, config, canaries), view, { description, origin, pointer, translations });
}

/** Tells caches that only navigations get a prerendered page. */
function varyByMode(reply: FastifyReply, view: SiteView): void {
  if (view.kind !== 'route' || !view.route.prerender) return;
  void reply.header('vary', `${String(reply.getHeader('vary'))}, Sec-Fetch-Mode, Accept`);
}

/** Returns a function that calls `decide` once, when it is first needed. */
function lazily(decide: () => boolean): () => boolean {
  let decision: boolean | null = null;
  return () => (decision ??= decide());
}

function bootOf({ published, rootKey }: LiveRevision, config: SiteConfig, canaries: Canaries): Boot {
  return { registry: published, config, canaries, ...(rootKey !== null && { rootKey }) };
}

/** A visit, with the revision as this visitor meets it and the language that the page is in. */
type BegunVisit = PageVisit & { registry: Registry; language: string };

/** Begins the visit of a page; returns the releases and the language that it gets, and the headers of its response. */
function beginVisit(
  visits: PageSources['visits'],
  { registry, canaryTemplate, languages }: LiveRevision,
  request: FastifyRequest,
): BegunVisit {
  const visit = visits.begin(registry, pageRequestOf(request), (owner) => owner !== 'shell' || canaryTemplate !== null);
  const own = registryFor(registry, visit.canaries);
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  return {
    ...visit,
    headers: { ...visit.headers, vary: [visit.headers.vary ?? 'Cookie', 'Accept-Language'].join(', ') },
    registry: own,
    language: chooseLanguage({ cookie, acceptLanguage }, languages.offered(own.shell.stable)),
  };
}

type VisitLanguage = {
  template: Template;
  /** Null for a page in English. */
  translations: PageTranslations | null;
  words: PageWords;
};

/** Returns the template and the texts of a visit in its language. */
function inLanguage(
  { template, canaryTemplate, languages }: LiveRevision,
  { registry, language, canaries }: BegunVisit,
): VisitLanguage {
  const translated = languages.shellIn(registry.shell.stable, language);
  return {
    template: translated?.template ?? (canaries.shell === undefined ? null : canaryTemplate) ?? template,
    translations: translated && languages.pageIn(registry, language),
    words: translated?.words ?? siteText,
  };
}

function pageRequestOf(request: FastifyRequest): PageRequest {
  return {
    cookie: request.headers.cookie,
    client: visitorOf(request),
    isSecure: request.protocol === 'https',
    isNavigation:
      request.method === 'GET' &&
      request.headers['sec-fetch-dest'] === 'document' &&
      request.headers['sec-purpose'] === undefined,
  };
}

function dataOf(
  view: SiteView,
  { preloadsData }: PageDescription,
  { pointer, config }: { pointer: CataloguePointer | null; config: SiteConfig },
): string[] {
  return preloadsData ? dataUrlsOf(view, pointer, config) : [];
}

function redirect(reply: FastifyReply, target: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(target, 308);
}

/** Preloads by a header, so that queries which change nothing else share the page of their route. */
function preloadQueryData(reply: FastifyReply, view: SiteView, query: string): void {
  const links = queryDataUrlsOf(view, new URLSearchParams(query)).map(
    (url) => `<${url}>; rel=preload; as=fetch; crossorigin=anonymous`,
  );
  if (links.length > 0) void reply.header('link', links.join(', '));
}

function pageHeaders(reply: FastifyReply, view: SiteView, status: number, policy: string): FastifyReply {
  const until = view.kind === 'maintenance' && view.until !== undefined ? new Date(view.until) : null;
  if (until && until.getTime() > Date.now()) void reply.header('retry-after', until.toUTCString());
  return reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': view.kind === 'maintenance' ? 'no-store' : 'no-cache',
    'content-security-policy': policy,
    'integrity-policy': INTEGRITY_POLICY,
    'x-frame-options': 'DENY',
  });
}
