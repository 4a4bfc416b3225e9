import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a home whose files never change once they are there: published bundles, and stored objects. */
const FINAL = ['bundles', 'objects'];

/**
 * Copies the home of a site that is closed. A database that was closed is whole without its log, which is empty then:
 * SQLite takes the empty file away when the engine collects the connection, perhaps while the folder is copied. Files
 * that never change are hard links where the file system has them: a test that forges one has to replace it. `fs.cp`
 * of all files would take thirty times as long.
 */
export function copyHome(from: string, to: string): void {
  copyFolder(from, to, copyFileSync);
}

function copyFolder(from: string, to: string, copyFile: (source: string, target: string) => void): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, FINAL.includes(entry.name) ? linkOrCopy : copyFile);
    else if (!/\.db-(?:wal|shm)$/.test(entry.name)) copyFile(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
