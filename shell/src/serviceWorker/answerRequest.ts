import { APP_CACHE } from '@lectern/shared/contract';
import { CHANGING_CATALOGUE_FILE, removeOldest, storeChanging } from './catalogueCache';
import { networkOr } from './networkOr';

const RELEASE_FILE = /^\/remotes\/[^/]+\/[^/]+\/./;
const CATALOGUE_FILE = /\/v0\/b\/[^/]+\/o\/catalogue%2F/i;
const MAX_CATALOGUE_FILES = 120;

/**
 * Answers a request from the caches or the network. Returns null for what the browser should handle itself: writes,
 * files of the backend, and anything else that is not cached.
 */
export function answerRequest(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return null;
  const { pathname, origin } = new URL(request.url);
  if (request.mode === 'navigate' && request.destination === 'document')
    return origin === location.origin ? answerPage(event) : null;
  if (RELEASE_FILE.test(pathname)) return answerReleaseFile(request);
  if (CHANGING_CATALOGUE_FILE.test(pathname)) return answerNetworkFirst(event);
  return CATALOGUE_FILE.test(pathname) ? answerCacheFirst(event) : null;
}

/** Answers with the network's page, which has the live revision, or else with the stored page. */
function answerPage(event: FetchEvent): Promise<Response> {
  const { preloadResponse } = event as FetchEvent & { preloadResponse?: Promise<Response | undefined> };
  const network = (async () => (await preloadResponse) ?? (await fetch(event.request)))();
  // A preload may not be given up before it has an answer.
  event.waitUntil(network.catch(() => undefined));
  return networkOr(network, async () => (await caches.open(APP_CACHE.cache)).match(APP_CACHE.page));
}

/** Answers from the cache first: a file of a release never changes. */
async function answerReleaseFile(request: Request): Promise<Response> {
  return (await (await caches.open(APP_CACHE.cache)).match(request.url)) ?? fetch(request);
}

/** Answers with the network's file, or else with the stored one: pointer and files of courses change in place. */
async function answerNetworkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(APP_CACHE.catalogue);
  const network = fetch(request);
  const copied = network.then((response) => storeCopy(response, (copy) => storeChanging(cache, request.url, copy)));
  event.waitUntil(copied.then(() => removeOldest(cache, MAX_CATALOGUE_FILES)).catch(() => undefined));
  return networkOr(network, () => cache.match(request.url));
}

/** Answers with the cache first: the catalogue's other files are named by their content. */
async function answerCacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(APP_CACHE.catalogue);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  const copied = storeCopy(response, (copy) => cache.put(request.url, copy));
  event.waitUntil(copied.then(() => removeOldest(cache, MAX_CATALOGUE_FILES)).catch(() => undefined));
  return response;
}

/** Hands a copy of a good answer to `store`. A cache that cannot be written (quota) loses only the copy. */
async function storeCopy(response: Response, store: (copy: Response) => Promise<void>): Promise<void> {
  if (response.ok) await store(response.clone());
}
