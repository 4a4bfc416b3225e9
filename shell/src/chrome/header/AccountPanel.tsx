import { MenuHeading, MenuItem, MenuSeparator, MenuLink, MenuPanel } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { textOf, useText } from '@lectern/shared/text';
import { useSession } from '../../session/SessionContext';
import { deferredText } from '../../text/deferred.en';
import { signOutText } from '../../text/signOut.en';
import type { DeferredPanelProps } from '../deferred/DeferredPanelProps';

type Props = DeferredPanelProps & { user: SessionUser; announce: (message: string) => void };

/** Panel of the account menu: links to the visitor's own pages, and signing out. */
export function AccountPanel({ user, announce, ...panel }: Props) {
  const text = useText(deferredText).account;
  const { signOut } = useSession();
  const navigate = useNavigate();
  const signOutAndGoHome = (): void =>
    void signOut().then(
      () => navigate('/'),
      () => announce(textOf(signOutText).failed),
    );
  return (
    <MenuPanel {...panel} label={text.label}>
      <MenuHeading>{user.email}</MenuHeading>
      <MenuLink to="/profile">{text.profile}</MenuLink>
      <MenuLink to="/profile?tab=orders">{text.orders}</MenuLink>
      <MenuLink to="/profile?tab=settings">{text.settings}</MenuLink>
      <MenuSeparator />
      <MenuItem onClick={signOutAndGoHome}>{text.signOut}</MenuItem>
    </MenuPanel>
  );
}
