import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { LoadFailed } from '@lectern/shared/loading';
import { inLanguage, useText } from '@lectern/shared/text';
import { BookCover, Breadcrumbs, PageHeader, Skeleton, SkeletonText } from '@lectern/shared/ui';
import type { Library } from '../data/library';
import { DeferredReader } from '../reader/DeferredReader';
import { bookText } from '../text/books.en';
import { useIdlePreload } from '../useIdlePreload';
import * as styles from './BookPage.module.css';
import { DeferredDetails } from './DeferredDetails';

type Props = {
  book: ListedBook;
  books: readonly ListedBook[];
  topics: readonly ListedCategory[];
  library: Library | undefined;
};

/** Page of one book: its title and cover, and below them, as soon as their code has loaded, its offer and details. */
export function BookPage(props: Props) {
  const text = useText(bookText);
  const { backend } = useHost().config;
  const { id, title, authors, category, language, cover } = props.book;
  useTitle(title);
  useIdlePreload(DeferredReader);
  return (
    <>
      <PageHeader
        title={<span {...inLanguage(language)}>{title}</span>}
        lead={text.by(authors)}
        breadcrumbs={<BookBreadcrumbs book={props.book} />}
      />
      <div className={styles.book}>
        <div className={styles.cover}>
          <BookCover
            id={id}
            category={category ?? 'book'}
            title={title}
            author={authors[0]}
            src={cover && fileUrl(backend, cover)}
            eager
          />
        </div>
        <DeferredDetails
          {...props}
          placeholder={<DetailsSkeleton />}
          failed={(retry) => <LoadFailed title={text.detailsFailed} error={null} onRetry={retry} />}
        />
      </div>
    </>
  );
}

function BookBreadcrumbs({ book: { title, language } }: { book: ListedBook }) {
  const text = useText(bookText);
  const shelf = [
    { label: text.home, to: '/' },
    { label: text.title, to: '/books' },
  ];
  return <Breadcrumbs items={[...shelf, { label: title, language }]} />;
}

function DetailsSkeleton() {
  return (
    <>
      <div className={styles.offer} aria-busy="true">
        <Skeleton height="3.25rem" />
      </div>
      <div className={styles.about} aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    </>
  );
}
