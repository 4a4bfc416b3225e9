import { useUser } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';
import { BookIcon, ButtonLink, EmptyState, Skeleton } from '@lectern/shared/ui';
import { Failed } from '../parts/Failed';
import { bookWords } from '../text/books.en';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';
import { useLibrary } from '../useLibrary';
import { signInTo } from '../viewAddress';

/** Stands where the visitor's own books would, as long as it is not known which these are. */
export function OwnBooks() {
  const text = useText(bookWords);
  const failed = useText(failedWords);
  const { pathname, search } = useLocation();
  const user = useUser();
  const { error, isFetching, refetch } = useLibrary();
  if (!user)
    return (
      <EmptyState
        icon={<BookIcon />}
        title={text.mineTitle}
        actions={<ButtonLink to={signInTo(pathname + search)}>{text.signIn}</ButtonLink>}
      >
        {text.mine}
      </EmptyState>
    );
  if (error) return <Failed title={failed.library} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}
