import { useState, type ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './LoadFailed';

/** The fields of a TanStack query that decide what is shown. */
export type QueryResult<T> = {
  data: T | undefined;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Error of a failed query, for an error panel with a retry. */
export type Failure = { error: Error; isRetrying: boolean; onRetry: () => void };

/**
 * Returns the failure of a query; null without one. It stays during a retry, which makes the query pending without an
 * error: the panel remains, and its button keeps the focus and shows progress.
 */
export function useFailure({
  error,
  isFetching,
  refetch,
}: Pick<QueryResult<unknown>, 'error' | 'isFetching' | 'refetch'>): Failure | null {
  const [retried, setRetried] = useState<Error | null>(null);
  const shown = error ?? retried;
  const onRetry = (): void => {
    setRetried(shown);
    void refetch().finally(() => setRetried(null));
  };
  return shown && { error: shown, isRetrying: isFetching, onRetry };
}

type Props<T> = Pick<LoadFailedProps, 'title' | 'advice' | 'headingLevel'> & {
  query: QueryResult<T>;
  /** Shown until the data arrives: skeletons of its size. */
  placeholder?: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * Shows the state of a query: its data (also while a refetch fails), the placeholder while it is pending, or an error
 * panel with a retry. `title` and the rest of the properties go to the panel.
 */
export function QueryState<T>({ query, placeholder = null, children, ...panel }: Props<T>) {
  const failure = useFailure(query);
  if (query.data !== undefined) return children(query.data);
  return failure ? <LoadFailed {...panel} {...failure} /> : placeholder;
}
