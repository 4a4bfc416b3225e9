import { QueryClient } from '@lectern/shared/query';
import type { RenderedPage } from '../boot/renderedPage';
import { isOnline } from '@lectern/shared/sync';

const RETRIES = 2;

/**
 * Creates the one query client. It runs queries offline too: data stored on this device may answer, and anything else
 * fails at once. A call without an answer is retried twice, but not while offline, and not when it was refused.
 * `known` is data that the HTML contains.
 */
export function createQueryClient(known: RenderedPage['queries'] = []): QueryClient {
  const retry = (count: number, error: unknown): boolean =>
    count < RETRIES && isOnline() && [null, 'unavailable'].includes(kindOf(error));
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: hasFailed,
        retry,
      },
    },
  });
  for (const [key, data] of known) client.setQueryData(key, data);
  return client;
}

/** Failed queries run again once the network is back: in the mode `always` the library does not do that itself. */
const hasFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

/** Reads the field directly: the first bundle does not contain the BackendError class of the façades. */
function kindOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string'
    ? error.kind
    : null;
}
