/**
 * The tables of accounts, sessions and one-time codes. Mails moved to the area `mail`, which is migrated before. Each
 * entry migrates to the next version; a released entry is never edited.
 */
export const AUTH_MIGRATIONS = [
  `CREATE TABLE auth_keys (
     kid TEXT PRIMARY KEY, private_key TEXT NOT NULL, created_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE auth_accounts (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     uid TEXT NOT NULL UNIQUE, email TEXT UNIQUE, email_verified INTEGER NOT NULL DEFAULT 0,
     display_name TEXT, photo_url TEXT, password_hash TEXT, password_updated_at INTEGER,
     disabled INTEGER NOT NULL DEFAULT 0, claims TEXT NOT NULL DEFAULT '{}',
     valid_since INTEGER NOT NULL, created_at INTEGER NOT NULL, last_login_at INTEGER
   );
   CREATE TABLE auth_identities (
     provider TEXT NOT NULL, subject TEXT NOT NULL,
     uid TEXT NOT NULL REFERENCES auth_accounts(uid) ON DELETE CASCADE,
     email TEXT, display_name TEXT, photo_url TEXT,
     PRIMARY KEY (provider, subject)
   ) WITHOUT ROWID;
   CREATE INDEX auth_identities_uid ON auth_identities(uid);
   CREATE TABLE auth_sessions (
     hash TEXT PRIMARY KEY, uid TEXT NOT NULL REFERENCES auth_accounts(uid) ON DELETE CASCADE,
     provider TEXT NOT NULL, auth_time INTEGER NOT NULL, created_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX auth_sessions_uid ON auth_sessions(uid, created_at);
   CREATE TABLE auth_codes (
     hash TEXT PRIMARY KEY, uid TEXT REFERENCES auth_accounts(uid) ON DELETE CASCADE,
     kind TEXT NOT NULL, email TEXT NOT NULL, new_email TEXT, expires_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX auth_codes_uid ON auth_codes(uid, kind);
   CREATE INDEX auth_codes_expiry ON auth_codes(expires_at);
   CREATE TABLE auth_mails (
     id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL,
     text TEXT NOT NULL, link TEXT, sent_at INTEGER NOT NULL
   );
   CREATE INDEX auth_mails_address ON auth_mails(address, id);`,
  `INSERT INTO mails (address, kind, subject, text, link, sent_at, state)
     SELECT address, kind, subject, text, link, sent_at, 'stored' FROM auth_mails ORDER BY id;
   DROP TABLE auth_mails;`,
  `CREATE TABLE auth_clients (
     uid TEXT NOT NULL REFERENCES auth_accounts(uid) ON DELETE CASCADE, client TEXT NOT NULL,
     seen_at INTEGER NOT NULL, proved_at INTEGER NOT NULL, PRIMARY KEY (uid, client)
   ) WITHOUT ROWID;
   CREATE TABLE auth_clock (latest INTEGER NOT NULL);
   INSERT INTO auth_clock (latest) VALUES (0);
   ALTER TABLE auth_accounts ADD COLUMN email_link INTEGER NOT NULL DEFAULT 0;`,
  'ALTER TABLE auth_sessions ADD COLUMN claims TEXT;',
  'CREATE TABLE auth_erased (uid_hash TEXT PRIMARY KEY, erased_at INTEGER NOT NULL) WITHOUT ROWID;',
];
