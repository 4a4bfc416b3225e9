import { isSamePath, type Registry, type Release, type ShellRelease } from '@lectern/shared/contract';

/** What is local: one remote as it is compiled now, and the shell unless the deployed one is used. */
export type LocalCode = { remote: Release; shell: ShellRelease | null; compilation: number };

/** Serials of this many compilations fit between two of the deployed site. */
const COMPILATIONS = 100_000;

/**
 * The deployed registry with what is local in the place of its own. Its serial grows with each deployed revision and
 * each compilation.
 */
export function localRegistry(deployed: Registry, { remote, shell, compilation }: LocalCode): Registry {
  return {
    ...deployed,
    serial: deployed.serial * COMPILATIONS + compilation,
    shell: shell ? { stable: shell, fallback: null, canary: null } : deployed.shell,
    remotes: { ...deployed.remotes, [remote.remote]: { stable: remote, fallback: null, canary: null } },
  };
}

/**
 * Says which path of the local remote another part of the site has already; null when none. A release of it would be
 * refused.
 */
export function takenPath(deployed: Registry, remote: Release): string | null {
  const others = [['shell', deployed.shell] as const, ...Object.entries(deployed.remotes)].filter(
    ([owner]) => owner !== remote.remote,
  );
  for (const [owner, { stable }] of others) {
    const twin = remote.routes.find((route) => stable.routes.some((other) => isSamePath(other.path, route.path)));
    if (twin)
      return `${twin.path} of ${remote.remote} belongs to ${owner} on the deployed site: a release would be refused.`;
  }
  return null;
}
