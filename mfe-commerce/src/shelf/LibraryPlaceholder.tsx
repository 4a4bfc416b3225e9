import { useUser } from '@lectern/shared/host';
import { LoadFailed } from '@lectern/shared/loading';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { BookIcon, ButtonLink, EmptyState, Skeleton } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';
import { useLibrary } from '../useLibrary';
import { signInTo } from '../viewAddress';

/** Shown in place of the visitor's own books until their library is loaded; asks a guest to sign in. */
export function LibraryPlaceholder() {
  const text = useText(bookText);
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
  if (error)
    return (
      <LoadFailed title={text.libraryFailed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <div aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}
