import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DISK_FOLDER, FILE_MODE, FOLDER_MODE } from './homeLayout';

/**
 * Corrects the modes of a home: folders 0700, files 0600, so that other users of the machine read nothing. Links are
 * left alone, and so is what the file system keeps at its root. Returns the paths that could not be corrected, because
 * another user owns them.
 */
export function protectHome(home: string): string[] {
  if (!existsSync(home)) return [];
  const failed: string[] = [];
  const protect = (path: string): void => {
    const stats = orElse(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
    if (!stats || (!stats.isDirectory() && !stats.isFile())) return;
    const mode = stats.isDirectory() ? FOLDER_MODE : FILE_MODE;
    try {
      if ((stats.mode & 0o777) !== mode) chmodSync(path, mode);
    } catch {
      failed.push(path);
    }
    if (stats.isDirectory()) for (const name of namesIn(path)) protect(join(path, name));
  };
  const namesIn = (folder: string): string[] =>
    orElse(() => readdirSync(folder), []).filter((name) => folder !== home || name !== DISK_FOLDER);
  protect(home);
  return failed;
}

/** Returns `fallback` for what this user may not read: whoever needs it says so, with what to do. */
function orElse<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
