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
  // A retry makes the query pending without an error. The panel stays: its button has the focus, and shows progress.
  const [retried, setRetried] = useState<{ error: Error | null } | null>(null);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError && !retried) return placeholder;
  const retry = (): void => {
    setRetried({ error: query.error });
    void query.refetch().finally(() => setRetried(null));
  };
  return (
    <LoadFailed
      {...panel}
      error={query.error ?? retried?.error ?? null}
      isRetrying={query.isFetching}
      onRetry={retry}
    />
  );
}
