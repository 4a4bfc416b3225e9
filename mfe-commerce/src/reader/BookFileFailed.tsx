import { isOnline } from '@lectern/shared/sync';
import { Button, ButtonLink, ErrorPanel, Page } from '@lectern/shared/ui';
import { BookFileError, type BookFileProblem } from '../data/bookFile';
import { readerWords } from '../text/reader.en';
import { useText } from '../text/useText';
import { bookPath } from '../viewAddress';

/** Problems that another try may solve. */
const PASSING: readonly BookFileProblem[] = ['broken', 'offline', 'unavailable', 'missing'];

/**
 * Says by kind why a book cannot be read, and what to do about it. `id` is undefined for a book that has no page, since
 * it is not on the shelf.
 */
export function BookFileFailed({
  id,
  error,
  isBusy,
  onRetry,
}: {
  id: string | undefined;
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const text = useText(readerWords);
  const kind = error instanceof BookFileError ? error.kind : isOnline() ? 'unavailable' : 'offline';
  const isOurs = kind === 'missing' || kind === 'broken';
  return (
    <Page width="narrow">
      <ErrorPanel
        headingLevel={1}
        title={text.fileTitle[kind]}
        reason={text.fileWhat[kind]}
        detail={error.message}
        actions={
          <>
            {PASSING.includes(kind) && (
              <Button variant="primary" busy={isBusy} onClick={onRetry}>
                {text.again}
              </Button>
            )}
            {id === undefined ? (
              <ButtonLink to="/books" variant="secondary">
                {text.allBooks}
              </ButtonLink>
            ) : (
              <ButtonLink to={bookPath(id)} variant="secondary">
                {text.toBook}
              </ButtonLink>
            )}
            {isOurs && (
              <ButtonLink to="/contact" variant="quiet">
                {text.contact}
              </ButtonLink>
            )}
          </>
        }
      />
    </Page>
  );
}
