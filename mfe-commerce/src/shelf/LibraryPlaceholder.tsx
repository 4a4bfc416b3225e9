import { useUser } from '@lectern/shared/host';
import { LoadFailed, useFailure } from '@lectern/shared/loading';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { BookIcon, ButtonLink, EmptyState } from '@lectern/shared/ui';
import { libraryText } from '../text/library.en';
import { useLibrary } from '../useLibrary';
import { signInTo } from '../viewAddress';
import { LibrarySkeleton } from './LibrarySkeleton';

/**
 * Shown in place of the visitor's own books: until their library is loaded, and while it is empty. Asks a guest to sign
 * in.
 */
export function LibraryPlaceholder() {
  const text = useText(libraryText);
  const { pathname, search } = useLocation();
  const user = useUser();
  const library = useLibrary();
  const failure = useFailure(library);
  if (!user)
    return (
      <EmptyState
        icon={<BookIcon />}
        title={text.guestTitle}
        actions={<ButtonLink to={signInTo(pathname + search)}>{text.signIn}</ButtonLink>}
      >
        {text.guest}
      </EmptyState>
    );
  if (library.data)
    return (
      <EmptyState
        icon={<BookIcon />}
        title={text.emptyTitle}
        actions={<ButtonLink to="/books">{text.browse}</ButtonLink>}
      >
        {text.empty}
      </EmptyState>
    );
  return failure ? <LoadFailed title={text.failed} {...failure} /> : <LibrarySkeleton />;
}
