import type { Account, AdminWrite } from '@lectern/backend';
import { parseMailSettings } from '@lectern/shared/domain';
import type { DeskServices, Notice } from './contract';
import { put, read } from './documents';
import { deskText } from './text/desk.en';

/** An account keeps this many notifications; older ones are deleted. */
export const MAX_NOTIFICATIONS = 50;

/**
 * Returns the writes that notify somebody: a notification for their account, and a mail in `outbox` that the site
 * sends. `id` identifies the subject of the notice: notices with the same `id` replace each other. The id of the mail
 * contains the account, as all accounts share the outbox. No mail is sent to an account without an address, or with
 * mails of this kind switched off.
 */
export function noticeWrites(services: DeskServices, notice: Notice, id: string): AdminWrite[] {
  const { uid, kind, title, body, path, mailId = id } = notice;
  const account = uid === null ? null : services.accounts.getAccount(uid);
  const writes: AdminWrite[] = [];
  if (account) {
    const collection = `users/${account.uid}/notifications`;
    const createdAt = new Date();
    writes.push(
      put(`${collection}/${id}`, { kind, title, body: body.slice(0, 2000), path, readAt: null, createdAt }),
      ...surplus(services, collection, id),
    );
  }
  const wantsMail = account !== null && !mailIsOff(services, account.uid, kind);
  const to = notice.email ?? (wantsMail ? account.email : null);
  const outboxId = account ? `${mailId}~${account.uid}` : mailId;
  if (to !== null) writes.push(put(`outbox/${outboxId}`, mailOf(to, account, notice)));
  return writes;
}

function surplus({ documents }: DeskServices, collection: string, id: string): AdminWrite[] {
  const stored = documents.query({
    collection,
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    offset: MAX_NOTIFICATIONS - 1,
  });
  return stored.flatMap(({ path }) => (path === `${collection}/${id}` ? [] : [{ delete: path }]));
}

function mailIsOff(services: DeskServices, uid: string, kind: Notice['kind']): boolean {
  try {
    return read(services, `users/${uid}/settings/mail`, parseMailSettings)?.off.includes(kind) ?? false;
  } catch {
    return false;
  }
}

function mailOf(to: string, account: Account | null, { title, body, path }: Notice): object {
  const text = [deskText.mail.greeting(account?.displayName ?? ''), title, body, deskText.mail.footer]
    .filter(Boolean)
    .join('\n\n');
  return { to, uid: account?.uid ?? null, subject: title, text, path, attempts: 0, createdAt: new Date() };
}
