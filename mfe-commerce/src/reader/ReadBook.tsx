import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { BookIcon, ButtonLink, EmptyState, Page } from '@lectern/shared/ui';
import { BookFileError, sampleFile } from '../data/bookFile';
import { mayRead, type Library } from '../data/library';
import { getReadingPosition } from '../data/readingPosition';
import { wholeFile } from '../data/wholeFile';
import { Failed } from '../parts/Failed';
import { bookWords } from '../text/books.en';
import { failedWords } from '../text/failed.en';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { bookPath } from '../viewAddress';
import { BookFileFailed } from './BookFileFailed';
import { Opening } from './Opening';
import { Reader } from './Reader';

type Query<T> = {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};
export type ReadBookProps = {
  id: string;
  book: ListedBook | undefined;
  shelf: Query<unknown>;
  library: Query<Library>;
};

/**
 * The reader over the right text: the whole of a book that is the person's (on the shelf or withdrawn from it), else
 * its sample.
 */
export function ReadBook({ id, book, shelf, library }: ReadBookProps) {
  const failed = useText(failedWords);
  const user = useUser();
  if (shelf.isPending || (user && library.isPending)) return <Opening />;
  const missing = [shelf, ...(user ? [library] : [])].find(({ isError, data }) => isError && data === undefined);
  if (missing?.error)
    return (
      <Page width="narrow">
        <Failed
          title={failed.books}
          error={missing.error}
          isBusy={missing.isFetching}
          onRetry={() => void missing.refetch()}
        />
      </Page>
    );
  if (user && (!book || mayRead(library.data, book))) return <Whole id={id} book={book} uid={user.uid} />;
  if (book?.sample) return <Sample book={book} path={book.sample} />;
  return <NothingToRead id={id} book={book} />;
}

function Sample({ book, path }: { book: ListedBook; path: string }) {
  const { backend } = useHost().config;
  const file = useQuery(sampleFile(backend, path));
  if (file.isError)
    return (
      <BookFileFailed id={book.id} error={file.error} isBusy={file.isFetching} onRetry={() => void file.refetch()} />
    );
  if (file.isPending) return <Opening />;
  return <Reader book={book} id={book.id} markdown={file.data} owner={null} />;
}

function Whole({ id, book, uid }: { id: string; book: ListedBook | undefined; uid: string }) {
  const file = useQuery(wholeFile(uid, id));
  const position = useQuery({
    queryKey: ['users', uid, 'reading', id],
    queryFn: () => getReadingPosition(uid, id),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    enabled: file.isSuccess,
  });
  // Of a book that is not on the shelf nobody but its owner learns anything, not even whether there is one.
  if (file.isError && !book && isClosed(file.error)) return <NothingToRead id={id} book={undefined} />;
  if (file.isError)
    return (
      <BookFileFailed id={book && id} error={file.error} isBusy={file.isFetching} onRetry={() => void file.refetch()} />
    );
  if (position.isError)
    return (
      <BookFileFailed
        id={book && id}
        error={position.error}
        isBusy={position.isFetching}
        onRetry={() => void position.refetch()}
      />
    );
  if (file.isPending || position.isPending) return <Opening />;
  return <Reader book={book} id={id} markdown={file.data} owner={{ uid, position: position.data }} />;
}

const isClosed = (error: Error): boolean =>
  error instanceof BookFileError && (error.kind === 'denied' || error.kind === 'none');

function NothingToRead({ id, book }: { id: string; book: ListedBook | undefined }) {
  const text = useText(bookWords);
  const reader = useText(readerWords);
  useTitle(book ? '' : text.withdrawnTitle);
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1}
        icon={<BookIcon />}
        title={book ? reader.fileTitle.none : text.withdrawnTitle}
        actions={
          book ? (
            <ButtonLink to={bookPath(id)} variant="primary">
              {reader.toBook}
            </ButtonLink>
          ) : (
            <ButtonLink to="/books" variant="primary">
              {text.allBooks}
            </ButtonLink>
          )
        }
      >
        {book ? reader.fileWhat.none : text.withdrawn}
      </EmptyState>
    </Page>
  );
}
