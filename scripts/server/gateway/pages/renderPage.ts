import escapeHtml from 'escape-html';
import type { Asset, Boot, PageTranslations } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { registryFor } from '../canary/assignment';
import { jsonInHtml } from '../http/jsonInHtml';
import { dataFilesOf, dataUrlsOf, preloadsOf, type Preload } from './preload';
import type { PageFacts } from '../seo/seoFacts';
import { seoTags } from '../seo/seoTags';
import type { SiteView } from './siteView';
import { withSerial, type Template } from './template';

/**
 * Content of a page besides its template and boot data. Given a catalogue pointer, the page embeds it and preloads the
 * catalogue files of its route.
 */
export type PageContent = {
  facts: PageFacts;
  origin: string;
  pointer: CataloguePointer | null;
  /** Translations of a page that is not in English; the page embeds them, and preloads the texts of its route. */
  translations?: PageTranslations | null;
};

/**
 * Returns the HTML of `view`: the shell's template filled in with tags for crawlers, preload links, styles, boot data
 * and scripts, all of the releases that a visitor with the canaries of `boot` gets.
 */
export function renderPage(
  template: Template,
  boot: Boot,
  view: SiteView,
  { facts, origin, pointer, translations = null }: PageContent,
): string {
  const registry = registryFor(boot.registry, boot.canaries ?? {});
  const { css, js } = registry.shell.stable.assets;
  const head = [
    ...seoTags(facts, { origin, backend: boot.config.backend }),
    ...preloadsOf(registry, view, translations?.texts).map(preloadLink),
  ];
  const data = facts.preloadsData ? dataUrlsOf(view, pointer, boot.config) : [];
  head.push(...data.map((url) => `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="anonymous">`));
  const needsPointer = facts.preloadsData && dataFilesOf(view, pointer).length > 0;
  // Stylesheets follow the loading screen, so that they delay the scripts but not the loading screen's first paint.
  const body = [
    ...css.map(stylesheetLink),
    jsonBlock('boot', boot),
    ...(translations ? [jsonBlock('translations', translations)] : []),
    ...(needsPointer ? [jsonBlock('catalogue-pointer', pointer)] : []),
    ...js.map(scriptTag),
  ];
  const start = withSerial(template.beforeHead, boot.registry.serial);
  return start + head.join('\n') + template.beforeBoot + body.join('\n') + template.afterBoot;
}

const preloadLink = ({ as, asset }: Preload): string =>
  `<link rel="preload" as="${as}" ${attributesOf(asset, 'href')}>`;
const stylesheetLink = (asset: Asset): string => `<link rel="stylesheet" ${attributesOf(asset, 'href')}>`;
const jsonBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`;
const scriptTag = (asset: Asset): string => `<script ${attributesOf(asset, 'src')} defer></script>`;

function attributesOf(asset: Asset, address: 'href' | 'src'): string {
  return `${address}="${escapeHtml(asset.url)}" integrity="${escapeHtml(asset.integrity)}" crossorigin="anonymous"`;
}
