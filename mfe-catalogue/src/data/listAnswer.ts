import type { BackendConfig } from '@lectern/shared/contract';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import { requestQuery, type ListRequest } from '@lectern/shared/search';
import { askCatalogue } from '../search/askCatalogue';

export { prepareCatalogue, prepareCode } from '../search/askCatalogue';

/** Query of a list or search; keeps the previous answer until the next one loads. Null while nothing is published. */
export const listAnswer = (backend: BackendConfig, request: ListRequest) =>
  queryOptions({
    queryKey: ['catalogue', 'answer', requestQuery(request)],
    queryFn: async ({ signal }) => {
      // The gateway, which renders pages with answers, paints nothing.
      const isPainting = typeof document === 'object';
      const [answer] = await Promise.all([askCatalogue(backend, request, signal), isPainting && nextFrame()]);
      return answer;
    },
    networkMode: 'always',
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Longest wait for a frame, in milliseconds: a page in the background renders none. */
const FRAME_TIMEOUT = 100;

/** Resolves after the next paint, so that an immediate local answer does not delay painting the pressed control. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, FRAME_TIMEOUT);
  });
