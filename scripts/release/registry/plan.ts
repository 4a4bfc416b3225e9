import type { Channel, Registry, Release, RemoteName, ShellRelease } from '@lectern/shared/contract';
import { unmetRequirements } from './compatibility';
import { channelOf, isShell, ownersOf, type AnyRelease, type LiveState } from './liveState';
import { withMaintenance, type Notice } from './maintenance';
import { RefusedError } from '../refusal';

/**
 * A change of what is live. `promote` takes several releases when only together they fit. `rollback` names the release
 * to go back to, and the one to keep as its fallback. `maintenance` switches it on (`notice`) or off (null), for the
 * whole site or for one remote.
 */
export type RegistryChange =
  | { kind: 'promote'; releases: readonly AnyRelease[] }
  | { kind: 'rollback'; release: AnyRelease; fallback: AnyRelease | null }
  | { kind: 'maintenance'; notice: Notice | null; remote: RemoteName | null };

/**
 * What is live after `change`; null when that is what is live already. Throws a RefusedError where the change makes no
 * sense.
 */
export function plan(live: LiveState | null, change: RegistryChange): LiveState | null {
  if (change.kind === 'promote') return promote(live, change.releases);
  if (!live) throw nothingLive();
  if (change.kind === 'maintenance') return withMaintenance(live, change.notice, change.remote);
  return rollBack(live, change.release, change.fallback);
}

/** The releases that `next` makes stable and `live` does not. */
export function changedReleases(live: LiveState | null, next: LiveState): AnyRelease[] {
  const stable = ownersOf(next).flatMap((owner) => channelOf(next, owner)?.stable ?? []);
  return stable.filter((release) => !live || channelOf(live, release.remote)?.stable.version !== release.version);
}

function promote(live: LiveState | null, releases: readonly AnyRelease[]): LiveState | null {
  const wanted = releases.filter(
    (release) => !live || channelOf(live, release.remote)?.stable.version !== release.version,
  );
  if (live && wanted.length === 0) return null;
  const shell = wanted.find(isShell);
  const first = live ?? (shell ? { shell: fresh(shell), remotes: {}, maintenance: null } : null);
  if (!first) throw nothingLive();
  return wanted.reduce(
    (state, release) => withChannel(state, advance(channelOf(state, release.remote), release)),
    first,
  );
}

function rollBack(live: LiveState, release: AnyRelease, fallback: AnyRelease | null): LiveState | null {
  const channel = channelOf(live, release.remote);
  if (channel?.stable.version === release.version) return null;
  return withChannel(live, { stable: release, fallback, canary: channel?.canary ?? null });
}

function fresh<R>(release: R): Channel<R> {
  return { stable: release, fallback: null, canary: null };
}

function advance(channel: Channel<AnyRelease> | null, release: AnyRelease): Channel<AnyRelease> {
  if (!channel || channel.stable.version === release.version) return channel ?? fresh(release);
  const canary = channel.canary?.release.version === release.version ? null : channel.canary;
  return { stable: release, fallback: channel.stable, canary };
}

function withChannel(state: LiveState, channel: Channel<AnyRelease>): LiveState {
  const next = isShell(channel.stable)
    ? { ...state, shell: channel as Channel<ShellRelease> }
    : { ...state, remotes: { ...state.remotes, [channel.stable.remote]: channel as Channel<Release> } };
  return withUsableFallbacks(next);
}

/** A fallback that the live shell (or, for the shell's own, a live remote) can't work with is no fallback. */
function withUsableFallbacks(state: LiveState): LiveState {
  const shell = state.shell.stable;
  const spare = state.shell.fallback;
  const remotes = Object.entries(state.remotes).map(([name, channel]): [string, Channel<Release>] => {
    const usable = channel.fallback && unmetRequirements(channel.fallback, shell).length === 0;
    return [name, usable ? channel : { ...channel, fallback: null }];
  });
  const spareFits = spare && remotes.every(([, channel]) => unmetRequirements(channel.stable, spare).length === 0);
  return {
    ...state,
    remotes: Object.fromEntries(remotes),
    shell: spareFits ? state.shell : { ...state.shell, fallback: null },
  };
}

function nothingLive(): RefusedError {
  return new RefusedError({
    code: 'shell-first',
    what: 'The change was refused.',
    why: 'Nothing is live yet, and a site begins with its shell.',
    fix: 'Run `lectern release shell` first, or `lectern start`.',
  });
}

/** A revision of this state that follows `tip`. `now` is milliseconds since 1970. */
export function revise(
  state: LiveState,
  tip: { serial: number; hash: string },
  change: Registry['change'],
  now: number,
): Registry {
  return {
    schemaVersion: 1,
    serial: tip.serial + 1,
    previousHash: tip.hash,
    updatedAt: new Date(now).toISOString(),
    change,
    shell: state.shell,
    remotes: state.remotes,
    maintenance: state.maintenance,
  };
}
