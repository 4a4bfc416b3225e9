import type { ReactNode } from 'react';
import { Button, ErrorPanel } from '@lectern/shared/ui';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';
import { CardSkeletons } from './CardSkeletons';

type Query<T> = {
  data: T | undefined;
  isError: boolean;
  error: Error | null;
  refetch: () => Promise<unknown>;
  isFetching: boolean;
};

/**
 * What a query of the catalogue has come to: its data once it is there, its place before (that of cards unless told
 * otherwise), and a way on when it failed.
 */
export function Catalogue<T>({
  query,
  children,
  place = <CardSkeletons />,
  failed,
}: {
  query: Query<T>;
  children: (data: T) => ReactNode;
  place?: ReactNode;
  failed?: string;
}) {
  const text = useText(failedWords);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return place;
  const isOffline = !navigator.onLine;
  return (
    <ErrorPanel
      title={isOffline ? text.offline : (failed ?? text.title)}
      what={isOffline ? text.offlineWhat : text.what}
      detail={isOffline ? undefined : query.error?.message}
      actions={
        <Button variant="primary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {text.again}
        </Button>
      }
    />
  );
}
