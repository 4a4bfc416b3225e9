import { fileUrl, type Boot, type PageTranslations, type Registry, type SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import type { ReadCatalogueFile } from '../catalogue/catalogueFiles';
import { dataFilesOf, FOLDER, folderUrlsOf, queryDataUrlsOf } from '../pages/preload';
import type { SiteView } from '../pages/siteView';
import type { Prerender, RenderedContent } from './createPrerender';
import { parseSearchRequest } from '../search/searchRequest';
import type { SiteAnswer, SiteSearch } from '../search/siteSearch';
import type { PageAddress } from './breaker';
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
  language: string;
  /** Null for a page in English. */
  translations: PageTranslations | null;
  /** The answers that the route declares for its address, as JSON by their URLs. */
  answers: Record<string, string>;
};

/** Resolves to the text of a published file; null when it does not exist. Rejects when it is unavailable. */
export type FetchText = (path: string) => Promise<string | null>;

/**
 * Data sources of rendered content. `readData` reads a response of this site's own API, `readFolder` the list of a
 * folder in an open bucket.
 */
export type ContentData = {
  fetchText: FetchText;
  readData: ReadCatalogueFile;
  readFolder: ReadCatalogueFile;
  search: Pick<SiteSearch, 'ask'>;
};

/** Addresses of the site's search, and how many of them the content of one page may ask. */
const SEARCH = '/api/search?';
const MAX_SEARCHES = 2;

/**
 * Returns true when a page's content may be rendered: its route asks for it, the releases that the visitor gets can do
 * it, the visitor has no session, and their device no content of its own.
 */
export function canRender(registry: Registry, view: SiteView, hint: PageHint, query: string): boolean {
  if (hint.isSignedIn || hint.hasDeviceContent || query.length > MAX_QUERY) return false;
  return pageReleases(registry, view) !== null;
}

/**
 * Reads the answers that a route declares for its address: those for its query, and the list of its folder. Resolves to
 * null when one for the query is unavailable. A list that is unavailable, empty or long is left out: the browser
 * fetches it.
 */
export async function readAnswers(
  { readData, readFolder }: Pick<ContentData, 'readData' | 'readFolder'>,
  view: SiteView,
  query: string,
  config: SiteConfig,
): Promise<Record<string, string> | null> {
  const [answers, lists] = await Promise.all([
    readQueryAnswers(readData, view, query),
    Promise.all(folderUrlsOf(view, config).map(async (url) => [url, await readFolder(url, parseFolder)] as const)),
  ]);
  const known = lists.flatMap(([url, list]): [string, string][] =>
    list.kind === 'value' && list.value ? [[url, list.value]] : [],
  );
  return answers && { ...answers, ...Object.fromEntries(known) };
}

/** Characters of a folder's list that a page is rendered with. */
const MAX_LIST = 20_000;

/** Returns a folder's list as JSON; null when it is empty, long, or one of several pages. */
function parseFolder(data: unknown): string | null {
  const { items, nextPageToken } = Object(data) as { items?: unknown; nextPageToken?: unknown };
  const names = (Array.isArray(items) ? items : []).map((item: unknown) => (Object(item) as { name?: unknown }).name);
  const list = JSON.stringify({ items: names.map((name) => ({ name })) });
  return names.length === 0 || nextPageToken !== undefined || list.length > MAX_LIST ? null : list;
}

async function readQueryAnswers(
  readData: ReadCatalogueFile,
  view: SiteView,
  query: string,
): Promise<Record<string, string> | null> {
  const urls = queryDataUrlsOf(view, new URLSearchParams(query));
  const files = await Promise.all(urls.map(async (url) => [url, await readData(url, (data) => data)] as const));
  if (files.some(([, { kind }]) => kind === 'unknown')) return null;
  return Object.fromEntries(
    files.map(([url, file]) => [url, JSON.stringify(file.kind === 'value' ? file.value : null)]),
  );
}

/**
 * Renders the content of an address under `registry`, that of this visitor; a second time when it has asked the site's
 * search. Resolves to null when a file that it needs is missing or unavailable, and when its release can't render it.
 */
export async function renderContentOf(
  prerender: Prerender,
  data: ContentData,
  registry: Registry,
  page: ContentRequest,
): Promise<RenderedContent | null> {
  const releases = pageReleases(registry, page.view);
  const files = await readFiles(data.fetchText, page).catch(() => null);
  if (!releases || !files) return null;
  Object.assign(files, page.answers);
  const { pathname, query: search, hint, boot, language, translations } = page;
  const { registry: published, config, canaries = {} } = boot;
  const { theme } = hint;
  const { version } = releases.shell;
  const isTranslated = releases.remote !== null && translations?.texts[releases.remote.global] !== undefined;
  const words = { language, titles: translations?.titles ?? null, isTranslated };
  const known = { pathname, search, registry: published, config, canaries, theme, version, ...words };
  const address = addressOf(page);
  const render = (given: Record<string, string>): Promise<RenderedContent | null> =>
    prerender.render({ ...releases, address, request: JSON.stringify({ ...known, files: given }) });
  const content = await render(files);
  const answers = content ? await answerSearches(data, content.missing, page.pointer) : [];
  if (answers.length === 0) return content;
  return (await render({ ...files, ...Object.fromEntries(answers) })) ?? content;
}

/** Returns the address of a page, by the decoded `params` of its path: different spellings are one page. */
const addressOf = ({ view, query, language }: ContentRequest): PageAddress => ({
  route: view.key,
  language,
  params: view.kind === 'route' ? JSON.stringify(view.params) : '',
  query,
});

/** Answers the searches among `urls`, from the generation that the page shows. What fails is left to the browser. */
async function answerSearches(
  { search }: ContentData,
  urls: readonly string[],
  pointer: CataloguePointer | null,
): Promise<[url: string, json: string][]> {
  const ask = async (url: string): Promise<SiteAnswer> =>
    search.ask(parseSearchRequest(new URLSearchParams(url.slice(SEARCH.length))));
  const searches = [...new Set(urls)].filter((url) => url.startsWith(SEARCH)).slice(0, MAX_SEARCHES);
  const answers = await Promise.all(searches.map(async (url) => [url, await ask(url).catch(() => null)] as const));
  return answers.flatMap(([url, answer]) =>
    answer && answer.generation === pointer?.generation ? [[url, answer.json]] : [],
  );
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
