import { APP_CACHE } from '@lectern/shared/contract';

/**
 * What a server in front says while the site behind it is away; its own "maintenance" is 503, and is an answer of the
 * site.
 */
const AWAY = new Set([502, 504, 520, 521, 522, 523, 524]);

const RELEASE_FILE = /^\/remotes\/[^/]+\/[^/]+\/./;
const CATALOGUE_FILE = /\/v0\/b\/[^/]+\/o\/catalogue%2F/i;
const CATALOGUE_CHANGING = /\/o\/catalogue%2F(pointer|courses%2F[^/]+)\.json$/i;
const CATALOGUE_FILES = 120;

/**
 * How to answer a request, or null to leave it to the browser: writes, files of the backend, and whatever else only the
 * network knows.
 */
export function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return null;
  const { pathname, origin } = new URL(request.url);
  if (request.mode === 'navigate' && request.destination === 'document')
    return origin === location.origin ? openPage(event) : null;
  if (RELEASE_FILE.test(pathname)) return loadReleaseFile(request);
  if (CATALOGUE_CHANGING.test(pathname)) return loadNewest(event);
  return CATALOGUE_FILE.test(pathname) ? loadOnce(event) : null;
}

/** The network decides what is live; only where it cannot be asked does the kept page start the site. */
async function openPage(event: FetchEvent): Promise<Response> {
  const kept = async (): Promise<Response | undefined> => (await caches.open(APP_CACHE.cache)).match(APP_CACHE.page);
  try {
    const preloaded = await (event as FetchEvent & { preloadResponse?: Promise<Response | undefined> }).preloadResponse;
    const response = preloaded ?? (await fetch(event.request));
    return AWAY.has(response.status) ? ((await kept()) ?? response) : response;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

/** A file of a release never changes, so a kept one is as good as the network's. */
async function loadReleaseFile(request: Request): Promise<Response> {
  return (await (await caches.open(APP_CACHE.cache)).match(request.url)) ?? fetch(request);
}

/**
 * The pointer changes with each generation of the catalogue, and the file of a course with the course: the network's
 * first.
 */
async function loadNewest(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(APP_CACHE.catalogue);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request.url, response.clone());
    event.waitUntil(dropOldest(cache).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/**
 * The catalogue's other files are named by their content: fetched once, kept while they are among the last that were
 * asked for.
 */
async function loadOnce(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(APP_CACHE.catalogue);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(
      cache
        .put(request.url, copy)
        .then(() => dropOldest(cache))
        .catch(() => undefined),
    );
  }
  return response;
}

/** A cache lists its entries in the order in which they were put. */
async function dropOldest(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - CATALOGUE_FILES))) await cache.delete(request);
}
