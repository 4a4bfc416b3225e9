import { accessSync, constants, existsSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import Libsql from 'libsql';
import { FOLDER_MODE } from './homeLayout';

/**
 * An open SQLite database with libsql's synchronous API. Three traps of libsql 0.5: pass parameters as ONE array
 * (a lone Buffer argument aborts the process), text is cut at its first NUL character, and numbers arrive as REAL
 * unless the column has integer affinity.
 */
export type Database = Libsql.Database;

/** Version of the file layout. Each area in the file has its own version. */
const FILE_VERSION = 1;

/** An unusable database. The message names the file and what to do about it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * Opens or creates the database of a backend; `:memory:` stores nothing on disk. A committed write survives a killed
 * process and a power cut (WAL, `synchronous=FULL`). Throws DatabaseError for a file that is damaged, is not a
 * database, or was written by a newer version.
 */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
    refuseEmpty(file);
  }
  let db: Database | undefined;
  try {
    db = new Libsql(file, { timeout: 5000 });
    db.pragma('busy_timeout=5000');
    refuseForeign(db, file);
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
 * Migrates one area's tables to the newest version: `migrations[n]` is the SQL from version n to n + 1, never edited
 * once released. Throws DatabaseError when the file has a newer version.
 */
export function applyMigrations(db: Database, area: string, migrations: string[]): void {
  const row = db.prepare('SELECT version FROM areas WHERE name = ?').get([area]) as { version: number } | undefined;
  const version = row?.version ?? 0;
  if (version > migrations.length) {
    throw new DatabaseError(
      `The ${area} in the database are at version ${version}; this program supports versions up to ` +
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
 * Writes a consistent copy of an open database to `target`, even while others use it. Throws DatabaseError when the
 * target exists.
 */
export function backupDatabase(db: Database, target: string): void {
  if (existsSync(target))
    throw new DatabaseError(`The backup ${target} already exists: choose another path, or remove it first.`);
  mkdirSync(dirname(target), { recursive: true });
  db.prepare('VACUUM INTO ?').run([target]);
}

/** Returns true for the error of a write that the disk refuses, because it is full or read-only, or another process. */
export function isUnwritable(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /^SQLITE_(FULL|IOERR|BUSY|READONLY)/.test(code);
}

/**
 * Closes a database after merging the write-ahead log into its file. On a disk that is full the log stays beside the
 * file, and the next process that opens it continues with it. Does nothing when the database is already closed.
 */
export function closeDatabase(db: Database): void {
  if (!db.open) return;
  try {
    if (!db.memory) db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  } finally {
    db.close();
  }
}

/**
 * Runs `work` in a transaction, all or nothing. Joins a transaction that is already open. Throws DatabaseError when the
 * database is closed, because libsql would abort the process.
 */
export function inTransaction<T>(db: Database, work: () => T): T {
  if (!db.open) throw new DatabaseError('The database is closed.');
  return db.inTransaction ? work() : db.transaction(work).immediate();
}

/**
 * Throws DatabaseError for an empty file beside other data: it was cut off, and using it would hide that everything is
 * lost. Alone in its folder it is what a first start leaves that is killed at once.
 */
function refuseEmpty(file: string): void {
  if (!existsSync(file) || statSync(file).size > 0) return;
  const others = readdirSync(dirname(file)).filter((name) => !name.startsWith(basename(file)));
  if (others.length === 0 && !existsSync(`${file}-wal`)) return;
  throw new DatabaseError(
    `The database ${file} is empty, although its folder contains other data. Restore it from a backup, or move the ` +
      'file away to start with an empty one.',
  );
}

/** Throws DatabaseError for a database that has tables, but none of ours. */
function refuseForeign(db: Database, file: string): void {
  const names = (db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all([]) as { name: string }[]).map(
    ({ name }) => name,
  );
  if (names.length === 0 || names.includes('areas')) return;
  throw new DatabaseError(
    `The database ${file} belongs to another program: it has the table ${names[0] ?? ''}. Name another home, or move ` +
      'the file away to start with an empty one.',
  );
}

/** Checks the file. A full check of a large file would slow down every start: beyond 32 MB only the schema is read. */
function checkIntegrity(db: Database, file: string): void {
  if (statSync(file).size > 32 * 1024 * 1024) {
    db.prepare('SELECT count(*) FROM sqlite_master').get([]);
    return;
  }
  const rows = db.pragma('quick_check(1)') as { quick_check: string }[];
  const finding = rows[0]?.quick_check;
  if (finding !== 'ok') throw unusable(file, new Error(finding ?? 'the check returned nothing'));
}

function checkVersion(db: Database, file: string): void {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  const version = row?.user_version ?? 0;
  if (version > FILE_VERSION) {
    throw new DatabaseError(
      `The database ${file} has version ${version}; this program supports versions up to ${FILE_VERSION}. ` +
        'Start the newer program that wrote it, or restore a backup.',
    );
  }
  if (version < FILE_VERSION) db.pragma(`user_version=${FILE_VERSION}`);
}

function unusable(file: string, cause: unknown): DatabaseError {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ');
  if (isDiskFull(file))
    return new DatabaseError(
      `The database ${file} cannot be opened: its disk is full (${reason}). Free some space there; nothing is lost.`,
      { cause },
    );
  if (!isWritable(file))
    return new DatabaseError(
      `The database ${file} can't be written by this user (${reason}). Run the command as the user that owns the ` +
        'folder, or let this one write the folder and its files; nothing is lost.',
      { cause },
    );
  return new DatabaseError(
    `The database ${file} cannot be used (${reason}). Restore it from a backup, or move the file away to ` +
      'start with an empty one.',
    { cause },
  );
}

/** Returns true if this process may write the database, the files beside it and their folder. SQLite reads so, too. */
function isWritable(file: string): boolean {
  const files = [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path));
  try {
    for (const path of [dirname(file), ...files]) accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Disk space that opening a database needs, for the memory shared with other processes. */
const NEEDED_BYTES = 64 * 1024;

function isDiskFull(file: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < NEEDED_BYTES;
  } catch {
    return false;
  }
}
