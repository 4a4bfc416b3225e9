import { inTransaction, type Database } from '../../persistence';
import type { Account, AccountSearch, Identity } from '../contract';
import { createAccountSearch } from './accountSearch';

/**
 * An account with its secrets. Times are milliseconds since 1970, except `validSince`, in seconds: ID tokens issued
 * before it are revoked.
 */
export type AccountRecord = Account & {
  passwordHash: string | null;
  passwordUpdatedAt: number | null;
  /** True when the account signs in by mailed links. */
  emailLink: boolean;
  validSince: number;
  identities: Identity[];
};

/** The changeable fields of an account. */
export type AccountChange = Partial<Omit<AccountRecord, 'uid' | 'createdAt' | 'identities'>>;

/** Access to the stored accounts. Lookups return null when there is no such account. */
export type Accounts = {
  find(uid: string): AccountRecord | null;
  /** Returns only the fields that decide whether a token of the account is still valid. */
  tokenState(uid: string): Pick<AccountRecord, 'disabled' | 'validSince'> | null;
  findByEmail(email: string): AccountRecord | null;
  findByIdentity(provider: string, subject: string): AccountRecord | null;
  /** Returns a page of all accounts, oldest first. */
  list(limit: number, offset: number): AccountRecord[];
  /** Returns a page of matching accounts, newest first; `next` continues it, null at the end. */
  search(wanted: AccountSearch): { records: AccountRecord[]; next: number | null };
  /** Creates an account. Throws when the uid or the e-mail address is taken. */
  insert(uid: string, createdAt: number, change: AccountChange): AccountRecord;
  /** Writes the change and returns the account. Throws when it does not exist. */
  update(uid: string, change: AccountChange): AccountRecord;
  remove(uid: string): void;
  /** Adds an identity of a sign-in provider. Takes it over from the account that has it, if any. */
  link(uid: string, identity: Identity): void;
  /** Removes all identities of a provider from the account. */
  unlink(uid: string, provider: string): void;
};

type Row = Record<string, string | number | null>;
type Cell = string | number | null;

const COLUMNS: { [K in keyof AccountChange]-?: [column: string, write: (value: never) => Cell] } = {
  email: ['email', (value: string | null) => value],
  emailVerified: ['email_verified', Number],
  displayName: ['display_name', (value: string | null) => value],
  photoUrl: ['photo_url', (value: string | null) => value],
  passwordHash: ['password_hash', (value: string | null) => value],
  passwordUpdatedAt: ['password_updated_at', (value: number | null) => value],
  emailLink: ['email_link', Number],
  disabled: ['disabled', Number],
  claims: ['claims', (value: Record<string, unknown>) => JSON.stringify(value)],
  validSince: ['valid_since', (value: number) => value],
  lastLoginAt: ['last_login_at', (value: number | null) => value],
};

/** Returns access to the accounts in the database. E-mail addresses are compared exactly: pass them in lower case. */
export function createAccounts(db: Database): Accounts {
  const tokenState = db.prepare('SELECT disabled, valid_since FROM auth_accounts WHERE uid = ?');
  const read = createReader(db);
  const requireAccount = (uid: string): AccountRecord => {
    const account = read.find(uid);
    if (account === null) throw new Error(`There is no account ${uid}.`);
    return account;
  };
  const search = createAccountSearch(db);
  return {
    ...read,
    search(wanted) {
      const { uids, next } = search(wanted);
      return { records: uids.flatMap((uid) => read.find(uid) ?? []), next };
    },
    tokenState(uid) {
      const row = tokenState.get([uid]) as { disabled: number; valid_since: number } | undefined;
      return row === undefined ? null : { disabled: row.disabled === 1, validSince: row.valid_since };
    },
    insert: (uid, createdAt, change) =>
      inTransaction(db, () => {
        const sql = 'INSERT INTO auth_accounts (uid, created_at, valid_since) VALUES (?, ?, ?)';
        db.prepare(sql).run([uid, createdAt, Math.floor(createdAt / 1000)]);
        write(db, uid, change);
        return requireAccount(uid);
      }),
    update: (uid, change) =>
      inTransaction(db, () => {
        write(db, uid, change);
        return requireAccount(uid);
      }),
    remove: (uid) => void db.prepare('DELETE FROM auth_accounts WHERE uid = ?').run([uid]),
    link: (uid, { provider, subject, email, displayName, photoUrl }) =>
      void db.prepare(REPLACE_IDENTITY).run([provider, subject, uid, email, displayName, photoUrl]),
    unlink: (uid, provider) =>
      void db.prepare('DELETE FROM auth_identities WHERE uid = ? AND provider = ?').run([uid, provider]),
  };
}

const REPLACE_IDENTITY =
  'INSERT OR REPLACE INTO auth_identities (provider, subject, uid, email, display_name, photo_url) ' +
  'VALUES (?, ?, ?, ?, ?, ?)';

function createReader(db: Database): Pick<Accounts, 'find' | 'findByEmail' | 'findByIdentity' | 'list'> {
  const byUid = db.prepare('SELECT * FROM auth_accounts WHERE uid = ?');
  const byEmail = db.prepare('SELECT * FROM auth_accounts WHERE email = ?');
  const page = db.prepare('SELECT * FROM auth_accounts ORDER BY number LIMIT ? OFFSET ?');
  const byIdentity = db.prepare('SELECT uid FROM auth_identities WHERE provider = ? AND subject = ?');
  const identities = db.prepare('SELECT * FROM auth_identities WHERE uid = ? ORDER BY provider');
  const read = (row: unknown): AccountRecord | null => {
    if (row === undefined) return null;
    const { uid = null } = row as Row;
    return toRecord(row as Row, (identities.all([uid]) as Row[]).map(toIdentity));
  };
  const find = (uid: string): AccountRecord | null => read(byUid.get([uid]));
  return {
    find,
    findByEmail: (email) => read(byEmail.get([email])),
    findByIdentity(provider, subject) {
      const row = byIdentity.get([provider, subject]) as { uid: string } | undefined;
      return row === undefined ? null : find(row.uid);
    },
    list: (limit, offset) => page.all([limit, offset]).flatMap((row) => read(row) ?? []),
  };
}

function write(db: Database, uid: string, change: AccountChange): void {
  const names: string[] = [];
  const cells: Cell[] = [];
  for (const [key, value] of Object.entries(change) as [keyof AccountChange, unknown][]) {
    if (value === undefined) continue;
    const [column, toCell] = COLUMNS[key];
    names.push(`${column} = ?`);
    cells.push(toCell(value as never));
  }
  if (names.length > 0) db.prepare(`UPDATE auth_accounts SET ${names.join(', ')} WHERE uid = ?`).run([...cells, uid]);
}

function toRecord(row: Row, identities: Identity[]): AccountRecord {
  return {
    uid: String(row.uid),
    email: row.email as string | null,
    emailVerified: row.email_verified === 1,
    displayName: row.display_name as string | null,
    photoUrl: row.photo_url as string | null,
    disabled: row.disabled === 1,
    claims: JSON.parse(String(row.claims)) as Record<string, unknown>,
    createdAt: Number(row.created_at),
    lastLoginAt: row.last_login_at as number | null,
    passwordHash: row.password_hash as string | null,
    passwordUpdatedAt: row.password_updated_at as number | null,
    emailLink: row.email_link === 1,
    validSince: Number(row.valid_since),
    identities,
  };
}

function toIdentity(row: Row): Identity {
  return {
    provider: String(row.provider),
    subject: String(row.subject),
    email: row.email as string | null,
    displayName: row.display_name as string | null,
    photoUrl: row.photo_url as string | null,
  };
}
