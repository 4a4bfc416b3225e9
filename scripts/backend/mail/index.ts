export type { Mail, Mailbox, MailDelivery, Mails, OutgoingMail } from './contract';
export { checkMail, createMails } from './createMails';
export { createSmtpTransport, parseSmtp } from './smtpTransport';
