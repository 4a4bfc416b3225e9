import type { BackendConfig } from '@lectern/shared/contract';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import { requestQuery, type ListRequest } from '@lectern/shared/search';
import { askCatalogue } from '../search/askCatalogue';

export { prepareCatalogue, prepareCode } from '../search/askCatalogue';

/** What a list or a search comes to; the former answer stands until then. Null while nothing is published. */
export const listAnswer = (backend: BackendConfig, request: ListRequest) =>
  queryOptions({
    queryKey: ['catalogue', 'answer', requestQuery(request)],
    queryFn: async ({ signal }) => {
      const [answer] = await Promise.all([askCatalogue(backend, request, signal), nextFrame()]);
      return answer;
    },
    networkMode: 'always',
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** How long a page that draws no frames, as one in the background does, is waited for, in milliseconds. */
const NO_FRAME = 100;

/**
 * Ends once the browser has drawn what was pressed: an answer from the device may come sooner, and would hold that
 * frame back.
 */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, NO_FRAME);
  });
