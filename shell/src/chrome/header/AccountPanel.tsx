import { useState } from 'react';
import { deferredPart } from '@lectern/shared/loading';
import { Badge, MenuHeading, MenuItem, MenuSeparator, MenuLink, MenuPanel } from '@lectern/shared/ui';
import type { SessionUser } from '@lectern/shared/host';
import { useNavigate } from '@lectern/shared/router';
import { textOf, useText } from '@lectern/shared/text';
import { useSession } from '../../session/SessionContext';
import { deferredText } from '../../text/deferred.en';
import { signOutText } from '../../text/signOut.en';
import type { DeferredPanelProps } from '../deferred/DeferredPanelProps';
import { useNotifications, useUnreadMark } from '../notifications/useNotifications';
import '../notifications/UnreadMark.module.css';

type Props = DeferredPanelProps & { user: SessionUser; announce: (message: string) => void };

const NotificationsDialog = deferredPart(
  () => import('../notifications/NotificationsDialog'),
  (module) => module.NotificationsDialog,
);

/** Panel of the account menu: notifications, links to the visitor's own pages, and signing out. */
export function AccountPanel(props: Props) {
  // Another account begins with a closed dialog, and hears none of its older notifications as new ones.
  return <PanelOf key={props.user.uid} {...props} />;
}

function PanelOf({ user, announce, ...panel }: Props) {
  const { account: text, notifications: words } = useText(deferredText);
  const { signOut, accounts } = useSession();
  const [isReading, setIsReading] = useState(false);
  const notifications = useNotifications({ uid: user.uid, accounts, announce });
  const unread = notifications.filter(({ readAt }) => readAt === null).length;
  useUnreadMark(panel.id, unread);
  const navigate = useNavigate();
  const signOutAndGoHome = (): void =>
    void signOut().then(
      () => navigate('/'),
      () => announce(textOf(signOutText).failed),
    );
  return (
    <>
      <MenuPanel {...panel} label={text.label}>
        {user.email === '' ? <MenuLink to="/sign_up">{text.signUp}</MenuLink> : <MenuHeading>{user.email}</MenuHeading>}
        <MenuLink to="/profile">{text.profile}</MenuLink>
        <MenuLink to="/profile?tab=orders">{text.orders}</MenuLink>
        <MenuLink to="/profile?tab=settings">{text.settings}</MenuLink>
        <MenuItem onClick={() => setIsReading(true)}>
          {words.title}
          {unread > 0 && (
            <>
              {' '}
              <Badge tone="accent">{words.unread(unread)}</Badge>
            </>
          )}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onClick={signOutAndGoHome}>{text.signOut}</MenuItem>
      </MenuPanel>
      {isReading && <NotificationsDialog uid={user.uid} onClose={() => setIsReading(false)} />}
    </>
  );
}
