import { QueryClient } from '@lectern/shared/query';
import { isOnline } from '@lectern/shared/sync';

const RETRIES = 2;

/**
 * The one query client. It asks without a network too: what is kept on the device can answer, and what is not says so
 * at once. A call that went unanswered is tried twice more; without a network, or refused, it would only fail again.
 */
export function createQueryClient(): QueryClient {
  const retry = (count: number, error: unknown): boolean =>
    count < RETRIES && isOnline() && [null, 'unavailable'].includes(kindOf(error));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: hasFailed,
        retry,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * A network that is back is asked again for what did not come without it, which the library does for modes that wait
 * for one.
 */
const hasFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

/** By its field: a BackendError comes from the façade, whose class the shell's first script does not hold. */
function kindOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string'
    ? error.kind
    : null;
}
