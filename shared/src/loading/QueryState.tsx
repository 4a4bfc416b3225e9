import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './LoadFailed';
import { useFailure, type QueryResult } from './useFailure';

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
