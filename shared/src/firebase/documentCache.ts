import { accountCaches } from '../contract';
import { toBackendError } from './errors';

const MAX_ENTRIES = 500;
const MAX_CHARACTERS = 300_000;
const SWEEP_EVERY = 25;

let puts = 0;

/**
 * Options of a read. `fresh` asks the backend alone and never this device's cache; without a network it rejects with a
 * BackendError (`offline` or `unavailable`). Use it wherever the result decides what is written, deleted or handed out.
 * A shell older than this option may still answer from its cache: where that must not happen, call `confirmAccount` of
 * the auth façade as well.
 */
export type ReadOptions = { fresh?: boolean };

/**
 * Resolves to the result of `call` and caches it on this device for the account that `caller` returns, unless that has
 * signed out meanwhile: its caches are removed then. When the backend cannot be reached, it resolves to the cached
 * result, unless `fresh` is set; a refusal is never answered from the cache. `key` identifies the query. Results are
 * plain values and Dates. Rejects as `call` does. Without an account nothing is cached.
 */
export async function cached<T>(
  caller: () => string | null,
  key: string,
  call: () => Promise<T>,
  { fresh = false }: ReadOptions = {},
): Promise<T> {
  const uid = caller();
  if (uid === null || !('caches' in globalThis)) return call();
  const address = `/_kept/documents/${encodeURIComponent(key)}`;
  try {
    const result = await call();
    if (caller() === uid) void store(uid, address, result).catch(() => undefined);
    return result;
  } catch (error) {
    if (fresh || !['offline', 'unavailable'].includes(toBackendError(error).kind)) throw error;
    const entry = await caches.match(address, { cacheName: accountCaches(uid).documents }).catch(() => undefined);
    if (!entry) throw error;
    return decode((await entry.json()) as unknown) as T;
  }
}

async function store(uid: string, address: string, result: unknown): Promise<void> {
  const text = JSON.stringify(encode(result));
  if (text.length > MAX_CHARACTERS) return;
  const cache = await caches.open(accountCaches(uid).documents);
  await cache.put(address, new Response(text));
  puts += 1;
  if (puts % SWEEP_EVERY === 0) await removeOldest(cache, await downloadedCourses(uid));
}

/** Lists the ids of the courses with downloaded lessons: their documents stay cached, as the lessons need them. */
async function downloadedCourses(uid: string): Promise<string[]> {
  if (!(await caches.has(accountCaches(uid).lessons))) return [];
  const requests = await (await caches.open(accountCaches(uid).lessons)).keys();
  const ids = requests.map(({ url }) => /\/_kept\/lessons\/([^/]+)\//.exec(url)?.[1]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/**
 * Removes the oldest entries over the limit, except those of `courses`. A cache lists its entries in the order in which
 * they were last put.
 */
async function removeOldest(cache: Cache, courses: readonly string[]): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => !courses.some((id) => url.includes(`%2F${id}`)));
  for (const request of requests.slice(0, Math.max(0, requests.length - MAX_ENTRIES))) await cache.delete(request);
}

/**
 * Encodes times, which JSON lacks, as `{ $time: milliseconds }`. Throws a TypeError for other objects, such as bytes.
 */
function encode(value: unknown): unknown {
  if (value instanceof Date) return { $time: value.getTime() };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('Only plain values can be cached.');
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, encode(entry)]));
}

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  if ('$time' in value && typeof value.$time === 'number') return new Date(value.$time);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, decode(entry)]));
}
