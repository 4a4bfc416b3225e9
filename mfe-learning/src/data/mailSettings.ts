import { NOTIFICATION_KINDS, parseMailSettings, type NotificationKind } from '@lectern/shared/domain';

const documents = () => import('@lectern/shared/firebase/documents');
const pathOf = (uid: string): string => `users/${uid}/settings/mail`;

export { NOTIFICATION_KINDS, type NotificationKind };

/** Fetches the kinds of notifications that the account gets no mail for. Rejects while offline. */
export const getMutedKinds = async (uid: string): Promise<NotificationKind[]> =>
  (await (await documents()).getDocument(pathOf(uid), parseMailSettings, { fresh: true }))?.off ?? [];

/** Saves the kinds of notifications that the account gets no mail for. Rejects with a BackendError. */
export async function saveMutedKinds(uid: string, off: readonly NotificationKind[]): Promise<void> {
  const { serverTime, setDocument } = await documents();
  await setDocument(pathOf(uid), { off, updatedAt: serverTime });
}
