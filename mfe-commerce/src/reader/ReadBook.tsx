import type { ListedBook } from '@lectern/shared/domain';
import { useHost, useTitle, useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { BookIcon, ButtonLink, EmptyState, Page, Skeleton, SkeletonText, VisuallyHidden } from '@lectern/shared/ui';
import { sampleFile, wholeFile } from '../data/bookFile';
import { mayRead, type Library } from '../data/library';
import { getReadingPlace } from '../data/readingPlace';
import { Failed } from '../parts/Failed';
import { bookWords } from '../text/books.en';
import { failedWords } from '../text/failed.en';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { bookPath } from '../viewAddress';
import { BookFileFailed } from './BookFileFailed';

type Query<T> = { data: T | undefined; isPending: boolean; isError: boolean; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
type Props = { id: string; book: ListedBook | undefined; shelf: Query<unknown>; library: Query<Library> };

/** The reader over the right text: the whole of a book that is the person's (on the shelf or withdrawn from it), else its sample. */
export function ReadBook({ id, book, shelf, library }: Props) {
  const failed = useText(failedWords);
  const user = useUser();
  useTitle(book?.title ?? '');
  if (shelf.isPending || (user && library.isPending)) return <Opening />;
  const missing = [shelf, ...(user ? [library] : [])].find(({ isError, data }) => isError && data === undefined);
  if (missing?.error) return <Page width="narrow"><Failed title={failed.books} error={missing.error} isBusy={missing.isFetching} onRetry={() => void missing.refetch()} /></Page>;
  if (user && (!book || mayRead(library.data, book))) return <Whole id={id} book={book} uid={user.uid} />;
  if (book?.sample) return <Sample book={book} path={book.sample} library={library.data} />;
  return <NothingToRead id={id} book={book} />;
}

function Sample({ book, path, library }: { book: ListedBook; path: string; library: Library | undefined }) {
  const { backend } = useHost().config;
  const file = useQuery(sampleFile(backend, path));
  const reader = useReader();
  if (file.isError) return <BookFileFailed id={book.id} error={file.error} isBusy={file.isFetching} onRetry={() => void file.refetch()} />;
  if (reader.failure) return reader.failure;
  if (!reader.Reader || file.isPending) return <Opening />;
  return <reader.Reader book={book} id={book.id} markdown={file.data} owner={null} library={library} />;
}

function Whole({ id, book, uid }: { id: string; book: ListedBook | undefined; uid: string }) {
  const file = useQuery(wholeFile(uid, id));
  const place = useQuery({ queryKey: ['users', uid, 'reading', id], queryFn: () => getReadingPlace(uid, id), networkMode: 'always', gcTime: 0, staleTime: Infinity, enabled: file.isSuccess });
  const reader = useReader();
  if (file.isError) return <BookFileFailed id={id} error={file.error} isBusy={file.isFetching} onRetry={() => void file.refetch()} />;
  if (place.isError) return <BookFileFailed id={id} error={place.error} isBusy={place.isFetching} onRetry={() => void place.refetch()} />;
  if (reader.failure) return reader.failure;
  if (!reader.Reader || file.isPending || place.isPending) return <Opening />;
  return <reader.Reader book={book} id={id} markdown={file.data} owner={{ uid, place: place.data }} library={undefined} />;
}

/** The reader's code, which the shelf does without. */
function useReader() {
  const failed = useText(failedWords);
  const code = useQuery({
    networkMode: 'always', retry: false, staleTime: Infinity, gcTime: Infinity, structuralSharing: false,
    queryKey: ['code', 'commerce', 'Reader'], queryFn: () => import('./Reader'),
  });
  return {
    Reader: code.data?.Reader,
    failure: code.isError ? <Page width="narrow"><Failed title={failed.reader} error={code.error} isBusy={code.isFetching} onRetry={() => void code.refetch()} /></Page> : null,
  };
}

function Opening() {
  const text = useText(readerWords);
  return (
    <Page width="narrow">
      <div aria-busy="true"><VisuallyHidden>{text.loading}</VisuallyHidden><Skeleton width="60%" height="var(--text-3xl)" /></div>
      <SkeletonText lines={8} />
    </Page>
  );
}

function NothingToRead({ id, book }: { id: string; book: ListedBook | undefined }) {
  const text = useText(bookWords);
  const reader = useText(readerWords);
  return (
    <Page width="narrow">
      <EmptyState
        headingLevel={1} icon={<BookIcon />} title={book ? reader.fileTitle.none : text.withdrawnTitle}
        actions={book ? <ButtonLink to={bookPath(id)} variant="primary">{reader.toBook}</ButtonLink> : <ButtonLink to="/books" variant="primary">{text.allBooks}</ButtonLink>}
      >
        {book ? reader.fileWhat.none : text.withdrawn}
      </EmptyState>
    </Page>
  );
}
