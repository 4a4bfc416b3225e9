import { createRequire } from 'node:module';

/** Package → semver range. */
export type Ranges = Record<string, string>;

type Manifest = { version: string; dependencies: Ranges; peerDependencies: Ranges };

const load = createRequire(__filename);

/** Ranges of packages that a new remote depends on, and of the tools that its repository needs. */
export type RemoteRanges = { shared: string; react: string; tools: Ranges };

/** Returns the ranges that fit the installed versions of this command and of @lectern/shared. */
export function remoteRanges(): RemoteRanges {
  const command = load('../../package.json') as Manifest;
  const shared = load('@lectern/shared/package.json') as Manifest;
  return {
    shared: `^${shared.version}`,
    react: shared.dependencies.react ?? '^19.0.0',
    tools: {
      ...shared.peerDependencies,
      ...command.peerDependencies,
      '@lectern/backend': command.dependencies['@lectern/backend'] ?? '*',
      '@lectern/shared': `^${shared.version}`,
      lectern: `^${command.version}`,
      typescript: command.dependencies.typescript ?? '*',
    },
  };
}
