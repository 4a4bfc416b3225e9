import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';

/**
 * An open SQLite database with libsql's synchronous API. Three traps of libsql 0.5: pass parameters as ONE array
 * (a lone Buffer argument aborts the process), text is cut at its first NUL character, and numbers arrive as REAL
 * unless the column has integer affinity.
 */
export type Database = Libsql.Database;

/** The layout of the file as a whole; the areas inside have versions of their own. */
const FILE_VERSION = 1;

/** A database that cannot be used as it is; `message` names the file and what to do about it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens or creates the database of a backend; `:memory:` keeps nothing. A write that has been committed survives a
 * killed process and a power cut (WAL, `synchronous=FULL`). Throws DatabaseError for a file that is damaged, is not
 * a database, or was written by a newer version.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  let db: Database | undefined;
  try {
    db = new Libsql(file, { timeout: 5000 });
    db.pragma('busy_timeout=5000');
    if (file !== ':memory:') db.pragma('journal_mode=WAL');
    for (const setting of ['synchronous=FULL', 'foreign_keys=ON', 'cache_size=-32000', 'temp_store=MEMORY'])
      db.pragma(setting);
    if (file !== ':memory:') checkIntegrity(db, file);
    checkVersion(db, file);
    db.exec('CREATE TABLE IF NOT EXISTS areas (name TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID');
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof DatabaseError ? error : unusable(file, error);
  }
}

/**
 * Brings one area's tables to its newest layout: `migrations[n]` is the SQL that leads from version n to n + 1, and is
 * never edited once released. Throws DatabaseError when the file is already beyond the last of them.
 */
export function applyMigrations(db: Database, area: string, migrations: string[]): void {
  const row = db.prepare('SELECT version FROM areas WHERE name = ?').get([area]) as { version: number } | undefined;
  const version = row?.version ?? 0;
  if (version > migrations.length) {
    throw new DatabaseError(
      `The ${area} in the database are at version ${version}; this program knows versions up to ` +
        `${migrations.length}. Start the newer program that wrote them, or restore a backup.`,
    );
  }
  if (version === migrations.length) return;
  db.transaction(() => {
    for (const sql of migrations.slice(version)) db.exec(sql);
    db.prepare('INSERT OR REPLACE INTO areas (name, version) VALUES (?, ?)').run([area, migrations.length]);
  })();
}

/**
 * Writes a consistent copy of an open database to `target`, which must not exist, while others use it. Throws
 * DatabaseError otherwise.
 */
export function backupDatabase(db: Database, target: string): void {
  if (existsSync(target))
    throw new DatabaseError(`The backup ${target} exists already: choose another place, or remove it first.`);
  mkdirSync(dirname(target), { recursive: true });
  db.prepare('VACUUM INTO ?').run([target]);
}

/** Closes a database with everything in its one file. Harmless when it is closed already. */
export function closeDatabase(db: Database): void {
  if (!db.open) return;
  if (!db.memory) db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

/**
 * Runs `work` in one transaction that is written as a whole or not at all; inside another one, it is part of that.
 * Throws DatabaseError when the database is closed: libsql itself would end the process when it is asked.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  if (!db.open) throw new DatabaseError('The database is closed.');
  return db.inTransaction ? work() : db.transaction(work).immediate();
}

/** A whole check of a large file would make every start slow: beyond 32 MB only the schema is read. */
function checkIntegrity(db: Database, file: string): void {
  if (statSync(file).size > 32 * 1024 * 1024) {
    db.prepare('SELECT count(*) FROM sqlite_master').get([]);
    return;
  }
  const rows = db.pragma('quick_check(1)') as { quick_check: string }[];
  const finding = rows[0]?.quick_check;
  if (finding !== 'ok') throw unusable(file, new Error(finding ?? 'the check gave no answer'));
}

function checkVersion(db: Database, file: string): void {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  const version = row?.user_version ?? 0;
  if (version > FILE_VERSION) {
    throw new DatabaseError(
      `The database ${file} has version ${version}; this program knows versions up to ${FILE_VERSION}. ` +
        'Start the newer program that wrote it, or restore a backup.',
    );
  }
  if (version < FILE_VERSION) db.pragma(`user_version=${FILE_VERSION}`);
}

function unusable(file: string, cause: unknown): DatabaseError {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ');
  if (isDiskFull(file))
    return new DatabaseError(
      `The database ${file} cannot be opened: its disk is full (${reason}). Make room there; nothing is lost.`,
      { cause },
    );
  return new DatabaseError(
    `The database ${file} cannot be used (${reason}). Restore it from a backup, or move the file away to ` +
      'start with an empty one.',
    { cause },
  );
}

/** The least that opening a database takes, for what it shares with other processes. */
const NEEDED_BYTES = 64 * 1024;

function isDiskFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < NEEDED_BYTES;
  } catch {
    return false;
  }
}
