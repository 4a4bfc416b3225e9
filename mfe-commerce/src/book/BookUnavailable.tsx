import { useTitle } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { BookIcon, ButtonLink, EmptyState } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';

/** Page of a book that does not exist or is not published. */
export function BookUnavailable() {
  const text = useText(bookText);
  useTitle(text.unavailableTitle);
  return (
    <EmptyState
      headingLevel={1}
      icon={<BookIcon />}
      title={text.unavailableTitle}
      actions={
        <ButtonLink to="/books" variant="primary">
          {text.allBooks}
        </ButtonLink>
      }
    >
      {text.unavailable}
    </EmptyState>
  );
}
