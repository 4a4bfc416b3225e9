import escapeHtml from 'escape-html';
import type { Asset, Boot, PageTranslations } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { registryFor } from '../canary/assignment';
import { escapeJson, jsonInHtml } from '../http/jsonInHtml';
import type { RenderedContent } from '../prerender/createPrerender';
import { dataFilesOf, dataUrlsOf, deferredScripts, folderUrlsOf, preloadsOf, type Preload } from './preload';
import type { PageDescription } from '../seo/pageDescription';
import { seoTags } from '../seo/seoTags';
import type { SiteView } from './siteView';
import { startAfterPaint } from './startAfterPaint';
import { withMarkup, withoutLoading, withSerial, withTheme, type Template } from './template';

/**
 * Content of a page besides its template and boot data. Given a catalogue pointer, the page embeds it and preloads the
 * catalogue files of its route.
 */
export type PageContent = {
  description: PageDescription;
  origin: string;
  pointer: CataloguePointer | null;
  /** Translations of a page that is not in English; the page embeds them, and preloads the texts of its route. */
  translations?: PageTranslations | null;
  /** Content that the page shows before any script runs, the theme that it is in, and the answers it was made from. */
  rendered?: { content: RenderedContent; theme: string; answers: Record<string, string> };
};

/**
 * Returns the HTML of `view`: the shell's template filled in with tags for crawlers, preload links, styles, boot data
 * and scripts, all of the releases that a visitor with the canaries of `boot` gets.
 */
export function renderPage(template: Template, boot: Boot, view: SiteView, content: PageContent): string {
  const { description, origin, pointer, translations = null, rendered } = content;
  const registry = registryFor(boot.registry, boot.canaries ?? {});
  const { css, js } = registry.shell.stable.assets;
  const preloads = preloadsOf(registry, view, { texts: translations?.texts, isRendered: rendered !== undefined });
  const data = description.preloadsData
    ? rendered
      ? folderUrlsOf(view, boot.config).filter((url) => !Object.hasOwn(rendered.answers, url))
      : dataUrlsOf(view, pointer, boot.config)
    : [];
  const links = [
    ...preloads.map(preloadLink),
    // A button of the header may be pressed as soon as it is there: its menu loads beside the first scripts.
    ...(rendered ? deferredScripts(registry.shell.stable).map(menuLink) : []),
    ...data.map((url) => `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="anonymous">`),
  ];
  const head = [
    ...seoTags(description, { origin, backend: boot.config.backend }),
    ...(rendered ? [...posterLink(rendered.content.markup), HEADER_FIRST] : links),
  ];
  const needsPointer = description.preloadsData && dataFilesOf(view, pointer).length > 0;
  // Stylesheets follow the loading screen, so that they delay the scripts but not the loading screen's first paint.
  const body = [
    ...(rendered ? [] : css.map(stylesheetLink)),
    jsonBlock('boot', boot),
    ...(translations ? [jsonBlock('translations', translations)] : []),
    ...(needsPointer ? [jsonBlock('catalogue-pointer', pointer)] : []),
    ...(rendered
      ? [`<script type="application/json" id="page-data">${escapeJson(rendered.content.data)}</script>`]
      : []),
    ...(rendered ? [startAfterPaint([...links, ...js.map(scriptTag)])] : js.map(scriptTag)),
  ];
  const serial = withSerial(template.beforeHead, boot.registry.serial);
  const start = rendered ? withTheme(withoutLoading(serial), rendered.theme) : serial;
  if (rendered) head.push(...inlineStyles(rendered.content));
  const root = rendered ? withMarkup(template.beforeBoot, rendered.content.markup) : null;
  return start + head.join('\n') + (root ?? template.beforeBoot) + body.join('\n') + template.afterBoot;
}

/**
 * Delays the first paint until the header has been parsed: half of it would move as the rest arrives. The content is
 * painted while it is parsed: to wait for all of it would delay the first paint of a slow phone.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const HEADER_FIRST = '<link rel="expect" href="#main" blocking="render">';

function inlineStyles({ styles, attributeCss }: RenderedContent): string[] {
  const files = styles.map(({ href, css }) => `<style data-href="${escapeHtml(href)}">${css}</style>`);
  return attributeCss === '' ? files : [...files, `<style id="style-attributes">${attributeCss}</style>`];
}

/**
 * Returns the preload of the first video's poster in rendered markup. It is the largest content of its page, which
 * browsers would request with a low priority, after all scripts.
 */
function posterLink(markup: string): string[] {
  const [, poster] = /<video\b[^>]*\sposter="([^"]+)"/.exec(markup) ?? [];
  return poster === undefined ? [] : [`<link rel="preload" as="image" fetchpriority="high" href="${poster}">`];
}

const preloadLink = ({ as, asset }: Preload): string =>
  `<link rel="preload" as="${as}" ${attributesOf(asset, 'href')}>`;
const menuLink = (asset: Asset): string =>
  `<link rel="preload" as="script" fetchpriority="low" ${attributesOf(asset, 'href')}>`;
const stylesheetLink = (asset: Asset): string => `<link rel="stylesheet" ${attributesOf(asset, 'href')}>`;
const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`;
const scriptTag = (asset: Asset): string => `<script ${attributesOf(asset, 'src')} defer></script>`;

function attributesOf(asset: Asset, address: 'href' | 'src'): string {
  return `${address}="${escapeHtml(asset.url)}" integrity="${escapeHtml(asset.integrity)}" crossorigin="anonymous"`;
}
