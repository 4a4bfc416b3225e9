import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile, filesFolder } from './homeLayout';
import { backupDatabase, DatabaseError, type Database } from './persistence';

/**
 * Copies database and files as of one moment: the database is copied and every file linked before another request runs,
 * then the links are copied out at leisure. Stored files are never changed in place. Throws DatabaseError when the
 * target exists.
 */
export async function copyHome(db: Database, files: string, targetDir: string): Promise<void> {
  if (existsSync(targetDir)) throw new DatabaseError(`The backup ${targetDir} exists already: choose another place, or remove it first.`);
  mkdirSync(targetDir, { recursive: true });
  backupDatabase(db, join(targetDir, databaseFile));
  const staging = `${files}.backup-${process.pid}-${Date.now()}`;
  try {
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
    if (entry.isDirectory()) linkTree(join(from, entry.name), join(to, entry.name));
    else if (entry.isFile()) linkSync(join(from, entry.name), join(to, entry.name));
  }
}
