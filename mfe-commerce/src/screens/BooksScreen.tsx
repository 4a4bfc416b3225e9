import { fetchCatalogueFile } from '@lectern/shared/catalogue';
import { parseCatalogueBooks } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { BookIcon, ButtonLink, EmptyState, Grid, Page, PageHeader, Skeleton } from '@lectern/shared/ui';
import { BookCard } from '../parts/BookCard';
import { Failed } from '../parts/Failed';
import { useText } from '../text/useText';

/** The shelf: every published book. */
export default function BooksScreen() {
  const { books: text, failed } = useText();
  const { backend } = useHost().config;
  const query = useQuery({
    queryKey: ['catalogue', 'books'],
    queryFn: ({ signal }) => fetchCatalogueFile(backend, (pointer) => pointer.books, parseCatalogueBooks, signal),
  });
  const books = query.data?.books ?? [];
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      {query.isPending && <div aria-busy="true"><Grid least="12rem">{Array.from({ length: 6 }, (_, index) => <Skeleton key={index} shape="book" />)}</Grid></div>}
      {query.isError && <Failed title={failed.books} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && books.length === 0 && (
        <EmptyState icon={<BookIcon />} title={text.noneTitle} actions={<ButtonLink to="/all-courses" variant="secondary">{text.courses}</ButtonLink>}>{text.none}</EmptyState>
      )}
      <Grid as="ul" least="12rem">{books.map((book) => <li key={book.id}><BookCard book={book} /></li>)}</Grid>
    </Page>
  );
}
