import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isInRange, isRange, RANGE_FORMS, SHARE_SCOPE } from '@lectern/shared/contract';
import { BuildError } from '../BuildError';
import { readPackage } from '../workspace/workspaces';

/** The React range that every remote requires, regardless of its package.json. */
const REACT_RANGE = '^19.0.0';

/** Returns the installed version of each singleton that a shell built from `directory` can provide. */
export function providedVersions(directory: string): Record<string, string> {
  return mapScope((packageName) => installedVersion(directory, packageName));
}

/**
 * Returns the semver range of each singleton that a remote in `directory` can require. Throws a BuildError when its
 * package.json declares no usable range of @lectern/shared, or one that excludes the installed version.
 */
export function requiredRanges(directory: string): Record<string, string> {
  const declared = declaredRange(directory);
  return mapScope((packageName) => (packageName === '@lectern/shared' ? declared : REACT_RANGE));
}

/** Returns a value for each shared singleton, given the package that contains it. */
function mapScope(valueOf: (packageName: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(SHARE_SCOPE).map(([name, packageName]) => [name, valueOf(packageName)]));
}

/** Returns the file that a singleton's name resolves to from `directory`; null when there is no such module. */
export function singletonFile(directory: string, name: string): string | null {
  try {
    return createRequire(join(directory, 'package.json')).resolve(name);
  } catch {
    return null;
  }
}

function declaredRange(directory: string): string {
  const file = join(directory, 'package.json');
  const range = readPackage(directory).dependencies?.['@lectern/shared'];
  const installed = installedVersion(directory, '@lectern/shared');
  if (!range || range === '*') {
    throw new BuildError(
      `${file} declares no range of @lectern/shared`,
      `Add "@lectern/shared": "^${installed}" to its dependencies.`,
    );
  }
  if (!isRange(range)) {
    throw new BuildError(
      `${file} asks for @lectern/shared "${range}", a range that the shell cannot judge`,
      `Write "^${installed}" there. ${RANGE_FORMS}.`,
    );
  }
  if (isInRange(installed, range)) return range;
  throw new BuildError(
    `${file} asks for @lectern/shared ${range}, the repository has ${installed}`,
    `Write "^${installed}" there.`,
  );
}

function installedVersion(directory: string, name: string): string {
  const file = createRequire(join(directory, 'package.json')).resolve(`${name}/package.json`);
  const { version } = createRequire(file)(file) as { version: string };
  return version;
}
