import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Badge, BookCover, MediaCard, Price } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';
import { bookPath } from '../viewAddress';

/** `yours` is null for a book that is not in the visitor's library. */
type Props = { book: ListedBook; yours: { percent: number } | null; headingLevel?: 2 | 3 };

/** Card of a book: its cover, authors and length, and its price or the reader's progress. */
export function BookCard({ book, yours, headingLevel = 2 }: Props) {
  const text = useText(bookText);
  const { backend } = useHost().config;
  const { id, title, authors, category, language, cover, price, pages } = book;
  return (
    <MediaCard
      shelf
      to={bookPath(id)}
      title={title}
      language={language}
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
          <Badge tone="success">{yours.percent > 0 ? text.continueAt(yours.percent) : text.values.yours}</Badge>
        ) : price ? (
          <Price amount={price.amount} currency={price.currency} />
        ) : (
          <span>{text.free}</span>
        )
      }
    />
  );
}
