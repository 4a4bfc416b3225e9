import { useEffect, useState } from 'react';
import type { Notification } from '@lectern/shared/domain';
import { useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Badge, Dialog, EmptyState } from '@lectern/shared/ui';
import { deferredText } from '../../text/deferred.en';
import { markRead, notificationQuery } from './notificationQuery';
import * as styles from './Notifications.module.css';

type Props = { uid: string; notifications: readonly Notification[]; onClose: () => void };

/** All notifications of the account, newest first. Those that are shown count as read. */
export function NotificationsDialog({ uid, notifications, onClose }: Props) {
  const text = useText(deferredText).notifications;
  const [unread] = useState(() => notifications.filter(({ readAt }) => readAt === null).map(({ id }) => id));
  const queries = useQueryClient();
  useEffect(() => {
    if (unread.length === 0) return;
    // What could not be marked is shown as new again: nothing is lost.
    void markRead(uid, unread)
      .then(() => queries.invalidateQueries(notificationQuery(uid)))
      .catch(() => undefined);
  }, [uid, unread, queries]);
  return (
    <Dialog open onClose={onClose} title={text.title}>
      {notifications.length === 0 ? (
        <EmptyState title={text.none} headingLevel={3}>
          <p>{text.noneBody}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {notifications.map(({ id, ...facts }) => (
            <Entry key={id} {...facts} isUnread={unread.includes(id)} onLeave={onClose} />
          ))}
        </ul>
      )}
      <p className={styles.settings}>
        <Link to="/profile?tab=settings#notifications" onClick={onClose}>
          {text.settings}
        </Link>
      </p>
    </Dialog>
  );
}

type EntryProps = Pick<Notification, 'title' | 'body' | 'path' | 'createdAt'> & {
  isUnread: boolean;
  onLeave: () => void;
};

function Entry({ title, body, path, createdAt, isUnread, onLeave }: EntryProps) {
  const text = useText(deferredText).notifications;
  return (
    <li className={styles.entry}>
      <h3>
        <Link to={path} onClick={onLeave}>
          {title}
        </Link>{' '}
        {isUnread && <Badge tone="accent">{text.new}</Badge>}
      </h3>
      <time dateTime={createdAt.toISOString()}>{text.date(createdAt)}</time>
      {body !== '' && <p>{body}</p>}
    </li>
  );
}
