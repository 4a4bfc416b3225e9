import { useEffect, useRef } from 'react';
import type { Notification } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { textOf } from '@lectern/shared/text';
import type { Session } from '../../session/SessionContext';
import { deferredText } from '../../text/deferred.en';
import { notificationQuery } from './notificationQuery';

/** A token is at most this old: a decision before that is in it. */
const TOKEN_MS = 3_600_000;

type Options = { uid: string; accounts: Session['accounts']; announce: (message: string) => void };

/**
 * Follows the notifications of the account: announces new ones, and takes over the roles that a decision gave or
 * withdrew, so that the open screen changes by itself.
 */
export function useNotifications({ uid, accounts, announce }: Options): readonly Notification[] {
  const { data } = useQuery(notificationQuery(uid));
  const seen = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!data) return;
    const isFirst = seen.current === null;
    const known = (seen.current ??= new Set());
    const fresh = data.filter(({ id, readAt }) => !known.has(id) && readAt === null);
    for (const { id } of data) known.add(id);
    const mayChangeRoles = ({ kind, createdAt }: Notification): boolean =>
      kind === 'decision' && createdAt.getTime() > Date.now() - TOKEN_MS;
    if (fresh.some(mayChangeRoles))
      void accounts()
        .then((service) => service.refreshAccount())
        .catch(() => undefined);
    if (!isFirst && fresh[0]) announce(textOf(deferredText).notifications.arrived(fresh[0].title));
  }, [data, accounts, announce]);
  return data ?? [];
}

/** Shows the number of unread notifications on the button that opens the menu `id`. */
export function useUnreadMark(id: string | undefined, unread: number): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id ?? '')}"]`);
    if (!button || unread === 0) return;
    const { unread: label, many } = textOf(deferredText).notifications;
    button.dataset.unread = unread > 9 ? many : String(unread);
    button.setAttribute('aria-description', label(unread));
    return () => {
      delete button.dataset.unread;
      button.removeAttribute('aria-description');
    };
  }, [id, unread]);
}
