import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { BookIcon, ButtonLink, EmptyState, Page, PageHeader, Skeleton, SkeletonText } from '@lectern/shared/ui';
import { BookPage } from '../book/BookPage';
import type { Library } from '../data/library';
import { shelfBooks, shelfTopics } from '../data/shelf';
import { Failed } from '../parts/Failed';
import { ReadingView } from '../reader/ReadingView';
import { Shelf } from '../shelf/Shelf';
import { ShelfPlaces } from '../shelf/ShelfPlaces';
import { bookWords } from '../text/books.en';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';
import { useLibrary } from '../useLibrary';
import { useViewArrival } from '../useViewArrival';
import { readView } from '../viewAddress';

/** The shelf, a book's page (`?book=`), or the reader (`?read=`, at a place `&at=`): the query string says which. */
export default function BooksScreen() {
  const { backend } = useHost().config;
  const view = readView(useSearchParams()[0]);
  const id = 'id' in view ? view.id : '';
  useViewArrival(`${view.kind} ${id}`, view.kind === 'read');
  const shelf = useQuery(shelfBooks(backend));
  const topics = useQuery({ ...shelfTopics(backend), enabled: shelf.isSuccess && view.kind !== 'read' }).data ?? [];
  const mine = useLibrary();
  const books = shelf.data?.books ?? [];
  const book = books.find((listed) => listed.id === id);
  if (view.kind === 'read')
    return (
      <div data-view="read">
        <ReadingView key={id} id={id} book={book} shelf={shelf} library={mine} />
      </div>
    );
  return (
    <div data-view={view.kind}>
      <Page>
        {view.kind === 'none' ? (
          <NotOnTheShelf />
        ) : view.kind === 'book' && shelf.isPending ? (
          <div aria-busy="true">
            <Skeleton width="50%" height="var(--text-3xl)" />
            <SkeletonText lines={6} />
          </div>
        ) : view.kind === 'book' && shelf.isSuccess ? (
          book ? (
            <BookPage key={id} book={book} books={books} topics={topics} library={mine.data} />
          ) : (
            <NotOnTheShelf />
          )
        ) : (
          <ShelfView query={shelf} books={books} topics={topics} library={mine.data} />
        )}
      </Page>
    </div>
  );
}

type ShelfProps = {
  query: ReturnType<typeof useQuery<{ books: ListedBook[] } | null>>;
  books: readonly ListedBook[];
  topics: readonly ListedCategory[];
  library: Library | undefined;
};

function ShelfView({ query, ...shelf }: ShelfProps) {
  const text = useText(bookWords);
  const failed = useText(failedWords);
  useTitle(text.title);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      {query.isPending && <ShelfPlaces />}
      {query.isError && (
        <Failed
          title={failed.books}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && shelf.books.length === 0 && (
        <EmptyState
          icon={<BookIcon />}
          title={text.noneTitle}
          actions={
            <ButtonLink to="/all-courses" variant="secondary">
              {text.courses}
            </ButtonLink>
          }
        >
          {text.none}
        </EmptyState>
      )}
      {shelf.books.length > 0 && <Shelf {...shelf} />}
    </>
  );
}

/** A book that is not, or no longer, on the shelf. */
function NotOnTheShelf() {
  const text = useText(bookWords);
  useTitle(text.withdrawnTitle);
  return (
    <EmptyState
      headingLevel={1}
      icon={<BookIcon />}
      title={text.withdrawnTitle}
      actions={
        <ButtonLink to="/books" variant="primary">
          {text.allBooks}
        </ButtonLink>
      }
    >
      {text.withdrawn}
    </EmptyState>
  );
}
