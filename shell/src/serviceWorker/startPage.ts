import { parseBoot, type BackendConfig, type Registry } from '@lectern/shared/contract';

/** The page that starts the site at any address, and the revision that it carries. */
export type StartPage = {
  html: string;
  headers: Headers;
  registry: Registry;
  backend: BackendConfig;
  revision: string;
};

const BOOT = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;
const POINTER = /<script type="application\/json" id="catalogue-pointer">[\s\S]*?<\/script>\n?/;
const ONE_ROUTE = /<link rel="(?:preload|canonical)"[^>]*>\n?/g;
const OF_THE_BODY = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

/**
 * Fetches the page of the live revision, freed of what belongs to one address or to one moment of the catalogue. Null
 * while the site answers with anything else than a page that starts it, such as maintenance. Rejects without a network,
 * and with a ContractError.
 */
export async function fetchStartPage(): Promise<StartPage | null> {
  const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (response.status !== 200) return null;
  const page = await response.text();
  const json = BOOT.exec(page)?.[1];
  if (json === undefined) return null;
  const { registry, config } = parseBoot(JSON.parse(json));
  const headers = new Headers(response.headers);
  for (const name of OF_THE_BODY) headers.delete(name);
  // A serial alone would not tell a store that was begun anew from the one before it.
  return {
    html: page.replace(POINTER, '').replace(ONE_ROUTE, ''),
    headers,
    registry,
    backend: config.backend,
    revision: `${String(registry.serial)} ${registry.updatedAt}`,
  };
}
