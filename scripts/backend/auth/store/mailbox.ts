import type { Database } from '../../persistence';
import type { Mail, Mailbox } from '../contract';

/** The mailbox that replaces a mail server. */
export type MailStore = Mailbox & { post(mail: Omit<Mail, 'id' | 'sentAt'>): void };

const MAX_STORED = 2000;
const MAX_LISTED = 200;

type Row = {
  id: number;
  address: string;
  kind: Mail['kind'];
  subject: string;
  text: string;
  link: string | null;
  sent_at: number;
};

/** Returns access to the mails in the database, which stores the newest 2,000. */
export function createMailbox(db: Database, now: () => number): MailStore {
  const insert = db.prepare(
    'INSERT INTO auth_mails (address, kind, subject, text, link, sent_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const prune = db.prepare('DELETE FROM auth_mails WHERE id <= (SELECT max(id) FROM auth_mails) - ?');
  const list = (email?: string): Mail[] => {
    const rows =
      email === undefined
        ? db.prepare('SELECT * FROM auth_mails ORDER BY id DESC LIMIT ?').all([MAX_LISTED])
        : db
            .prepare('SELECT * FROM auth_mails WHERE address = ? ORDER BY id DESC LIMIT ?')
            .all([email.trim().toLowerCase(), MAX_LISTED]);
    return (rows as Row[]).map(({ address, sent_at, ...mail }) => ({ ...mail, to: address, sentAt: sent_at }));
  };
  return {
    list,
    latest: (email) => list(email)[0] ?? null,
    post(mail) {
      insert.run([mail.to, mail.kind, mail.subject, mail.text, mail.link, now()]);
      prune.run([MAX_STORED]);
    },
  };
}
