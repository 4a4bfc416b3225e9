import { createHash } from 'node:crypto';
import { checkMail, createSmtpTransport, type MailDelivery } from '@lectern/backend';
import { RetryLater } from '../processing';

/** A mail; one with the `key` of an earlier one has its message id, by which mail servers recognise a repetition. */
export type HostedMail = { to: string; subject: string; text: string; link: string | null; key: string };

/**
 * Hands a mail in at the mail server. Rejects with RetryLater while the server does not take it, and with an Error for
 * an address that it never takes.
 */
export type SendMail = (mail: HostedMail) => Promise<void>;

/** Returns the function that sends mails over SMTP, and one that ends its connections. */
export function createMailSender(delivery: MailDelivery): { send: SendMail; close: () => void } {
  const transport = createSmtpTransport(delivery);
  return {
    async send({ key, ...mail }) {
      const checked = { ...mail, ...checkMail(mail), link: mail.link };
      const messageId = createHash('sha256').update(key).digest('base64url');
      const outcome = await transport.send({ ...checked, messageId, id: 0, attempts: 0, expiresAt: 0 });
      if (outcome.kind === 'sent') return;
      if (outcome.permanent) throw new Error(`The mail server refuses a mail: ${outcome.error}`);
      throw new RetryLater(`The mail server does not take mails now: ${outcome.error}`);
    },
    close: () => transport.close(),
  };
}
