import type { IncomingHttpHeaders } from 'node:http';
import type { Registry, SiteConfig } from '@lectern/shared/contract';
import { assetOriginsOf, pagePolicy } from '../http/securityHeaders';
import { renderPage, type PageContent } from '../pages/renderPage';
import { START_HASH } from '../pages/startAfterPaint';
import { withMarkup, type Template } from '../pages/template';
import type { PageDescription } from '../seo/pageDescription';
import type { Prerender, RenderedContent } from './createPrerender';
import { hintIn, type PageHint } from './hint';
import { canRender, readAnswers, renderContentOf, type ContentData, type ContentRequest } from './pageContent';
import type { RenderedPage, RenderedPages } from './renderedPages';

/** A page that may be prerendered. `key` names everything else that it depends on. */
export type ContentPage = Omit<ContentRequest, 'hint' | 'answers'> & {
  reader: PageReader;
  /** The revision as this visitor meets it. */
  registry: Registry;
  template: Template;
  origin: string;
  description: PageDescription;
  key: string;
  /** Returns false for a client that has caused too many pages to be rendered. */
  mayRender: () => boolean;
};

/**
 * The reader of a page: their browser's hint, and whether it opens this page. The service worker and a change of the
 * language do not: they fetch one page for all addresses.
 */
export type PageReader = { hint: PageHint; opensPage: boolean };

/** `Accept` header of the shell's scripts when they fetch a page. Browsers accept more when they open one. */
const SCRIPT_ACCEPT = 'text/html';

/** Returns who sends a request's headers. Safari before 16.4 sends no `Sec-Fetch-Mode`: there `Accept` decides. */
export const readerOf = ({ cookie, accept, 'sec-fetch-mode': mode }: IncomingHttpHeaders): PageReader => ({
  hint: hintIn(cookie),
  opensPage: mode === undefined ? accept !== SCRIPT_ACCEPT : mode === 'navigate',
});

/** Dependencies of rendering. */
type Sources = ContentData & { prerender: Prerender | null; config: SiteConfig; onRender: () => void };

/**
 * Resolves to the page with its content; null for a page that starts with the loading screen. Never rejects, and
 * resolves within 250 ms.
 */
export async function pageWithContent(
  { prerender, config, onRender, ...data }: Sources,
  pages: RenderedPages,
  page: ContentPage,
): Promise<RenderedPage | null> {
  const { registry, view, pathname, query, description, key, template } = page;
  const { hint, opensPage } = page.reader;
  if (!prerender || !opensPage || description.status !== 200 || !canRender(registry, view, hint, query)) return null;
  const answers = await readAnswers(data, view, query, config);
  if (!answers) return null;
  const ownKey = JSON.stringify([key, pathname, query, hint.theme, answers]);
  const cached = pages.cached(ownKey);
  if (cached || !page.mayRender()) return cached;
  return pages.pageOf(ownKey, async () => {
    const content = await renderContentOf(prerender, data, registry, { ...page, hint, answers });
    if (!content || withMarkup(template.beforeBoot, '') === null) return null;
    onRender();
    return { html: htmlOf(page, { content, theme: hint.theme, answers }), policy: policyOf(page, content, config) };
  });
}

function htmlOf(page: ContentPage, rendered: PageContent['rendered']): string {
  const { template, boot, view, description, origin, pointer, translations } = page;
  return renderPage(template, boot, view, { description, origin, pointer, translations, rendered });
}

function policyOf({ template, boot }: ContentPage, { hashes }: RenderedContent, { backend }: SiteConfig): string {
  const styleHashes = [...template.styleHashes, ...hashes];
  const assetOrigins = assetOriginsOf(boot.registry);
  return pagePolicy({ backend, styleHashes, scriptHashes: [START_HASH], assetOrigins });
}
