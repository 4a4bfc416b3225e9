import { isSamePath, type Registry, type Release, type ShellRelease } from '@lectern/shared/contract';
import { unmetRequirements } from '../../release';

/** Local code: remotes as last compiled, and the shell, or null for the deployed one. */
export type LocalCode = { remotes: readonly Release[]; shell: ShellRelease | null; compilation: number };

/** Serials reserved for compilations between two revisions of the deployed site. */
const COMPILATIONS = 100_000;

/**
 * Returns the deployed registry with the local code in place of the deployed code. Its serial grows with each deployed
 * revision and each compilation.
 */
export function localRegistry(deployed: Registry, { remotes, shell, compilation }: LocalCode): Registry {
  const local = remotes.map((stable) => [stable.remote, { stable, fallback: null, canary: null }] as const);
  return {
    ...deployed,
    serial: deployed.serial * COMPILATIONS + compilation,
    shell: shell ? { stable: shell, fallback: null, canary: null } : deployed.shell,
    remotes: { ...deployed.remotes, ...Object.fromEntries(local) },
  };
}

/** Returns a warning when another part of the site owns a path of the local remote; null otherwise. */
export function takenPath(deployed: Registry, remote: Release): string | null {
  const others = [['shell', deployed.shell] as const, ...Object.entries(deployed.remotes)].filter(
    ([owner]) => owner !== remote.remote,
  );
  for (const [owner, { stable }] of others) {
    const conflict = remote.routes.find((route) => stable.routes.some((other) => isSamePath(other.path, route.path)));
    if (conflict)
      return `${conflict.path} of ${remote.remote} belongs to ${owner} on the site: a release would be refused.`;
  }
  return null;
}

/** Returns one warning for each shared module that a deployed shell is too old, or too new, to provide to `remote`. */
export function missingInShell(shell: ShellRelease, remote: Release): string[] {
  return unmetRequirements(remote, shell).map(
    ({ name, range, found }) =>
      `${remote.remote} needs ${name} ${range}, but shell ${shell.version} of the site provides ${found ?? 'none'}: ` +
      'its screens will not load. Release a newer shell to the site, or install the @lectern/shared that it has.',
  );
}
