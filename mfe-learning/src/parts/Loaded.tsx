import type { ReactNode } from 'react';
import { Button, ErrorPanel, SkeletonText } from '@lectern/shared/ui';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';
import { reasonOf } from './reasonOf';

type Query<T> = { data: T | undefined; isError: boolean; error: Error | null; refetch: () => Promise<unknown> };

/** What a query has come to: its data once it is there, its place (`waiting`) before, and a way on when it failed. */
export function Loaded<T>({
  query,
  waiting,
  children,
}: {
  query: Query<T>;
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const text = useText(failedWords);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError)
    return (
      waiting ?? (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )
    );
  return (
    <ErrorPanel
      title={text.title}
      reason={reasonOf(query.error)}
      actions={
        <Button variant="primary" onClick={() => void query.refetch()}>
          {text.again}
        </Button>
      }
    />
  );
}
