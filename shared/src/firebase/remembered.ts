import { accountCaches } from '../contract';
import { toBackendError } from './errors';

const MAX_ANSWERS = 500;
const MAX_CHARACTERS = 300_000;
const SWEEP_EVERY = 25;

let puts = 0;

/**
 * How documents are read. `fresh`: by the backend alone, never from what this device has kept; without a network that
 * is a BackendError (`offline` or `unavailable`). Ask so wherever what is found decides what is written, deleted or
 * handed out. A shell whose façade is older than this option may give what is kept all the same: where that must not
 * be, confirm the account as well (`confirmAccount` of the façade of accounts).
 */
export type ReadOptions = { fresh?: boolean };

/**
 * Asks with `call`, and keeps the answer on this device for the account `uid`; when the backend cannot be reached, the
 * kept answer is given instead, so that what somebody has seen opens without a network. `key` names the question.
 * Answers are plain values and Dates. Rejects with what `call` rejects with where nothing is kept, or where a `fresh`
 * answer is asked for; a refusal is never answered from what is kept. For nobody (`uid` null) nothing is kept.
 */
export async function remembering<T>(
  uid: string | null,
  key: string,
  call: () => Promise<T>,
  { fresh = false }: ReadOptions = {},
): Promise<T> {
  if (uid === null || !('caches' in globalThis)) return call();
  const address = `/_kept/documents/${encodeURIComponent(key)}`;
  try {
    const answer = await call();
    void keep(uid, address, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (fresh || !['offline', 'unavailable'].includes(toBackendError(error).kind)) throw error;
    const kept = await caches.match(address, { cacheName: accountCaches(uid).documents }).catch(() => undefined);
    if (!kept) throw error;
    return decode((await kept.json()) as unknown) as T;
  }
}

async function keep(uid: string, address: string, answer: unknown): Promise<void> {
  const text = JSON.stringify(encode(answer));
  if (text.length > MAX_CHARACTERS) return;
  const cache = await caches.open(accountCaches(uid).documents);
  await cache.put(address, new Response(text));
  puts += 1;
  if (puts % SWEEP_EVERY === 0) await dropOldest(cache, await keptCourses(uid));
}

/** The ids of the courses of which the account keeps lessons: what was seen of them stays, for the lessons need it. */
async function keptCourses(uid: string): Promise<string[]> {
  if (!(await caches.has(accountCaches(uid).lessons))) return [];
  const requests = await (await caches.open(accountCaches(uid).lessons)).keys();
  return [
    ...new Set(
      requests.map(({ url }) => /\/_kept\/lessons\/([^/]+)\//.exec(url)?.[1]).filter((id) => id !== undefined),
    ),
  ];
}

/** A cache lists its entries in the order in which they were last put. */
async function dropOldest(cache: Cache, courses: readonly string[]): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => !courses.some((id) => url.includes(`%2F${id}`)));
  for (const request of requests.slice(0, Math.max(0, requests.length - MAX_ANSWERS))) await cache.delete(request);
}

/**
 * JSON has no times: `{ $time: milliseconds }` stands for one. Throws a TypeError for what cannot be kept, such as
 * bytes.
 */
function encode(value: unknown): unknown {
  if (value instanceof Date) return { $time: value.getTime() };
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('Only plain values can be kept.');
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, encode(entry)]));
}

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  if ('$time' in value && typeof value.$time === 'number') return new Date(value.$time);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, decode(entry)]));
}
