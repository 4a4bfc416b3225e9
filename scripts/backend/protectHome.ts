import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MODE, FOLDER_MODE } from './homeLayout';

/**
 * Corrects the modes of a home: folders 0700, files 0600, so that other users of the machine read nothing. Links are
 * left alone. Returns the paths that could not be corrected, because another user owns them.
 */
export function protectHome(home: string): string[] {
  if (!existsSync(home)) return [];
  const failed: string[] = [];
  const protect = (path: string): void => {
    const facts = lstatSync(path, { throwIfNoEntry: false });
    if (!facts || (!facts.isDirectory() && !facts.isFile())) return;
    const mode = facts.isDirectory() ? FOLDER_MODE : FILE_MODE;
    try {
      if ((facts.mode & 0o777) !== mode) chmodSync(path, mode);
    } catch {
      failed.push(path);
    }
    if (facts.isDirectory()) for (const name of readdirSync(path)) protect(join(path, name));
  };
  protect(home);
  return failed;
}
