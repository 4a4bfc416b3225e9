import {
  parseBoot,
  parsePageTranslations,
  type Asset,
  type BackendConfig,
  type Canaries,
  type Registry,
} from '@lectern/shared/contract';

/**
 * Page that starts the site at any address, the revision in it, the visitor's canaries, and the key that it names.
 * `texts` are the scripts of the page's language, none in English. `revision` names the releases that it starts, and
 * the language: another side of a canary has another name.
 */
export type StartPage = {
  html: string;
  headers: Headers;
  registry: Registry;
  canaries: Canaries;
  rootKey: string | undefined;
  backend: BackendConfig;
  texts: Asset[];
  revision: string;
};

const BOOT = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;
const TRANSLATIONS = /<script type="application\/json" id="translations">([\s\S]*?)<\/script>/;
const LANGUAGE = /<html[^>]*\slang="([\w-]+)"/;
const POINTER = /<script type="application\/json" id="catalogue-pointer">[\s\S]*?<\/script>\n?/;
const ONE_ROUTE = /<link rel="(?:preload|canonical)"[^>]*>\n?/g;
const BODY_HEADERS = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];
/** `server-timing` has the token of one visit: pages that start from the device would report as that visit again. */
const REQUEST_HEADERS = ['age', 'date', 'server-timing', 'x-request-id'];

/**
 * Fetches the page of the live revision, without the parts that belong to one address, one request or one state of the
 * catalogue. Resolves to null while the site answers with anything but a page that starts it, such as maintenance.
 * Rejects offline, and with a ContractError for invalid boot data.
 */
export async function fetchStartPage(): Promise<StartPage | null> {
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (response.status !== 200) return null;
  const page = await response.text();
  const json = BOOT.exec(page)?.[1];
  if (json === undefined) return null;
  const { registry, config, rootKey, canaries = {} } = parseBoot(JSON.parse(json));
  const headers = new Headers(response.headers);
  for (const name of [...BODY_HEADERS, ...REQUEST_HEADERS]) headers.delete(name);
  const side = Object.entries(canaries).map(([owner, version]) => `${owner}@${version}`);
  const language = LANGUAGE.exec(page)?.[1] ?? 'en';
  // A recreated registry repeats its serials: the time distinguishes them.
  const revision = [String(registry.serial), registry.updatedAt, ...side.sort()].join(' ');
  return {
    html: page.replace(POINTER, '').replace(ONE_ROUTE, ''),
    headers,
    registry,
    canaries,
    rootKey,
    backend: config.backend,
    texts: textsOf(page),
    revision: language === 'en' ? revision : `${revision} ${language}`,
  };
}

/** Returns the scripts with the texts of a page in another language than English; throws a ContractError. */
function textsOf(page: string): Asset[] {
  const json = TRANSLATIONS.exec(page)?.[1];
  if (json === undefined) return [];
  return Object.values(parsePageTranslations(JSON.parse(json), 'translations').texts).flat();
}
