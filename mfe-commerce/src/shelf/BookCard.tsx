import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Badge, BookCover, MediaCard, Price } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { bookPath } from '../viewAddress';

/** A book on the shelf, with how far its reader has come. `yours` is null for a book that is not the visitor's. */
export function BookCard({
  book,
  yours,
  headingLevel = 2,
}: {
  book: ListedBook;
  yours: { percent: number } | null;
  headingLevel?: 2 | 3;
}) {
  const text = useText(bookWords);
  const { backend } = useHost().config;
  const { id, title, authors, category, cover, price, pages } = book;
  return (
    <MediaCard
      shelf
      to={bookPath(id)}
      title={title}
      headingLevel={headingLevel}
      by={text.by(authors)}
      meta={<span>{text.pages(pages)}</span>}
      cover={
        <BookCover
          id={id}
          category={category ?? 'book'}
          title={title}
          author={authors[0]}
          src={cover && fileUrl(backend, cover)}
        />
      }
      foot={
        yours ? (
          <Badge tone="success">{yours.percent > 0 ? text.readOn(yours.percent) : text.values.yours}</Badge>
        ) : price ? (
          <Price amount={price.amount} currency={price.currency} />
        ) : (
          <span>{text.free}</span>
        )
      }
    />
  );
}
