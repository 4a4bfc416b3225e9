import { ButtonLink, IconButton, UserIcon } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';
import { LateMenu } from '../later/LateMenu';
import { signInPath } from '../routing/signInPath';
import { useSession } from '../session/SessionContext';
import { useText } from '../text/useText';
import { useChrome } from './Chrome';
import classes from './Header.module.css';

/** Sign in and Sign up for a visitor; a menu of their own for who is signed in. */
export function AccountMenu() {
  const { user } = useSession();
  return user ? <UserMenu user={user} /> : <VisitorLinks />;
}

function VisitorLinks() {
  const text = useText().header;
  const location = useLocation();
  const back = location.pathname === '/' || location.pathname.startsWith('/sign_') ? '/sign_in' : signInPath(location);
  return (
    <>
      <ButtonLink to={back} variant="quiet" size="small" className={classes.signIn}>
        {text.signIn}
      </ButtonLink>
      <ButtonLink to="/sign_up" variant="accent" size="small">
        {text.signUp}
      </ButtonLink>
    </>
  );
}

function UserMenu({ user }: { user: SessionUser }) {
  const text = useText().header;
  const { announce } = useChrome();
  return (
    <LateMenu
      button={(ties) => (
        <IconButton {...ties} label={text.account(user.displayName || user.email)} icon={<Portrait user={user} />} />
      )}
      panel={({ AccountPanel }, ties) => <AccountPanel {...ties} user={user} announce={announce} />}
    />
  );
}

function Portrait({ user }: { user: SessionUser }) {
  return user.photoUrl ? <img src={user.photoUrl} alt="" className={classes.portrait} /> : <UserIcon />;
}
