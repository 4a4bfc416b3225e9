import type { Asset, Boot } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { escapeHtml, jsonInHtml } from '../http/escapeHtml';
import { dataFilesOf, dataUrlsOf, preloadsOf, type Preload } from './preload';
import type { PageFacts } from '../seo/seoFacts';
import { seoTags } from '../seo/seoTags';
import type { SiteView } from './siteView';
import { withSerial, type Template } from './template';

/**
 * What a page is made of beside its template and boot data. With the pointer of the published catalogue, it names that
 * and preloads what its route shows of it.
 */
export type PageContent = { facts: PageFacts; origin: string; pointer: CataloguePointer | null };

/**
 * The whole page of `view`: the shell's template with its tags for crawlers, preload links, styles, boot data and
 * scripts filled in.
 */
export function renderPage(
  template: Template,
  boot: Boot,
  view: SiteView,
  { facts, origin, pointer }: PageContent,
): string {
  const { css, js } = boot.registry.shell.stable.assets;
  const head = [
    ...seoTags(facts, { origin, backend: boot.config.backend }),
    ...preloadsOf(boot.registry, view).map(preloadLink),
  ];
  const isThere = facts.status === 200;
  const data = isThere ? dataUrlsOf(view, pointer, boot.config) : [];
  head.push(...data.map((url) => `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="anonymous">`));
  const namesFiles = isThere && dataFilesOf(view, pointer).length > 0;
  // Below the loading screen, a stylesheet holds back the scripts but not the loading screen's own first paint.
  const body = [
    ...css.map(stylesheetLink),
    jsonBlock('boot', boot),
    ...(namesFiles ? [jsonBlock('catalogue-pointer', pointer)] : []),
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
