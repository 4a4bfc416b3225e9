import {
  fileUrl,
  folderUrl,
  type Asset,
  type Registry,
  type RouteParams,
  type SiteConfig,
} from '@lectern/shared/contract';
import { courseFilePath, type CataloguePointer } from '@lectern/shared/domain';
import type { SiteView } from './siteView';

/** A file that the page will need, to be asked for together with the shell's own scripts. */
export type Preload = { as: 'script' | 'style'; asset: Asset };

/**
 * What the browser should request at once for `view`, in order of need: the shell's scripts, then the entry,
 * stylesheets and chunks of the screen. Nothing of a remote for a route that the guard may refuse: the gateway knows
 * nothing of the visitor.
 */
export function preloadsOf(registry: Registry, view: SiteView): Preload[] {
  const shell = registry.shell.stable.assets.js.map(script);
  if (view.kind !== 'route' || view.route.access !== 'public') return shell;
  const { js, css } = view.route.assets;
  return [...shell, ...entryOf(registry, view.owner, view.route.id), ...css.map(style), ...js.map(script)];
}

/**
 * Where the data is that the route of `view` declares it shows first; a name that means nothing on this site is passed
 * over.
 */
export function dataUrlsOf(
  view: SiteView,
  pointer: CataloguePointer | null,
  { backend, openBuckets }: SiteConfig,
): string[] {
  if (!showsData(view)) return [];
  const files = dataFilesOf(view, pointer).map((file) => fileUrl(backend, file));
  const { bucket = '', course_name: folder = '' } = view.params;
  return view.route.data?.includes('folder') && openBuckets.includes(bucket)
    ? [...files, folderUrl({ ...backend, storageBucket: bucket }, folder)]
    : files;
}

/** The files of the published catalogue among that data. */
export function dataFilesOf(view: SiteView, pointer: CataloguePointer | null): string[] {
  if (!pointer || !showsData(view)) return [];
  const files = new Map<string, unknown>(Object.entries(pointer));
  const named = (name: string): unknown => {
    if (name === 'lists') return listOf(view.params, pointer);
    return name === 'course' ? courseFilePath(view.params.course_id ?? '') : files.get(name);
  };
  return (view.route.data ?? [])
    .map(named)
    .filter((file) => typeof file === 'string' && file.startsWith('catalogue/')) as string[];
}

/** The list that the path names: that of a category, that of a subcategory of one, or that of all courses. */
function listOf(params: RouteParams, { lists }: CataloguePointer): string | undefined {
  const scope = Object.values(params).join('/') || 'all';
  return Object.hasOwn(lists, scope) ? lists[scope] : undefined;
}

/** True for a page that declares which data it shows to everybody. */
export function showsData(view: SiteView): view is SiteView & { kind: 'route' } {
  return view.kind === 'route' && view.route.access === 'public' && view.route.data !== undefined;
}

/**
 * The remote entry of the release that has this route: the stable one, or the canary where only that has it. The shell
 * has no entry.
 */
function entryOf(registry: Registry, owner: string, routeId: string): Preload[] {
  const channel = registry.remotes[owner];
  if (!channel) return [];
  const release = channel.stable.routes.some((route) => route.id === routeId)
    ? channel.stable
    : channel.canary?.release;
  return release ? [script(release.entry)] : [];
}

const script = (asset: Asset): Preload => ({ as: 'script', asset });
const style = (asset: Asset): Preload => ({ as: 'style', asset });
