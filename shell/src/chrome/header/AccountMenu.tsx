import { ButtonLink, IconButton, UserIcon } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { useSession } from '../../session/SessionContext';
import { usePageState } from '../../state/PageState';
import { signInPath } from '../../state/signInPath';
import { shellText } from '../../text/shell.en';
import { DeferredMenu } from '../deferred/DeferredMenu';
import styles from './Header.module.css';

/** Account menu of a signed-in visitor; otherwise links to sign in and sign up. */
export function AccountMenu() {
  const { user } = useSession();
  return user ? <UserMenu user={user} /> : <VisitorLinks />;
}

function VisitorLinks() {
  const text = useText(shellText).header;
  const location = useLocation();
  const signIn =
    location.pathname === '/' || location.pathname.startsWith('/sign_') ? '/sign_in' : signInPath(location);
  return (
    <>
      <ButtonLink to={signIn} variant="quiet" size="small" className={styles.signIn}>
        {text.signIn}
      </ButtonLink>
      <ButtonLink to="/sign_up" variant="accent" size="small">
        {text.signUp}
      </ButtonLink>
    </>
  );
}

function UserMenu({ user }: { user: SessionUser }) {
  const text = useText(shellText).header;
  const { announce } = usePageState();
  return (
    <DeferredMenu
      button={(props) => (
        <IconButton {...props} label={text.account(user.displayName || user.email)} icon={<Avatar user={user} />} />
      )}
      panel={({ AccountPanel }, props) => <AccountPanel {...props} user={user} announce={announce} />}
    />
  );
}

function Avatar({ user }: { user: SessionUser }) {
  return user.photoUrl ? <img src={user.photoUrl} alt="" className={styles.portrait} /> : <UserIcon />;
}
