import * as v from 'valibot';
import type { DeskServices } from './contract';
import { change, plainFields } from './documents';

/** A mail to send. `path` is the screen that it leads to; a mail with the `key` of an earlier one is the same mail. */
export type DeskMail = { to: string; subject: string; text: string; path: string; key: string };

/** Hands in one mail durably. Throws for a malformed address, or when the store fails. */
export type SendMail = (mail: DeskMail) => void;

const stored = v.object({
  to: v.string(),
  /** The account that is notified. Mails of releases before this field have none. */
  uid: v.optional(v.nullable(v.string()), null),
  subject: v.string(),
  text: v.string(),
  path: v.string(),
  attempts: v.optional(v.number(), 0),
});

/** Most mails that are handed in at a time. */
const BATCH = 100;

/** A mail that fails this often, or can't be read, stays in `outbox`, and the desk shows it under health. */
export const MAX_ATTEMPTS = 5;

/**
 * Hands in the mails of `outbox/{id}`, and deletes each afterwards: after a crash in between it is handed in again,
 * with the same key. A mail to an account that was deleted meanwhile is only deleted. The site does this, not a
 * command, because only the site knows its address. Returns the number of mails that are left to try again. `warn`
 * receives a sentence about each mail that is set aside.
 */
export function sendOutbox(
  { documents, accounts }: DeskServices,
  sendMail: SendMail,
  warn: (message: string) => void,
): number {
  let left = 0;
  const due = documents.query({
    collection: 'outbox',
    where: [{ field: 'attempts', op: '<', value: { integerValue: String(MAX_ATTEMPTS) } }],
    limit: BATCH,
  });
  for (const { path, fields } of due) {
    // A mail that can't be read is not tried again.
    let failures = MAX_ATTEMPTS;
    try {
      const { attempts, uid, ...mail } = v.parse(stored, plainFields(fields));
      failures = attempts + 1;
      if (uid === null || accounts.getAccount(uid) !== null) sendMail({ ...mail, key: path });
      documents.delete(path);
    } catch (error) {
      documents.commit([change(path, { attempts: failures })]);
      if (failures < MAX_ATTEMPTS) left += 1;
      else warn(`The mail ${path} is set aside: ${String(error)}`);
    }
  }
  // A full batch may not have been the last one.
  return left + (due.length === BATCH ? 1 : 0);
}
