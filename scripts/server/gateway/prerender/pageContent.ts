import { fileUrl, type Boot, type Registry, type SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import { dataFilesOf, FOLDER, queryDataUrlsOf } from '../pages/preload';
import type { SiteView } from '../pages/siteView';
import type { Prerender, RenderedContent } from './createPrerender';
import type { PageHint } from './hint';
import { pageReleases } from './pageReleases';

/** Characters of a query string that a page is rendered with. */
const MAX_QUERY = 300;

/** An address to render, for a visitor without a session. `boot` is the page's boot data. */
export type ContentRequest = {
  view: SiteView;
  pathname: string;
  query: string;
  hint: PageHint;
  pointer: CataloguePointer | null;
  boot: Boot;
};

/** Resolves to the text of a published file; null when it does not exist. Rejects when it is unavailable. */
export type FetchText = (path: string) => Promise<string | null>;

/**
 * Returns true when a page's content may be rendered: its route asks for it, the releases that the visitor gets can do
 * it, no part of it depends on data that is not published, and the visitor has no session.
 */
export function canRender(registry: Registry, view: SiteView, hint: PageHint, query: string): boolean {
  if (hint.isSignedIn || query.length > MAX_QUERY) return false;
  return queryDataUrlsOf(view, new URLSearchParams(query)).length === 0 && pageReleases(registry, view) !== null;
}

/**
 * Renders the content of an address under `registry`, that of this visitor. Resolves to null when a file that it needs
 * is missing or unavailable, and when its release can't render it.
 */
export async function renderContentOf(
  prerender: Prerender,
  fetchText: FetchText,
  registry: Registry,
  page: ContentRequest,
): Promise<RenderedContent | null> {
  const releases = pageReleases(registry, page.view);
  const files = await readFiles(fetchText, page).catch(() => null);
  if (!releases || !files) return null;
  const { pathname, query: search, hint, boot } = page;
  const { registry: published, config, canaries = {} } = boot;
  const { theme } = hint;
  const { version } = releases.shell;
  const request = { pathname, search, registry: published, config, canaries, theme, version, files };
  return prerender.render({ ...releases, request: JSON.stringify(request) });
}

/** Reads the files of the first content. Rejects when one is missing: its page then shows why, or loads it itself. */
async function readFiles(
  fetchText: FetchText,
  { view, pointer, boot }: ContentRequest,
): Promise<Record<string, string>> {
  const paths = dataFilesOf(view, pointer);
  const wanted = view.kind === 'route' ? (view.route.data ?? []).filter((name) => name !== FOLDER).length : 0;
  if (paths.length < wanted) throw new Error('the catalogue does not have every file of the page');
  const texts = await Promise.all(paths.map((path) => readFile(fetchText, boot.config, path)));
  const pointerEntry = pointer
    ? [[fileUrl(boot.config.backend, 'catalogue/pointer.json'), JSON.stringify(pointer)]]
    : [];
  return Object.fromEntries([...texts, ...pointerEntry]) as Record<string, string>;
}

async function readFile(fetchText: FetchText, { backend }: SiteConfig, path: string): Promise<[string, string]> {
  const text = await fetchText(path);
  if (text === null) throw new Error(`${path} does not exist`);
  return [fileUrl(backend, path), text];
}
