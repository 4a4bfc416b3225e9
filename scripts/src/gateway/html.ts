import { fileUrl, type Asset, type Boot } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { dataFilesOf, preloadsOf, type Preload } from './preload';
import type { SiteView } from './siteView';
import { withSerial, type Template } from './template';
import { siteText } from './siteText';

/**
 * The whole page of `view`: the shell's template with title, preload links, styles, boot data and scripts filled in. With the pointer of the
 * published catalogue, the page names it and preloads what the route shows of it.
 */
export function renderPage(template: Template, boot: Boot, view: SiteView, pointer: CataloguePointer | null = null): string {
  const { css, js } = boot.registry.shell.stable.assets;
  const head = [...metadataOf(view), ...preloadsOf(boot.registry, view).map(preloadLink)];
  const files = pointer ? dataFilesOf(view, pointer) : [];
  head.push(...files.map((file) => `<link rel="preload" as="fetch" href="${escapeHtml(fileUrl(boot.config.backend, file))}" crossorigin="anonymous">`));
  // Below the loading screen, a stylesheet holds back the scripts but not the loading screen's own first paint.
  const body = [...css.map(stylesheetLink), jsonBlock('boot', boot), ...(files.length > 0 ? [jsonBlock('catalogue-pointer', pointer)] : []), ...js.map(scriptTag)];
  const start = withSerial(template.beforeHead, boot.registry.serial);
  return start + head.join('\n') + template.beforeBoot + body.join('\n') + template.afterBoot;
}

/**
 * JSON that can stand in a `<script>` block: no `<` can end the block or open a comment in it, and the two line separators that are no line
 * ends in JSON are escaped. Source: HTML Living Standard, "Restrictions for contents of script elements".
 */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Text as it can stand in HTML text and in quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function metadataOf(view: SiteView): string[] {
  const tags = [`<title>${escapeHtml(titleOf(view))}</title>`, `<meta name="description" content="${escapeHtml(siteText.description)}">`];
  if (view.kind !== 'route' || view.route.access !== 'public') return [...tags, '<meta name="robots" content="noindex">'];
  return view.route.path.includes(':') ? tags : [...tags, `<link rel="canonical" href="${escapeHtml(view.route.path)}">`];
}

function titleOf(view: SiteView): string {
  if (view.kind === 'unknown') return siteText.title(siteText.notFound);
  return siteText.title(view.kind === 'maintenance' ? siteText.maintenance : view.route.title);
}

const preloadLink = ({ as, asset }: Preload): string => `<link rel="preload" as="${as}" ${attributesOf(asset, 'href')}>`;
const stylesheetLink = (asset: Asset): string => `<link rel="stylesheet" ${attributesOf(asset, 'href')}>`;
const jsonBlock = (id: string, value: unknown): string => `<script type="application/json" id="${id}">${jsonInHtml(value)}</script>`;
const scriptTag = (asset: Asset): string => `<script ${attributesOf(asset, 'src')} defer></script>`;

function attributesOf(asset: Asset, address: 'href' | 'src'): string {
  return `${address}="${escapeHtml(asset.url)}" integrity="${escapeHtml(asset.integrity)}" crossorigin="anonymous"`;
}
