import { useEffect, useRef, useState } from 'react';
import type { Notification } from '@lectern/shared/domain';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Badge, Button, Dialog, EmptyState } from '@lectern/shared/ui';
import { deferredText } from '../../text/deferred.en';
import { markRead, notificationQuery } from './notificationQuery';
import * as styles from './Notifications.module.css';

type Props = { uid: string; onClose: () => void };

/** All notifications of the account, newest first. Those that are shown count as read. */
export function NotificationsDialog({ uid, onClose }: Props) {
  const text = useText(deferredText).notifications;
  // Without QueryState, which would need more exports of the first bundle: each costs bytes there.
  // A retry or the next poll clears the error: the panel stays until there is data.
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(notificationQuery(uid));
  return (
    <Dialog open onClose={onClose} title={text.title}>
      {data ? (
        <Entries uid={uid} notifications={data} onLeave={onClose} />
      ) : (
        <div role="status" aria-busy={isFetching}>
          {errorUpdateCount > 0 && <Failed isRetrying={isFetching} onRetry={() => void refetch()} />}
        </div>
      )}
      <p className={styles.settings}>
        <Link to="/profile?tab=settings#notifications" onClick={onClose}>
          {text.settings}
        </Link>
      </p>
    </Dialog>
  );
}

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const text = useText(deferredText).notifications;
  return (
    <EmptyState
      title={text.failed}
      headingLevel={3}
      actions={
        <Button busy={isRetrying} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      }
    >
      <p>{text.failedBody}</p>
    </EmptyState>
  );
}

type EntriesProps = { uid: string; notifications: readonly Notification[]; onLeave: () => void };

function Entries({ uid, notifications, onLeave }: EntriesProps) {
  const text = useText(deferredText).notifications;
  const shownUnread = useMarkedRead(uid, notifications);
  if (notifications.length === 0)
    return (
      <EmptyState title={text.none} headingLevel={3}>
        <p>{text.noneBody}</p>
      </EmptyState>
    );
  return (
    <ul className={styles.list} role="list">
      {notifications.map(({ id, ...notification }) => (
        <Entry key={id} {...notification} isUnread={shownUnread.includes(id)} onLeave={onLeave} />
      ))}
    </ul>
  );
}

/** Marks notifications as read, each once. Returns the ids of those that were unread when they were first shown. */
function useMarkedRead(uid: string, notifications: readonly Notification[]): readonly string[] {
  const queries = useQueryClient();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const newlyUnread = notifications.filter(({ id, readAt }) => readAt === null && !unread.includes(id));
  if (newlyUnread.length > 0) setUnread([...unread, ...newlyUnread.map(({ id }) => id)]);
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const unmarked = unread.filter((id) => !marked.current.has(id));
    if (unmarked.length === 0) return;
    for (const id of unmarked) marked.current.add(id);
    // If this fails, they are shown as new again the next time: nothing is lost.
    void markRead(uid, unmarked)
      .then(() => queries.invalidateQueries(notificationQuery(uid)))
      .catch(() => undefined);
  }, [uid, unread, queries]);
  return unread;
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
