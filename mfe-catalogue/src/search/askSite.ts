import { warnOnce } from '@lectern/shared/catalogue';
import { parseListAnswer, type ListAnswer } from '@lectern/shared/domain';
import { requestQuery, type ListRequest } from '@lectern/shared/search';

/** A site that is only files has no search of its own; it is asked once. */
let isThere = true;

/** True until the site has shown that it does not answer searches. */
export const canAskSite = (): boolean => isThere;

/** Asks the site itself. Rejects when it does not answer, in its form. */
export async function askSite(request: ListRequest, signal: AbortSignal): Promise<ListAnswer> {
  const response = await fetch(`/api/search?${requestQuery(request)}`, { signal });
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isAnswer && (response.ok || response.status === 404 || response.status === 405)) isThere = false;
  if (!response.ok || !isAnswer) throw new Error(`The site's search answered ${String(response.status)}.`);
  return parseListAnswer(await response.json(), warnOnce);
}
