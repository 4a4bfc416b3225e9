import type { ReactNode } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { Button, ErrorPanel } from '@lectern/shared/ui';
import { reasonOf } from '../parts/reasonOf';
import { profileWords } from '../text/profile/profile.en';
import { useText } from '../text/useText';

type Query<T> = {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/**
 * What a query of a tab has come to: its data, or its place while it is on its way, or why it is not there and what can
 * be done.
 */
export function TabData<T>({
  query,
  failed,
  skeleton,
  children,
}: {
  query: Query<T>;
  failed: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const text = useText(profileWords);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <div aria-busy="true">{skeleton}</div>;
  const again = (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {text.again}
    </Button>
  );
  if (kindOf(query.error) === 'offline')
    return <ErrorPanel title={text.offline} reason={text.offlineWhat} actions={again} />;
  return <ErrorPanel title={failed} reason={reasonOf(query.error)} actions={again} />;
}
