import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile, filesFolder } from './homeLayout';
import { backupDatabase, DatabaseError, type Database } from './persistence';

/**
 * Copies database and files so that every file that the copied database names is there, whether or not another process
 * writes meanwhile: files are linked before and after the database is copied, then the links are copied out at leisure.
 * Stored files are never changed in place. Throws DatabaseError when the target exists.
 */
export async function copyHome(db: Database, files: string, targetDir: string): Promise<void> {
  if (existsSync(targetDir))
    throw new DatabaseError(`The backup ${targetDir} exists already: choose another place, or remove it first.`);
  mkdirSync(targetDir, { recursive: true });
  const staging = `${files}.backup-${process.pid}-${Date.now()}`;
  try {
    linkTree(files, staging);
    backupDatabase(db, join(targetDir, databaseFile));
    linkTree(files, staging);
    await cp(staging, join(targetDir, filesFolder), { recursive: true });
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile() && !existsSync(target)) linkFile(source, target);
  }
}

/** A file that was removed in the meantime belongs to nothing that the copy holds, or was linked before. */
function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
