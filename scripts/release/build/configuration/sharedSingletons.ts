import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isInRange, isRange, RANGE_FORMS, SHARE_SCOPE } from '@lectern/shared/contract';
import { BuildError } from '../BuildError';
import { readPackage } from '../workspace/workspaces';

/** The range of React that every remote accepts, whatever its own package.json says. */
const REACT_RANGE = '^19.0.0';

/** Returns the singletons that a shell built from `directory` could provide, with their installed versions. */
export function providedVersions(directory: string): Record<string, string> {
  return mapScope((owner) => installedVersion(directory, owner));
}

/**
 * Returns the singletons that a remote in `directory` could ask for, with their semver ranges. Throws a BuildError when
 * its package.json declares no usable range of @lectern/shared, or one that excludes the version it is built against.
 */
export function requiredRanges(directory: string): Record<string, string> {
  const declared = declaredRange(directory);
  return mapScope((owner) => (owner === '@lectern/shared' ? declared : REACT_RANGE));
}

function mapScope(valueOf: (owner: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(SHARE_SCOPE).map(([name, owner]) => [name, valueOf(owner)]));
}

/** Resolves a singleton's name as a workspace in `directory` does; null when there is no such module. */
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
