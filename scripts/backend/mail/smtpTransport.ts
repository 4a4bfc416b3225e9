import { createTransport } from 'nodemailer';
import type { MailDelivery } from './contract';
import { htmlBody, plainBody } from './mailBody';
import type { DueMail } from './outbox';

/** The outcome of an attempt. `permanent` means that the server will never take this mail. Errors hold no password. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; permanent: boolean; error: string };

/** Sends mails over SMTP. */
export type SmtpTransport = { send(mail: DueMail): Promise<Outcome>; close(): void };

const TIMEOUT_MS = 15_000;

/** Parses the address of a mail server. Throws an Error that says what is wrong without repeating the password. */
export function parseSmtp(smtp: string): URL {
  const url = URL.canParse(smtp) ? new URL(smtp) : null;
  if (url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname)) return url;
  throw new Error(
    'The mail server must be an address such as smtp://user:password@mail.example:587 or smtps://mail.example:465, ' +
      'with special characters of user and password percent-encoded.',
  );
}

/** Opens no connection before the first mail. A password is sent over TLS only, except to this machine. */
export function createSmtpTransport({ smtp, from }: MailDelivery): SmtpTransport {
  const url = parseSmtp(smtp);
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const secure = url.protocol === 'smtps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && user !== '' && !isLocal,
    ...(user === '' ? {} : { auth: { user, pass } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: plainBody(mail),
          html: htmlBody(mail),
          messageId: `<${mail.messageId}@${hostOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        return toFailure(error, pass);
      }
    },
    close: () => transport.close(),
  };
}

function hostOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

/** A 5xx answer to this mail is final. One to the sign-in is not: an operator will correct the configuration. */
function toFailure(error: unknown, password: string): Outcome {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  const permanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  const text = `${code ?? 'Error'}: ${message ?? ''}`.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);
  return { kind: 'failed', permanent, error: password === '' ? text : text.replaceAll(password, '***') };
}
