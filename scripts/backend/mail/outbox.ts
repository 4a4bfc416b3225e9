import { randomUUID } from 'node:crypto';
import { inTransaction, type Database } from '../persistence';
import type { Mail, Mailbox, MailState, OutgoingMail } from './contract';

/** A mail that is due. `messageId` is the same in every attempt, so that mail servers recognise a repetition. */
export type DueMail = Pick<Mail, 'id' | 'to' | 'subject' | 'text' | 'link' | 'attempts'> & {
  messageId: string;
  expiresAt: number;
};

/** The mails in the database. */
export type Outbox = Mailbox & {
  /** Decides whether mails are sent or only stored, for every process that opens the database. */
  setDelivers(delivers: boolean): void;
  add(mail: OutgoingMail, options: { isDecoy: boolean }): void;
  forget(email: string): void;
  /** Returns up to `limit` mails that are due. No other process gets them before `until`. */
  claim(limit: number, until: number): DueMail[];
  markSent(id: number): void;
  markRetry(id: number, dueAt: number, error: string): void;
  markFailed(id: number, error: string): void;
};

const MAX_STORED = 2000;
const MAX_LISTED = 200;
/** More unsent mails than this mean that nobody looks after the mail server: further ones are given up at once. */
const MAX_WAITING = 10_000;
/** Longest time until a mail is tried again. One that is due later was handled by a clock that was ahead. */
export const MAX_RETRY_MS = 3_600_000;
const DEFAULT_LIFETIME_MS = 2 * 24 * 3_600_000;

const LATEST = 'SELECT max(sent_at) AS latest FROM mails';
const INSERT =
  'INSERT OR IGNORE INTO mails (address, kind, subject, text, link, sent_at, state, message_id, key, expires_at, ' +
  'error, outlives_account) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
// A decoy is removed with the next mail: it only has to cost as much as a mail.
const PRUNE =
  "DELETE FROM mails WHERE state = 'decoy' OR (state <> 'waiting' AND id <= (SELECT max(id) FROM mails) - ?)";
const DUE = "SELECT * FROM mails WHERE state = 'waiting' AND (due_at <= ? OR due_at > ?) ORDER BY due_at LIMIT ?";
const LISTED = "state <> 'decoy'";

type Row = Omit<Mail, 'to' | 'sentAt'> & { address: string; sent_at: number };
type DueRow = Row & { message_id: string; expires_at: number };

/** Returns access to the mails in the database, which stores the newest 2,000 and all that wait. */
export function createOutbox(db: Database, now: () => number): Outbox {
  return { ...createList(db), ...createIntake(db, now), ...createQueue(db, now) };
}

function createList(db: Database): Mailbox {
  const all = db.prepare(`SELECT * FROM mails WHERE ${LISTED} ORDER BY id DESC LIMIT ?`);
  const byAddress = db.prepare(`SELECT * FROM mails WHERE address = ? AND ${LISTED} ORDER BY id DESC LIMIT ?`);
  const list = (email?: string): Mail[] => {
    const rows = email === undefined ? all.all([MAX_LISTED]) : byAddress.all([email.trim().toLowerCase(), MAX_LISTED]);
    return (rows as Row[]).map(toMail);
  };
  return { list, latest: (email) => list(email)[0] ?? null };
}

function createIntake(db: Database, now: () => number): Pick<Outbox, 'setDelivers' | 'add' | 'forget'> {
  const insert = db.prepare(INSERT);
  const prune = db.prepare(PRUNE);
  const mode = db.prepare('SELECT delivers FROM mail_mode');
  const forget = db.prepare("DELETE FROM mails WHERE address = ? AND NOT (state = 'waiting' AND outlives_account)");
  const orphan = db.prepare('UPDATE mails SET is_orphan = 1 WHERE address = ?');
  const latest = db.prepare(LATEST);
  const waiting = db.prepare("SELECT count(*) AS count FROM mails WHERE state = 'waiting'");
  const stateOfNew = (): MailState => {
    if ((mode.get([]) as { delivers: number }).delivers === 0) return 'stored';
    return (waiting.get([]) as { count: number }).count < MAX_WAITING ? 'waiting' : 'failed';
  };
  // A clock that is behind, as after a start without a network, would let the mail expire as soon as it is right again.
  const defaultExpiry = (): number =>
    Math.max(now(), (latest.get([]) as { latest: number | null }).latest ?? 0) + DEFAULT_LIFETIME_MS;
  return {
    setDelivers: (delivers) => void db.prepare('UPDATE mail_mode SET delivers = ?').run([Number(delivers)]),
    add: (mail, { isDecoy }) =>
      inTransaction(db, () => {
        const { to, subject, text, link = null, kind = 'NOTICE', key = null, expiresAt } = mail;
        const state = stateOfNew();
        const error = state === 'failed' ? `More than ${MAX_WAITING} mails are waiting.` : null;
        const expires = expiresAt ?? defaultExpiry();
        prune.run([MAX_STORED]);
        insert.run([
          ...[to, kind, subject, text, link, now(), isDecoy ? 'decoy' : state],
          ...[randomUUID(), key, expires, error, Number(mail.outlivesAccount ?? false)],
        ]);
      }),
    forget: (email) =>
      inTransaction(db, () => {
        forget.run([email]);
        orphan.run([email]);
      }),
  };
}

function createQueue(db: Database, now: () => number): Pick<Outbox, 'claim' | 'markSent' | 'markRetry' | 'markFailed'> {
  const due = db.prepare(DUE);
  const listDue = (limit: number): DueRow[] => due.all([now(), now() + 2 * MAX_RETRY_MS, limit]) as DueRow[];
  const lease = db.prepare('UPDATE mails SET due_at = ? WHERE id = ?');
  // The link of a sent mail works: it is not stored longer than needed.
  const sent = db.prepare(
    "UPDATE mails SET state = 'sent', error = NULL, text = CASE WHEN link IS NULL THEN text ELSE '' END, " +
      'link = NULL WHERE id = ?',
  );
  const retry = db.prepare('UPDATE mails SET attempts = attempts + 1, due_at = ?, error = ? WHERE id = ?');
  const failed = db.prepare("UPDATE mails SET state = 'failed', attempts = attempts + 1, error = ? WHERE id = ?");
  const removeOrphan = db.prepare('DELETE FROM mails WHERE id = ? AND is_orphan');
  const forgetOrphan = (id: number): boolean => removeOrphan.run([id]).changes > 0;
  return {
    claim: (limit, until) =>
      listDue(limit).length === 0
        ? []
        : inTransaction(db, () => {
            const rows = listDue(limit);
            for (const { id } of rows) lease.run([until, id]);
            return rows.map(toDueMail);
          }),
    markSent(id) {
      if (!forgetOrphan(id)) sent.run([id]);
    },
    markRetry: (id, dueAt, error) => void retry.run([dueAt, error, id]),
    markFailed(id, error) {
      if (!forgetOrphan(id)) failed.run([error, id]);
    },
  };
}

function toMail({ id, address, kind, subject, text, link, sent_at, state, attempts, error }: Row): Mail {
  return { id, to: address, kind, subject, text, link, sentAt: sent_at, state, attempts, error };
}

function toDueMail({ id, address, subject, text, link, attempts, message_id, expires_at }: DueRow): DueMail {
  return { id, to: address, subject, text, link, attempts, messageId: message_id, expiresAt: expires_at };
}
