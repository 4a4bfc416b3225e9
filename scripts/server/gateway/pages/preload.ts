import {
  fileUrl,
  folderUrl,
  type Asset,
  type PageTranslations,
  type Registry,
  type Release,
  type RouteParams,
  type ShellRelease,
  type SiteConfig,
} from '@lectern/shared/contract';
import { courseFilePath, type CataloguePointer } from '@lectern/shared/domain';
import type { SiteView } from './siteView';

/** Name of the declared data that is no file of the catalogue. */
export const FOLDER = 'folder';

/** A file that the page will need, to be preloaded along with the shell's scripts. */
export type Preload = { as: 'script' | 'style'; asset: Asset };

/**
 * Returns the files that the browser should request at once for `view`, most urgent first: the shell's scripts, then
 * the screen's entry, stylesheets and chunks. A guarded route preloads no remote files, because the gateway can't know
 * whether the visitor is signed in. A page without a route shows one of the shell's deferred parts. `texts` are the
 * scripts with the texts of releases, by their container global, for a page that is not in English. A page with its
 * content rendered (`isRendered`) has its styles and data.
 */
export function preloadsOf(
  registry: Registry,
  view: SiteView,
  { texts = {}, isRendered }: { texts?: PageTranslations['texts']; isRendered: boolean },
): Preload[] {
  const shell = [...registry.shell.stable.assets.js, ...(texts.shell ?? [])].map(script);
  if (view.kind !== 'route') return [...shell, ...deferredScripts(registry.shell.stable).map(script)];
  if (view.route.access !== 'public') return shell;
  const { js, css } = view.route.assets;
  const release = releaseOf(registry, view.owner, view.route.id);
  const entry = release ? [release.entry, ...(texts[release.global] ?? [])] : [];
  const scripts = js.filter(({ fetchesData }) => !(isRendered && fetchesData));
  return [...shell, ...entry.map(script), ...(isRendered ? [] : css.map(style)), ...scripts.map(script)];
}

/**
 * Returns the scripts of the shell's deferred parts: the menus of the header, and the screens that it shows in place of
 * another. They are those of its maintenance screen, which is one of the parts.
 */
export const deferredScripts = ({ routes }: ShellRelease): Asset[] =>
  routes.find(({ screen }) => screen === 'MaintenanceScreen')?.assets.js ?? [];

/**
 * Returns the URLs of the data that the route of `view` declares for its first content. Names that are unknown on this
 * site are ignored.
 */
export function dataUrlsOf(view: SiteView, pointer: CataloguePointer | null, config: SiteConfig): string[] {
  return [...dataFilesOf(view, pointer).map((file) => fileUrl(config.backend, file)), ...folderUrlsOf(view, config)];
}

/** Returns the URLs of the declared data that changes without a new generation of the catalogue. */
export function folderUrlsOf(view: SiteView, { backend, openBuckets }: SiteConfig): string[] {
  if (!showsData(view) || !view.route.data?.includes(FOLDER)) return [];
  const { bucket = '', course_name: folder = '' } = view.params;
  return openBuckets.includes(bucket) ? [folderUrl({ ...backend, storageBucket: bucket }, folder)] : [];
}

/**
 * Returns the addresses on this site that the route of `view` declares for the parameters of a query. Values that are
 * no ids are left out.
 */
export function queryDataUrlsOf(view: SiteView, query: URLSearchParams): string[] {
  if (view.kind !== 'route') return [];
  return (view.route.dataWith ?? []).flatMap((source) => queryDataUrl(source, query) ?? []);
}

/** Returns the address of one declared source; null for a query without its parameter, or with another than an id. */
export function queryDataUrl({ param, path }: { param: string; path: string }, query: URLSearchParams): string | null {
  const value = query.get(param) ?? '';
  return /^[\w-]{1,128}$/.test(value) ? path + value : null;
}

/** Returns the published catalogue files that the route of `view` declares for its first content. */
export function dataFilesOf(view: SiteView, pointer: CataloguePointer | null): string[] {
  if (!pointer || !showsData(view)) return [];
  const files = new Map<string, unknown>(Object.entries(pointer));
  const fileOf = (name: string): unknown => {
    if (name === 'lists') return listOf(view.params, pointer);
    return name === 'course' ? courseFilePath(view.params.course_id ?? '') : files.get(name);
  };
  return (view.route.data ?? [])
    .map(fileOf)
    .filter((file) => typeof file === 'string' && file.startsWith('catalogue/')) as string[];
}

/** Returns the file of the list that the path names: a category, a subcategory, or all courses. */
function listOf(params: RouteParams, { lists }: CataloguePointer): string | undefined {
  const scope = Object.values(params).join('/') || 'all';
  return Object.hasOwn(lists, scope) ? lists[scope] : undefined;
}

/** Returns true for a public route that declares data for its first content. */
export function showsData(view: SiteView): view is SiteView & { kind: 'route' } {
  return view.kind === 'route' && view.route.access === 'public' && view.route.data !== undefined;
}

/**
 * Returns the remote's release with this route: the stable one, or the canary when only that has it. Null for the
 * shell.
 */
function releaseOf(registry: Registry, owner: string, routeId: string): Release | null {
  const channel = registry.remotes[owner];
  if (!channel) return null;
  const hasRoute = channel.stable.routes.some((route) => route.id === routeId);
  return hasRoute ? channel.stable : (channel.canary?.release ?? null);
}

const script = (asset: Asset): Preload => ({ as: 'script', asset });
const style = (asset: Asset): Preload => ({ as: 'style', asset });
