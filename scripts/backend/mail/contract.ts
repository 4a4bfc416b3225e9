/** A mail to send. The text is plain: paragraphs are separated by blank lines, control characters are removed. */
export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  /** An address that the reader opens. It follows the text. Once the mail is sent, text and link are removed here. */
  link?: string | null;
  /** A short name of the occasion for lists, such as `RECEIPT`. Default `NOTICE`. */
  kind?: string;
  /** A mail with the key of an earlier one is not stored again: repeat the call without fear. */
  key?: string;
  /**
   * True for a mail that its reader is owed even when the account with the address is deleted before it is sent, such
   * as a receipt. Default false.
   */
  outlivesAccount?: boolean;
  /** Time at which the mail is obsolete and given up, in milliseconds since 1970. Default: after two days. */
  expiresAt?: number;
};

/** `stored`: only in the local mailbox. `waiting`: not sent yet. `failed`: given up, for the reason in `error`. */
export type MailState = 'stored' | 'waiting' | 'sent' | 'failed';

/** A mail of the mailbox. Times are milliseconds since 1970; `sentAt` is when it was handed in. */
export type Mail = {
  id: number;
  to: string;
  kind: string;
  subject: string;
  /** Empty once a mail with a link was sent: its link still works. */
  text: string;
  /** The link of the mail; null for a plain notice. */
  link: string | null;
  sentAt: number;
  state: MailState;
  /** Failed attempts to send it, and the reason of the last one. */
  attempts: number;
  error: string | null;
};

export type Mailbox = {
  /** Returns mails, newest first, at most 200. */
  list(email?: string): Mail[];
  latest(email: string): Mail | null;
};

/** Delivery of mails to another mail server. */
export type MailDelivery = {
  /** `smtp://user:password@host:587` or `smtps://…:465`. Special characters are percent-encoded. */
  smtp: string;
  /** The sender, such as `Lectern <no-reply@learn.example>`. */
  from: string;
};

/** Options of the mails. `now` is milliseconds since 1970. */
export type MailOptions = {
  now: () => number;
  /**
   * Sends the mails of this database from this process; null only stores them in the mailbox. Left out, mails are
   * handed in as the process that serves the site has decided, and that one sends them.
   */
  delivery?: MailDelivery | null | undefined;
  /** Called with a sentence for the log when mails begin to fail, and when they are sent again. */
  onTrouble?: ((message: string) => void) | undefined;
};

/** The mails of a site: a durable outbox and the local mailbox. */
export type Mails = Mailbox & {
  /**
   * Stores a mail durably and returns at once; it joins an open transaction. Each mail is sent at least once: failures
   * are repeated after 1, 2, 4 … minutes, at most an hour, until it expires. Throws an Error for a malformed address.
   */
  send(mail: OutgoingMail): void;
  /** Does the same work as `send` for a mail that nobody gets, to hide whether an address is known. */
  sendDecoy(mail: OutgoingMail): void;
  /**
   * Removes the mails to the address of a deleted account. Those that outlive it and still wait are removed once they
   * are sent or given up.
   */
  forget(email: string): void;
  /** Resolves when every mail that is due was tried once. The process that delivers does so by itself. */
  deliverDue(): Promise<void>;
  /** Stops sending; mails in flight have up to five seconds. */
  close(): Promise<void>;
};
