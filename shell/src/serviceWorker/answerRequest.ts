import { APP_CACHE } from '@lectern/shared/contract';
import { CHANGING_CATALOGUE_FILE, removeOldest } from './catalogueCache';

/**
 * Statuses with which a proxy reports that the site behind it does not answer. 503 is not among them: it is the site's
 * own answer under maintenance.
 */
const UNREACHABLE = new Set([502, 504, 520, 521, 522, 523, 524]);

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

/**
 * Answers with the network's page, which has the live revision, or with the stored page when the network does not
 * answer.
 */
async function answerPage(event: FetchEvent): Promise<Response> {
  const stored = async (): Promise<Response | undefined> => (await caches.open(APP_CACHE.cache)).match(APP_CACHE.page);
  try {
    const preloaded = await (event as FetchEvent & { preloadResponse?: Promise<Response | undefined> }).preloadResponse;
    const response = preloaded ?? (await fetch(event.request));
    return UNREACHABLE.has(response.status) ? ((await stored()) ?? response) : response;
  } catch (error) {
    const page = await stored();
    if (page) return page;
    throw error;
  }
}

/** Answers from the cache first: a file of a release never changes. */
async function answerReleaseFile(request: Request): Promise<Response> {
  return (await (await caches.open(APP_CACHE.cache)).match(request.url)) ?? fetch(request);
}

/**
 * Answers with the network first: the pointer and the files of courses change in place. A stored file replaces it when
 * the network does not answer.
 */
async function answerNetworkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(APP_CACHE.catalogue);
  try {
    const response = await fetch(request);
    if (UNREACHABLE.has(response.status)) return (await cache.match(request.url)) ?? response;
    storeCopy(event, cache, response);
    return response;
  } catch (error) {
    const stored = await cache.match(request.url);
    if (stored) return stored;
    throw error;
  }
}

/** Answers with the cache first: the catalogue's other files are named by their content. */
async function answerCacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(APP_CACHE.catalogue);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  storeCopy(event, cache, response);
  return response;
}

/**
 * Stores a copy of a good answer after it has been given. A cache that cannot be written (quota) loses only the copy.
 */
function storeCopy(event: FetchEvent, cache: Cache, response: Response): void {
  if (!response.ok) return;
  const copy = response.clone();
  event.waitUntil(
    cache
      .put(event.request.url, copy)
      .then(() => removeOldest(cache, MAX_CATALOGUE_FILES))
      .catch(() => undefined),
  );
}
