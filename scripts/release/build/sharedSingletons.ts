import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies, validRange } from 'semver';
import { BuildError } from './BuildError';
import { readPackage } from './workspaces';

/**
 * The share scope, whole. State is shared, code is bundled: only what must exist once in a page stands here, and of the
 * large libraries only the façades that screens may use. webpack shares a package's root alone, so each subpath has its
 * own line. `version` tells which package's version the shell states as provided; `range` tells what a remote asks for
 * ("declared": what its own package.json says).
 */
const SHARE_SCOPE = [
  { name: 'react', version: 'react', range: '^19.0.0' },
  { name: 'react/jsx-runtime', version: 'react', range: '^19.0.0' },
  { name: 'react-dom', version: 'react-dom', range: '^19.0.0' },
  { name: '@lectern/shared/host', version: '@lectern/shared', range: 'declared' },
  { name: '@lectern/shared/router', version: '@lectern/shared', range: 'declared' },
  { name: '@lectern/shared/query', version: '@lectern/shared', range: 'declared' },
  { name: '@lectern/shared/firebase/auth', version: '@lectern/shared', range: 'declared' },
  { name: '@lectern/shared/firebase/documents', version: '@lectern/shared', range: 'declared' },
  { name: '@lectern/shared/firebase/files', version: '@lectern/shared', range: 'declared' },
] as const;

/** What a shell built from `directory` could provide: singleton → version, as installed. */
export function providedVersions(directory: string): Record<string, string> {
  return Object.fromEntries(SHARE_SCOPE.map((shared) => [shared.name, installedVersion(directory, shared.version)]));
}

/**
 * What a remote in `directory` would ask for: singleton → semver range. Throws a BuildError when its package.json
 * declares no real range of
 * @lectern/shared, or one that the version it is built against does not satisfy.
 */
export function requiredRanges(directory: string): Record<string, string> {
  const declared = declaredRange(directory);
  return Object.fromEntries(
    SHARE_SCOPE.map((shared) => [shared.name, shared.range === 'declared' ? declared : shared.range]),
  );
}

/** The file that a singleton's name means to a workspace in `directory`, or null where nothing has that name. */
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
  if (!range || range === '*' || validRange(range) === null) {
    throw new BuildError(
      `${file} declares no range of @lectern/shared`,
      `Add "@lectern/shared": "^${installed}" to its dependencies.`,
    );
  }
  if (satisfies(installed, range)) return range;
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
