import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { BookCover, MediaCard, Price } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { bookText } from '../../text/books.en';

/** Card of a book. */
export function BookCard({
  book: { id, title, authors, category, language, cover, price },
  to,
}: {
  book: ListedBook;
  to: string;
}) {
  const text = useText(bookText);
  const { backend } = useHost().config;
  return (
    <MediaCard
      shelf
      to={to}
      title={title}
      language={language}
      by={text.authors(authors)}
      cover={
        <BookCover
          id={id}
          category={category ?? 'book'}
          title={title}
          author={authors[0]}
          src={cover && fileUrl(backend, cover)}
        />
      }
      foot={price ? <Price amount={price.amount} currency={price.currency} /> : <span>{text.free}</span>}
    />
  );
}
