import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { DatabaseError } from './persistence';
import { FILE_MODE, FOLDER_MODE } from './homeLayout';

/** A home that this process uses alone. `release` may be called twice. */
export type HomeLock = { release(): void };

/** Start of the names of the files in a home that belong to its lock. */
export const LOCK_PREFIX = 'site.lock';

const LOCK_FILE = LOCK_PREFIX;
const HOLDER_FILE = `${LOCK_PREFIX}.json`;

/**
 * Locks a home, creating its folder if necessary. The lock is the operating system's, held through SQLite: it ends with
 * the process, even when that is killed, so no lock is ever stale. `purpose` tells others who holds it. Throws
 * DatabaseError when another process holds it, and when the home can't be written.
 */
export function lockHome(home: string, purpose: string): HomeLock {
  let db: Libsql.Database | null = null;
  try {
    mkdirSync(home, { recursive: true, mode: FOLDER_MODE });
    db = new Libsql(join(home, LOCK_FILE), { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
    chmodSync(join(home, LOCK_FILE), FILE_MODE);
    const holder = { pid: process.pid, purpose, since: new Date().toISOString() };
    writeFileSync(join(home, HOLDER_FILE), JSON.stringify(holder), { mode: FILE_MODE });
  } catch (error) {
    db?.close();
    throw lockError(home, error);
  }
  return { release: () => release(home, db) };
}

function release(home: string, db: Libsql.Database): void {
  if (!db.open) return;
  rmSync(join(home, HOLDER_FILE), { force: true });
  db.exec('ROLLBACK');
  db.close();
}

function lockError(home: string, cause: unknown): DatabaseError {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/locked|busy/i.test(message))
    return new DatabaseError(
      `${home} is in use by ${holderOf(home)}. Stop it first, or use another home: --home DIR.`,
      {
        cause,
      },
    );
  if (/EROFS|EACCES|EPERM|readonly|read-only|unable to open/i.test(message))
    return new DatabaseError(
      `${home} can't be written (${message}): it is read-only for this user, or its disk is mounted read-only. ` +
        'Make it writable, or use another home: --home DIR.',
      { cause },
    );
  if (/EEXIST|ENOTDIR/.test(message))
    return new DatabaseError(`${home} can't be used: it is a file, or within one. Name a folder: --home DIR.`, {
      cause,
    });
  return new DatabaseError(`${home} can't be used: ${message}`, { cause });
}

function holderOf(home: string): string {
  try {
    const { pid, purpose, since } = JSON.parse(readFileSync(join(home, HOLDER_FILE), 'utf8')) as Record<
      string,
      unknown
    >;
    return `process ${String(pid)} (${String(purpose)}, since ${String(since)})`;
  } catch {
    return 'another process';
  }
}
