import { isOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, ErrorPanel, Page } from '@lectern/shared/ui';
import { BookFileError, type BookFileProblem } from '../data/bookFile';
import { readerText } from '../text/reader.en';
import { bookPath } from '../viewAddress';

/** Problems that another attempt may solve. */
const RETRYABLE: readonly BookFileProblem[] = ['broken', 'offline', 'unavailable', 'missing'];

/** Problems of the file, which only we can solve. */
const OURS: readonly BookFileProblem[] = ['missing', 'broken', 'protected', 'unsupported'];

/** `id` is undefined for a book without a page, since it is not on the shelf. */
type Props = { id: string | undefined; error: Error; isRetrying: boolean; onRetry: () => void };

/** Error panel that says why a book cannot be read and what to do about it. */
export function BookFileFailed({ id, error, isRetrying, onRetry }: Props) {
  const text = useText(readerText);
  const kind = error instanceof BookFileError ? error.kind : isOnline() ? 'unavailable' : 'offline';
  const isOurs = OURS.includes(kind);
  return (
    <Page width="narrow">
      <ErrorPanel
        headingLevel={1}
        title={text.fileTitle[kind]}
        reason={text.fileReason[kind]}
        detail={error.message}
        actions={
          <>
            {RETRYABLE.includes(kind) && (
              <Button variant="primary" busy={isRetrying} onClick={onRetry}>
                {text.again}
              </Button>
            )}
            <ButtonLink to={id === undefined ? '/books' : bookPath(id)} variant="secondary">
              {id === undefined ? text.allBooks : text.toBook}
            </ButtonLink>
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
