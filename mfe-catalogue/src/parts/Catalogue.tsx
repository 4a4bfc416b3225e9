import type { ReactNode } from 'react';
import { Button, ErrorPanel, Grid, Skeleton } from '@lectern/shared/ui';
import { useText } from '../text/useText';

type Query<T> = { data: T | undefined; isPending: boolean; isError: boolean; error: Error | null; refetch: () => Promise<unknown> };

/** What a query of the catalogue has come to: its data once it is there, the places of cards before, and a way on when it failed. */
export function Catalogue<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const text = useText().failed;
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return <div aria-busy="true"><Grid least="15rem">{Array.from({ length: 8 }, (_, index) => <Skeleton key={index} shape="cover" />)}</Grid></div>;
  }
  return (
    <ErrorPanel
      title={text.title} what={text.what} detail={query.error?.message}
      actions={<Button variant="primary" onClick={() => void query.refetch()}>{text.again}</Button>}
    />
  );
}
