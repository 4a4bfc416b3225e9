export type { Mail, Mailbox, MailDelivery, Mails, OutgoingMail } from './contract';
export { createMails } from './createMails';
export { parseSmtp } from './smtpTransport';
