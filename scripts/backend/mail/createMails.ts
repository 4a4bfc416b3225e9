import { applyMigrations, type Database } from '../persistence';
import type { MailOptions, Mails, OutgoingMail } from './contract';
import { startDelivery } from './delivery';
import { MAIL_MIGRATIONS } from './migrations';
import { createOutbox } from './outbox';
import { createSmtpTransport } from './smtpTransport';

const ADDRESS = /^[^\s\p{Cc}@<>()[\],;:"\\]{1,64}@[^\s\p{Cc}@<>()[\],;:"\\]{1,253}$/u;

/**
 * Opens the mails of a database and creates their tables. With `delivery`, starts sending. Throws an Error for an
 * unusable mail server address, DatabaseError when the tables are newer than this program.
 */
export function createMails(db: Database, { now, delivery, onTrouble = () => undefined }: MailOptions): Mails {
  applyMigrations(db, 'mail', MAIL_MIGRATIONS);
  const outbox = createOutbox(db, now);
  if (delivery !== undefined) outbox.setDelivers(delivery !== null);
  const transport = delivery == null ? null : createSmtpTransport(delivery);
  const isOpen = () => db.open;
  const sender = transport === null ? null : startDelivery({ outbox, transport, now, isOpen, onTrouble });
  const add = (mail: OutgoingMail, options: { isDecoy: boolean }): void => {
    outbox.add(checkMail(mail), options);
    sender?.wake();
  };
  return {
    list: (email) => outbox.list(email),
    latest: (email) => outbox.latest(email),
    send: (mail) => add(mail, { isDecoy: false }),
    sendDecoy: (mail) => add(mail, { isDecoy: true }),
    forget: (email) => outbox.forget(email),
    deliverDue: () => sender?.deliverDue() ?? Promise.resolve(),
    close: () => sender?.close() ?? Promise.resolve(),
  };
}

/** Returns the mail with its address in lower case and without control characters. Throws for a malformed address. */
export function checkMail(mail: OutgoingMail): OutgoingMail {
  if (!ADDRESS.test(mail.to)) throw new Error(`${JSON.stringify(mail.to)} is not an e-mail address.`);
  return {
    ...mail,
    to: mail.to.toLowerCase(),
    subject: mail.subject.replace(/\p{Cc}+/gu, ' ').slice(0, 200),
    text: mail.text.replace(/(?!\n)\p{Cc}/gu, ''),
  };
}
