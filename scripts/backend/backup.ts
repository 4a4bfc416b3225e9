import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DATABASE_FILE, FILES_FOLDER, UPLOADS_FOLDER } from './homeLayout';
import { backupDatabase, closeDatabase, DatabaseError, openDatabase, type Database } from './persistence';

/**
 * Copies the home folder of a backend to `targetDir`, which must not exist yet. A server may be running on it. Resolves
 * to false, copying nothing, when the folder contains no backend. Rejects with DatabaseError when the target exists or
 * the database is unusable.
 */
export async function backupHome(home: string, targetDir: string): Promise<boolean> {
  const file = join(home, DATABASE_FILE);
  if (!existsSync(file)) return false;
  const db = openDatabase(file);
  try {
    await copyHome(db, join(home, FILES_FOLDER), targetDir);
  } finally {
    closeDatabase(db);
  }
  return true;
}

/**
 * Makes a consistent copy of the home of a backend in `targetDir`, on the same file system. It takes moments: files are
 * linked, not copied. A server may be running on the home. Returns false, without a copy, when the folder contains no
 * backend. Throws DatabaseError when the target already contains one, or the database is unusable.
 */
export function snapshotHome(home: string, targetDir: string): boolean {
  const file = join(home, DATABASE_FILE);
  if (!existsSync(file)) return false;
  const db = openDatabase(file);
  try {
    linkHome(db, join(home, FILES_FOLDER), join(targetDir, DATABASE_FILE), join(targetDir, FILES_FOLDER));
  } finally {
    closeDatabase(db);
  }
  return true;
}

/**
 * Copies the database and its files, even while another process writes. Rejects with DatabaseError when the target
 * exists; a copy that fails leaves nothing behind.
 */
export async function copyHome(db: Database, files: string, targetDir: string): Promise<void> {
  if (existsSync(targetDir))
    throw new DatabaseError(`The backup ${targetDir} already exists: choose another folder, or remove it first.`);
  mkdirSync(targetDir, { recursive: true });
  removeLeftovers(files);
  const staging = `${files}${STAGING}${process.pid}-${Date.now()}`;
  try {
    linkHome(db, files, join(targetDir, DATABASE_FILE), staging);
    await cp(staging, join(targetDir, FILES_FOLDER), { recursive: true });
  } catch (error) {
    // An incomplete backup must not look like a backup.
    rmSync(targetDir, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const STAGING = '.backup-';

/** Removes the links of backups whose process has ended: they keep the space of files that are deleted since. */
function removeLeftovers(files: string): void {
  const start = `${basename(files)}${STAGING}`;
  const folder = dirname(files);
  for (const name of readdirSync(folder)) {
    const [, pid] = (name.startsWith(start) && /^(\d+)-\d+$/.exec(name.slice(start.length))) || [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Copies the database, and links the files into a folder. Every file that the copied database names is then present,
 * because files are linked both before and after the database is copied, and stored files never change in place.
 * Unfinished uploads do, so they are left out: they begin again.
 */
function linkHome(db: Database, files: string, databaseCopy: string, filesCopy: string): void {
  linkFiles(files, filesCopy);
  backupDatabase(db, databaseCopy);
  linkFiles(files, filesCopy);
}

function linkFiles(from: string, to: string): void {
  linkTree(from, to, (name) => name !== UPLOADS_FOLDER);
}

/** Links all files of a folder that the target lacks. Of the folder itself, only entries that `isWanted`. */
function linkTree(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile() && !existsSync(target)) linkFile(source, target);
  }
}

/** Links a file. One that was removed meanwhile is skipped: the copied database does not name it, or it is linked. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
