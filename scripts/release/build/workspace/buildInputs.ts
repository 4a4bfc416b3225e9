import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from './workspaces';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.lectern', '.cache']);

/**
 * Returns the inputs of a build of the workspace in `directory`, except npm packages: paths from the repository root.
 */
export function inputPaths(directory: string): string[] {
  const workspace = relative(repositoryRoot(directory), directory);
  return [
    workspace,
    'shared/src',
    'shared/package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/tsconfig.strict.json',
    'scripts/release/build',
  ];
}

/** Returns a sha256 over the names and contents of a workspace's build inputs: equal fingerprints build equal code. */
export function sourceFingerprint(directory: string): string {
  return fingerprint(repositoryRoot(directory), inputFiles(directory));
}

/** Returns a sha256 over the build's own code and the lock file of the repository at `root`. */
export function buildFingerprint(root: string): string {
  return fingerprint(
    root,
    [...filesBelow(join(__dirname, '..')), ...filesBelow(join(root, 'package-lock.json'))].sort(),
  );
}

/** Returns the time of the most recent change to a build input, in milliseconds since 1970. */
export function newestInput(directory: string): number {
  return inputFiles(directory).reduce((newest, file) => Math.max(newest, statSync(file).mtimeMs), 0);
}

function fingerprint(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file).split(sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function inputFiles(directory: string): string[] {
  const root = repositoryRoot(directory);
  return inputPaths(directory)
    .flatMap((path) => filesBelow(join(root, path)))
    .sort();
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(join(path, entry.name));
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [join(path, entry.name)] : [];
  });
}
