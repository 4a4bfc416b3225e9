/**
 * The tables of the mailbox and the outbox. Each entry migrates to the next version; a released entry is never edited.
 */
export const MAIL_MIGRATIONS = [
  `CREATE TABLE mails (
     id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL,
     text TEXT NOT NULL, link TEXT, sent_at INTEGER NOT NULL, state TEXT NOT NULL, message_id TEXT,
     key TEXT UNIQUE, attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL DEFAULT 0,
     expires_at INTEGER NOT NULL DEFAULT 0, error TEXT
   );
   CREATE INDEX mails_address ON mails(address, id);
   CREATE INDEX mails_due ON mails(due_at) WHERE state = 'waiting';
   CREATE TABLE mail_mode (delivers INTEGER NOT NULL);
   INSERT INTO mail_mode (delivers) VALUES (0);`,
  `ALTER TABLE mails ADD COLUMN outlives_account INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE mails ADD COLUMN is_orphan INTEGER NOT NULL DEFAULT 0;`,
];
