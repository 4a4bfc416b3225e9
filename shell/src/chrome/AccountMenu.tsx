import { ButtonLink, IconButton, Menu, MenuHeading, MenuItem, MenuLine, MenuLink, UserIcon } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useLocation, useNavigate } from '@lectern/shared/router';
import { signInPath } from '../routing/returnTo';
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
      <ButtonLink to={back} variant="quiet" size="small" className={classes.signIn}>{text.signIn}</ButtonLink>
      <ButtonLink to="/sign_up" variant="accent" size="small">{text.signUp}</ButtonLink>
    </>
  );
}

function UserMenu({ user }: { user: SessionUser }) {
  const text = useText();
  const { signOut } = useSession();
  const { announce } = useChrome();
  const navigate = useNavigate();
  const name = user.displayName || user.email;
  const leave = (): void => void signOut().then(() => navigate('/'), () => announce(text.session.signOutFailed));
  return (
    <Menu label={text.header.accountMenu} button={(ties) => <IconButton {...ties} label={text.header.account(name)} icon={<Portrait user={user} />} />}>
      <MenuHeading>{user.email}</MenuHeading>
      <MenuLink to="/profile">{text.header.profile}</MenuLink>
      <MenuLink to="/profile?tab=orders">{text.header.orders}</MenuLink>
      <MenuLink to="/profile?tab=settings">{text.header.settings}</MenuLink>
      <MenuLine />
      <MenuItem onClick={leave}>{text.header.signOut}</MenuItem>
    </Menu>
  );
}

function Portrait({ user }: { user: SessionUser }) {
  return user.photoUrl ? <img src={user.photoUrl} alt="" className={classes.portrait} /> : <UserIcon />;
}
