import { randomUUID } from 'node:crypto';
import { messageOf, StoreError } from '../store/StoreError';
import type { ObjectStore, StoredObject } from './ObjectStore';
import type { SendRequest, StoreAnswer, StoreRequest } from './sendRequest';

/** One page of a list of keys. `next` continues after it, in the service's own form; null for the last page. */
export type KeyPage = { keys: string[]; next: string | null };

/** The parts of an object service that differ between S3 and Azure. */
export type ObjectService = {
  /** Address of the store without credentials. */
  url: string;
  send: SendRequest;
  /** Returns the URL of an object. */
  urlOf(key: string): URL;
  /** Headers of each write, and the name of the one that carries the writer's id. */
  writeHeaders: Record<string, string>;
  writerHeader: string;
  /** Returns the request of a page of keys; `page` comes from the page before. */
  listUrl(folder: string, page: string | null): URL;
  parseList(xml: string): KeyPage;
  /** Returns true when the answer means that the object exists already. */
  isTaken(answer: StoreAnswer): boolean;
  /** Returns true when the answer means that there is no such object. */
  isMissing(answer: StoreAnswer): boolean;
  /** Returns what to do about a refusal. */
  adviceOf(answer: StoreAnswer): string;
};

const isDone = ({ status }: StoreAnswer): boolean => status >= 200 && status < 300;

/**
 * Opens the objects of a service. Each write carries a random id of its writer. When a response is lost and the retry
 * finds that the object exists, the id tells this writer's own object from another's.
 */
export function serviceObjects(service: ObjectService): ObjectStore {
  const urlOf = (key: string): URL => service.urlOf(key);
  const call = createCaller(service);
  async function get(key: string): Promise<StoredObject | null>;
  async function get(key: string, etag: string | undefined): Promise<StoredObject | 'unchanged' | null>;
  async function get(key: string, etag?: string): Promise<StoredObject | 'unchanged' | null> {
    const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
    const answer = await call({ method: 'GET', url: urlOf(key), headers }, key, [304]);
    if (answer === null) return null;
    return answer.status === 304 ? 'unchanged' : { bytes: answer.bytes, etag: answer.headers.get('etag') ?? '' };
  }
  const writerOf = async (key: string): Promise<string | null> =>
    (await call({ method: 'HEAD', url: urlOf(key) }, key))?.headers.get(service.writerHeader) ?? null;
  const put = (key: string, body: Uint8Array, headers: Record<string, string>): Promise<StoreAnswer | null> =>
    call({ method: 'PUT', url: urlOf(key), headers: { ...service.writeHeaders, ...headers }, body }, key, [409, 412]);
  return {
    url: service.url,
    isRemote: true,
    addressOf: (key) => `${service.url}/${key}`,
    get,
    has: async (key) => (await call({ method: 'HEAD', url: urlOf(key) }, key)) !== null,
    create: async (key, bytes) => {
      const writer = randomUUID();
      const answer = await put(key, bytes, { 'if-none-match': '*', [service.writerHeader]: writer });
      if (answer !== null && isDone(answer)) return 'created';
      if (answer === null || !service.isTaken(answer)) throw failure(service, 'PUT', key, answer);
      return (await writerOf(key)) === writer ? 'created' : 'taken';
    },
    replace: async (key, bytes) => {
      const answer = await put(key, bytes, {});
      if (answer === null || !isDone(answer)) throw failure(service, 'PUT', key, answer);
    },
    list: (folder) => listKeys(service, call, folder),
    remove: async (key) => void (await call({ method: 'DELETE', url: urlOf(key) }, key)),
  };
}

type Call = (request: StoreRequest, key: string, expected?: readonly number[]) => Promise<StoreAnswer | null>;

/** Sends requests; resolves to null for a missing object. Throws a StoreError for what is not `expected`. */
function createCaller(service: ObjectService): Call {
  return async (request, key, expected = []) => {
    let answer: StoreAnswer;
    try {
      answer = await service.send(request);
    } catch (error) {
      throw new StoreError(
        problemOf(request.method),
        `${service.url} is unreachable: ${messageOf(error)}. Check the network and the address, and try again.`,
        error,
      );
    }
    if (isDone(answer) || expected.includes(answer.status)) return answer;
    if (service.isMissing(answer) && request.method !== 'PUT') return null;
    throw failure(service, request.method, key, answer);
  };
}

async function listKeys(service: ObjectService, call: Call, folder: string): Promise<string[]> {
  const all: string[] = [];
  for (let page: string | null = null, isFirst = true; isFirst || page !== null; isFirst = false) {
    const answer = await call({ method: 'GET', url: service.listUrl(folder, page) }, folder);
    if (answer === null) throw failure(service, 'GET', folder, answer);
    const { keys, next } = service.parseList(new TextDecoder().decode(answer.bytes));
    all.push(...keys);
    page = next;
  }
  return all.sort();
}

const problemOf = (method: StoreRequest['method']): 'unwritable' | 'unreadable' =>
  method === 'PUT' || method === 'DELETE' ? 'unwritable' : 'unreadable';

function failure(
  service: ObjectService,
  method: StoreRequest['method'],
  key: string,
  answer: StoreAnswer | null,
): StoreError {
  const problem = problemOf(method);
  const what = problem === 'unwritable' ? "can't be written" : "can't be read";
  const why = answer === null ? 'it has no such bucket or container' : `${String(answer.status)} ${answer.code}`.trim();
  const advice = answer === null ? 'Create it, or correct the address.' : service.adviceOf(answer);
  return new StoreError(problem, `${service.url}/${key} ${what}: the service answered ${why}. ${advice}`);
}
