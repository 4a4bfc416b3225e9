import type { Channel, Registry, Release, ShellRelease } from '@lectern/shared/contract';
import type { BundleOwner } from '../store/bundleStore';

/** What is live, without the record of who made it so. */
export type LiveState = Pick<Registry, 'shell' | 'remotes' | 'maintenance'>;

/** A release of a remote or of the shell. */
export type AnyRelease = Release | ShellRelease;

/** Tells the two kinds of release apart. */
export function isShell(release: AnyRelease): release is ShellRelease {
  return release.remote === 'shell';
}

/** The channel of the shell or of one remote; null when it is not live. */
export function channelOf(state: LiveState, owner: BundleOwner): Channel<AnyRelease> | null {
  return owner === 'shell' ? state.shell : (state.remotes[owner] ?? null);
}

/** Everything that has a channel: the shell first, then the remotes by name. */
export function ownersOf(state: LiveState): BundleOwner[] {
  return ['shell', ...Object.keys(state.remotes).sort()];
}

/** `commerce 1.4.2`, as messages name a release. */
export function nameOf(release: AnyRelease): string {
  return `${release.remote} ${release.version}`;
}
