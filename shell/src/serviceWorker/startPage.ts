import { parseBoot, type BackendConfig, type Registry } from '@lectern/shared/contract';

/** Page that starts the site at any address, the revision in it, and the key that it names. */
export type StartPage = {
  html: string;
  headers: Headers;
  registry: Registry;
  rootKey: string | undefined;
  backend: BackendConfig;
  revision: string;
};

const BOOT = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;
const POINTER = /<script type="application\/json" id="catalogue-pointer">[\s\S]*?<\/script>\n?/;
const ONE_ROUTE = /<link rel="(?:preload|canonical)"[^>]*>\n?/g;
const BODY_HEADERS = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

/**
 * Fetches the page of the live revision, without the parts that belong to one address or one state of the catalogue.
 * Resolves to null while the site answers with anything but a page that starts it, such as maintenance. Rejects
 * offline, and with a ContractError for invalid boot data.
 */
export async function fetchStartPage(): Promise<StartPage | null> {
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (response.status !== 200) return null;
  const page = await response.text();
  const json = BOOT.exec(page)?.[1];
  if (json === undefined) return null;
  const { registry, config, rootKey } = parseBoot(JSON.parse(json));
  const headers = new Headers(response.headers);
  for (const name of BODY_HEADERS) headers.delete(name);
  // A recreated registry repeats its serials: the time distinguishes them.
  return {
    html: page.replace(POINTER, '').replace(ONE_ROUTE, ''),
    headers,
    registry,
    rootKey,
    backend: config.backend,
    revision: `${String(registry.serial)} ${registry.updatedAt}`,
  };
}
