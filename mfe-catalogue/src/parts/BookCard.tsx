import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedBook } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { BookCover, MediaCard, Price } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';

/** A book on a shelf. */
export function BookCard({
  book: { id, title, authors, category, cover, price },
  to,
}: {
  book: ListedBook;
  to: string;
}) {
  const text = useText(bookWords);
  const { backend } = useHost().config;
  return (
    <MediaCard
      shelf
      to={to}
      title={title}
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
