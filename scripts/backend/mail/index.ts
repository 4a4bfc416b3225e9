export type { Mail, Mailbox, MailDelivery, Mails, OutgoingMail } from './contract';
export { createMails } from './createMails';
export { escapeHtml } from './mailBody';
export { parseSmtp } from './smtpTransport';
