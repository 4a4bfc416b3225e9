import { MenuHeading, MenuItem, MenuSeparator, MenuLink, MenuPanel } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import type { LatePanelTies } from '../later/LatePanelTies';
import { useSession } from '../session/SessionContext';
import { useLaterText } from '../text/useLaterText';

/** Where an account leads, and the way out of it. */
export function AccountPanel({
  user,
  announce,
  ...ties
}: LatePanelTies & { user: SessionUser; announce: (message: string) => void }) {
  const text = useLaterText().account;
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = (): void =>
    void signOut().then(
      () => navigate('/'),
      () => announce(text.signOutFailed),
    );
  return (
    <MenuPanel {...ties} label={text.label}>
      <MenuHeading>{user.email}</MenuHeading>
      <MenuLink to="/profile">{text.profile}</MenuLink>
      <MenuLink to="/profile?tab=orders">{text.orders}</MenuLink>
      <MenuLink to="/profile?tab=settings">{text.settings}</MenuLink>
      <MenuSeparator />
      <MenuItem onClick={leave}>{text.signOut}</MenuItem>
    </MenuPanel>
  );
}
