import { useSyncExternalStore } from 'react';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useUser } from '@lectern/shared/host';
import { LoadFailed, useFailure, type Failure, type QueryResult } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { BookIcon, ButtonLink, EmptyState, Page, ProgressBar } from '@lectern/shared/ui';
import { BookUnavailable } from '../book/BookUnavailable';
import { bookContent } from '../data/bookContent';
import { BookFileError, sampleFile } from '../data/bookFile';
import { onProgress, progressOf } from '../data/downloadProgress';
import { mayRead, type Library } from '../data/library';
import { getReadingPosition } from '../data/readingPosition';
import { fullBookFile } from '../data/fullBookFile';
import { bookText } from '../text/books.en';
import { readerText } from '../text/reader.en';
import { bookPath } from '../viewAddress';
import { BookFileFailed } from './BookFileFailed';
import { BookSkeleton } from './BookSkeleton';
import { Reader } from './Reader';

export type ReadBookProps = {
  id: string;
  book: ListedBook | undefined;
  shelf: QueryResult<unknown>;
  library: QueryResult<Library>;
};

/** The reader with the full text of a book that the user may read (published or withdrawn), else with its sample. */
export function ReadBook({ id, book, shelf, library }: ReadBookProps) {
  const text = useText(bookText);
  const user = useUser();
  const failures = [useFailureWithoutData(shelf), useFailureWithoutData(library)].filter((found) => found !== null);
  const [failure] = failures;
  if (failure)
    return (
      <Page width="narrow">
        <LoadFailed
          title={text.booksFailed}
          {...failure}
          onRetry={() => failures.forEach(({ onRetry }) => onRetry())}
        />
      </Page>
    );
  if (shelf.data === undefined || (user && library.data === undefined)) return <BookSkeleton />;
  if (user && (!book || mayRead(library.data, book))) return <FullBook id={id} book={book} uid={user.uid} />;
  if (book?.sample) return <Sample book={book} path={book.sample} />;
  return <NoTextToRead id={id} book={book} />;
}

/** Returns the failure of a query that has no data to show instead. */
function useFailureWithoutData(query: QueryResult<unknown>): Failure | null {
  const failure = useFailure(query);
  return query.data === undefined ? failure : null;
}

function Sample({ book, path }: { book: ListedBook; path: string }) {
  const { backend } = useHost().config;
  const file = useQuery({ ...sampleFile(backend, path), select: (bytes) => openContent(bytes, path) });
  const failure = useFailureWithoutData(file);
  if (failure) return <BookFileFailed id={book.id} {...failure} />;
  if (file.data === undefined) return <BookSkeleton />;
  const { data } = file;
  if (data instanceof BookFileError)
    return (
      <BookFileFailed id={book.id} error={data} isRetrying={file.isFetching} onRetry={() => void file.refetch()} />
    );
  return <Reader book={book} id={book.id} content={data} owner={null} />;
}

/** Returns the content of a file, or why it has none. */
function openContent(bytes: ArrayBuffer, path: string) {
  try {
    return bookContent(bytes, path);
  } catch (error) {
    if (error instanceof BookFileError) return error;
    throw error;
  }
}

/** Placeholder of the reader with the progress of the download. */
function Downloading({ id }: { id: string }) {
  const share = useSyncExternalStore(onProgress, () => progressOf(id));
  const text = useText(bookText);
  return (
    <>
      {share !== null && <ProgressBar label={text.opening} value={share * 100} size="small" />}
      <BookSkeleton />
    </>
  );
}

function FullBook({ id, book, uid }: { id: string; book: ListedBook | undefined; uid: string }) {
  const file = useQuery(fullBookFile(uid, id));
  const position = useQuery({
    queryKey: ['users', uid, 'reading', id],
    queryFn: () => getReadingPosition(uid, id),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
    enabled: file.isSuccess,
  });
  // For anybody but its owner, a book that is not on the shelf looks like one that does not exist.
  const failures = [useFailureWithoutData(file), useFailureWithoutData(position)];
  const failure = failures[0] ?? failures[1];
  if (failure?.error && !book && isClosed(failure.error)) return <NoTextToRead id={id} book={undefined} />;
  if (failure) return <BookFileFailed id={book && id} {...failure} />;
  if (file.data === undefined || position.data === undefined) return <Downloading id={id} />;
  return <Reader book={book} id={id} content={file.data} owner={{ uid, position: position.data }} />;
}

const isClosed = (error: Error): boolean =>
  error instanceof BookFileError && (error.kind === 'denied' || error.kind === 'none');

function NoTextToRead({ id, book }: { id: string; book: ListedBook | undefined }) {
  return <Page width="narrow">{book ? <NoText id={id} /> : <BookUnavailable />}</Page>;
}

function NoText({ id }: { id: string }) {
  const text = useText(readerText);
  return (
    <EmptyState
      headingLevel={1}
      icon={<BookIcon />}
      title={text.fileTitle.none}
      actions={
        <ButtonLink to={bookPath(id)} variant="primary">
          {text.toBook}
        </ButtonLink>
      }
    >
      {text.fileReason.none}
    </EmptyState>
  );
}
