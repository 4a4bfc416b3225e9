import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Page } from '@lectern/shared/ui';
import { sampleFile } from '../data/bookFile';
import { Failed } from '../parts/Failed';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';
import { Opening } from './Opening';
import type { ReadBookProps } from './ReadBook';
import { readerCode } from './readerCode';

/** The reader as soon as its code is there. A visitor's sample is on its way meanwhile. */
export function ReadingView(props: ReadBookProps) {
  const failed = useText(failedWords);
  const { backend } = useHost().config;
  const user = useUser();
  const { book } = props;
  useTitle(book?.title ?? '');
  useQuery({ ...sampleFile(backend, book?.sample ?? ''), enabled: !user && Boolean(book?.sample) });
  const code = useQuery(readerCode);
  if (code.data) return <code.data.ReadBook {...props} />;
  if (code.isError)
    return (
      <Page width="narrow">
        <Failed title={failed.reader} error={code.error} isBusy={code.isFetching} onRetry={() => void code.refetch()} />
      </Page>
    );
  return <Opening />;
}
