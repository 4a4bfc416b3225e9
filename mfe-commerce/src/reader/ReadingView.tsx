import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { LoadFailed } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Page } from '@lectern/shared/ui';
import { sampleFile } from '../data/bookFile';
import { bookText } from '../text/books.en';
import { BookSkeleton } from './BookSkeleton';
import { DeferredReader } from './DeferredReader';
import type { ReadBookProps } from './ReadBook';

/** The reader as soon as its code has loaded; a guest's sample loads in parallel. */
export function ReadingView(props: ReadBookProps) {
  const text = useText(bookText);
  const { backend } = useHost().config;
  const user = useUser();
  const { book } = props;
  useTitle(book?.title ?? '');
  useQuery({ ...sampleFile(backend, book?.sample ?? ''), enabled: !user && Boolean(book?.sample) });
  return (
    <DeferredReader
      {...props}
      placeholder={<BookSkeleton />}
      failed={(retry) => (
        <Page width="narrow">
          <LoadFailed title={text.readerFailed} error={null} onRetry={retry} />
        </Page>
      )}
    />
  );
}
