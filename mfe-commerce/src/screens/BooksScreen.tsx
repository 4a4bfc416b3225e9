import { useEffect } from 'react';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { QueryState, type QueryResult } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { BookIcon, ButtonLink, EmptyState, Page, PageHeader, Skeleton, SkeletonText } from '@lectern/shared/ui';
import { BookPage } from '../book/BookPage';
import { BookUnavailable } from '../book/BookUnavailable';
import { DeferredDetails } from '../book/DeferredDetails';
import type { Library } from '../data/library';
import { shelfBooks, shelfTopics } from '../data/shelf';
import { ReadingView } from '../reader/ReadingView';
import { Shelf } from '../shelf/Shelf';
import { ShelfSkeleton } from '../shelf/ShelfSkeleton';
import { bookText } from '../text/books.en';
import { useIdlePreload } from '../useIdlePreload';
import { useLibrary } from '../useLibrary';
import { useViewChange } from '../useViewChange';
import { readView } from '../viewAddress';

/** The shelf, a book's page (`?book=`) or the reader (`?read=`, at a position `&at=`), by the query string. */
export default function BooksScreen() {
  const { backend } = useHost().config;
  const view = readView(useSearchParams()[0]);
  const id = 'id' in view ? view.id : '';
  useViewChange(`${view.kind} ${id}`, { scrollsItself: view.kind === 'read' });
  useEffect(() => {
    // In parallel with the list of books.
    if (view.kind === 'book') DeferredDetails.prepare();
  }, [view.kind]);
  const shelf = useQuery(shelfBooks(backend));
  const topics = useQuery({ ...shelfTopics(backend), enabled: shelf.isSuccess && view.kind !== 'read' }).data ?? [];
  const library = useLibrary();
  const books = shelf.data?.books ?? [];
  const book = books.find((listed) => listed.id === id);
  if (view.kind === 'read')
    return (
      <div data-view="read">
        <ReadingView key={id} id={id} book={book} shelf={shelf} library={library} />
      </div>
    );
  return (
    <div data-view={view.kind}>
      <Page>
        {view.kind === 'none' || (view.kind === 'book' && shelf.isSuccess && !book) ? (
          <BookUnavailable />
        ) : view.kind === 'book' && book ? (
          <BookPage key={id} book={book} books={books} topics={topics} library={library.data} />
        ) : view.kind === 'book' && shelf.isPending ? (
          <BookPageSkeleton />
        ) : (
          <ShelfView shelf={shelf} topics={topics} library={library.data} />
        )}
      </Page>
    </div>
  );
}

function BookPageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width="50%" height="var(--text-3xl)" />
      <SkeletonText lines={6} />
    </div>
  );
}

type ShelfProps = {
  shelf: QueryResult<{ books: ListedBook[] } | null>;
  topics: readonly ListedCategory[];
  library: Library | undefined;
};

function ShelfView({ shelf, ...rest }: ShelfProps) {
  const text = useText(bookText);
  useTitle(text.title);
  useIdlePreload(DeferredDetails);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <QueryState query={shelf} title={text.booksFailed} placeholder={<ShelfSkeleton />}>
        {(published) =>
          published && published.books.length > 0 ? <Shelf books={published.books} {...rest} /> : <EmptyShelf />
        }
      </QueryState>
    </>
  );
}

function EmptyShelf() {
  const text = useText(bookText);
  return (
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
  );
}
