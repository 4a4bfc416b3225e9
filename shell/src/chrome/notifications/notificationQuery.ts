import { parseNotification, type Notification } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

/** Polling interval for new notifications while the page is visible, in milliseconds. */
const POLL_MS = 45_000;
/** Notifications that are shown; an account keeps at most 50. */
const SHOWN = 50;

const documents = () => import('@lectern/shared/firebase/documents');
const collectionOf = (uid: string): string => `users/${uid}/notifications`;

/** Query of the account's notifications, newest first. */
export const notificationQuery = (uid: string) =>
  queryOptions({
    queryKey: ['users', uid, 'notifications'],
    queryFn: async (): Promise<Notification[]> =>
      (await documents()).listDocuments(
        { collection: collectionOf(uid), orderBy: [['createdAt', 'desc']], limit: SHOWN },
        parseNotification,
      ),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

/** Marks notifications as read. Rejects with a BackendError. */
export async function markRead(uid: string, ids: readonly string[]): Promise<void> {
  const { serverTime, updateDocument } = await documents();
  await Promise.all(ids.map((id) => updateDocument(`${collectionOf(uid)}/${id}`, { readAt: serverTime })));
}
