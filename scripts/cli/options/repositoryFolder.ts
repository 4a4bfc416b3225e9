import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * Returns the folder whose remotes the command works on. That is the checkout of the platform that `source` (a folder
 * of this package) belongs to. An installed command works on the repository around `cwd`: the nearest folder at or
 * above it with npm workspaces, or else with a package.json, or else `cwd` itself.
 */
export function repositoryFolder(source: string, cwd: string): string {
  if (!isInstalled(source)) return resolve(source, '../../..');
  const folders = foldersFrom(resolve(cwd));
  return folders.find(hasWorkspaces) ?? folders.find((folder) => existsSync(join(folder, 'package.json'))) ?? cwd;
}

/** Returns true for a folder inside an installed package. */
export function isInstalled(folder: string): boolean {
  return /[\\/]node_modules[\\/]/.test(folder);
}

/** Returns `folder` and all folders above it, the nearest first. */
function foldersFrom(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

function hasWorkspaces(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  try {
    return Array.isArray((JSON.parse(readFileSync(file, 'utf8')) as { workspaces?: unknown }).workspaces);
  } catch {
    return false;
  }
}
