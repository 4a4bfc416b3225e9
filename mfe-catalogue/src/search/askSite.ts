import { warnOnce } from '@lectern/shared/catalogue';
import { parseListAnswer, type ListAnswer } from '@lectern/shared/domain';
import { requestQuery, type ListRequest } from '@lectern/shared/search';

/** False once a request has shown that the site is static and has no search. */
let hasSearch = true;

/** Returns false once the site has answered without a search. */
export const canAskSite = (): boolean => hasSearch;

/** Asks the site's search. Rejects when it fails or its answer is malformed. */
export async function askSite(request: ListRequest, signal: AbortSignal): Promise<ListAnswer> {
  const response = await fetch(`/api/search?${requestQuery(request)}`, { signal });
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isAnswer && (response.ok || response.status === 404 || response.status === 405)) hasSearch = false;
  if (!response.ok || !isAnswer) throw new Error(`The site's search answered ${String(response.status)}.`);
  return parseListAnswer(await response.json(), warnOnce);
}
