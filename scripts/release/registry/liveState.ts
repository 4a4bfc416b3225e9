import type { Channel, Registry, Release, ShellRelease } from '@lectern/shared/contract';
import type { BundleOwner } from '../store/bundleStore';

/** The live state of a site: a revision without its audit record and hashes. */
export type LiveState = Pick<Registry, 'shell' | 'remotes' | 'maintenance'>;

/** A release of a remote or of the shell. */
export type AnyRelease = Release | ShellRelease;

/** Returns true for a release of the shell. */
export function isShell(release: AnyRelease): release is ShellRelease {
  return release.remote === 'shell';
}

/** Returns the channel of the shell or of a remote; null when it is not live. */
export function channelOf(state: LiveState, owner: BundleOwner): Channel<AnyRelease> | null {
  return owner === 'shell' ? state.shell : (state.remotes[owner] ?? null);
}

/** Returns every owner with a channel: the shell first, then the remotes by name. */
export function ownersOf(state: LiveState): BundleOwner[] {
  return ['shell', ...Object.keys(state.remotes).sort()];
}

/** Returns the name of a release for messages, such as `commerce 1.4.2`. */
export function nameOf(release: AnyRelease): string {
  return `${release.remote} ${release.version}`;
}
