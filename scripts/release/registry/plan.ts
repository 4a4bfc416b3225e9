import { isDeepStrictEqual } from 'node:util';
import type { Channel, Maintenance, Registry, Release, RemoteName, ShellRelease } from '@lectern/shared/contract';
import { unmetRequirements } from './compatibility';
import { channelOf, isShell, ownersOf, type AnyRelease, type LiveState } from './liveState';
import { withMaintenance, type Notice } from './maintenance';
import { RefusedError } from '../refusal';

/**
 * A change of the live state. `promote` takes several releases that only fit each other. `rollback` names the release
 * to return to, and the one to keep as its fallback. `maintenance` is switched on (`notice`) or off (null), for one
 * remote or, if null, for the whole site. `retire` takes a remote off the site. `restore` brings back the releases of
 * an earlier state; maintenance stays as it is, and canaries of that time do not start again.
 */
export type RegistryChange =
  | { kind: 'promote'; releases: readonly AnyRelease[] }
  | { kind: 'rollback'; release: AnyRelease; fallback: AnyRelease | null }
  | { kind: 'maintenance'; notice: Notice | null; remote: RemoteName | null }
  | { kind: 'retire'; remote: RemoteName }
  | { kind: 'restore'; state: LiveState };

/**
 * Returns the live state after `change`; null when nothing changes. Throws a RefusedError for a change that is
 * impossible in this state.
 */
export function plan(live: LiveState | null, change: RegistryChange): LiveState | null {
  if (change.kind === 'promote') return promote(live, change.releases);
  if (!live) throw nothingLive();
  if (change.kind === 'maintenance') return withMaintenance(live, change.notice, change.remote);
  if (change.kind === 'retire') return retire(live, change.remote);
  if (change.kind === 'restore') return restore(live, change.state);
  return rollBack(live, change.release, change.fallback);
}

/** Returns the releases that are stable in `next` but not in `live`. */
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
  return withChannel(live, { stable: release, fallback, canary: canaryBeside(channel, release) });
}

/** Returns the canary that keeps running when `release` becomes stable: null when it is the canary's own release. */
function canaryBeside(channel: Channel<AnyRelease> | null, release: AnyRelease): Channel<AnyRelease>['canary'] {
  return channel?.canary?.release.version === release.version ? null : (channel?.canary ?? null);
}

function retire(live: LiveState, remote: RemoteName): LiveState | null {
  if (!(remote in live.remotes)) return null;
  const { [remote]: _retired, ...remotes } = live.remotes;
  return withUsableFallbacks({
    ...live,
    remotes,
    maintenance: maintenanceOfLive(live.maintenance, (name) => name in remotes),
  });
}

function restore(live: LiveState, { shell, remotes }: LiveState): LiveState | null {
  const state = withUsableFallbacks({
    shell: { ...shell, canary: null },
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, channel]) => [name, { ...channel, canary: null }])),
    maintenance: maintenanceOfLive(live.maintenance, (name) => name in remotes),
  });
  return isDeepStrictEqual(state, { shell: live.shell, remotes: live.remotes, maintenance: live.maintenance })
    ? null
    : state;
}

/** Returns the maintenance without the remotes that are no longer live; null when that leaves none. */
function maintenanceOfLive(current: Maintenance | null, isLive: (name: RemoteName) => boolean): Maintenance | null {
  if (!current?.remotes) return current;
  const remotes = current.remotes.filter(isLive);
  return remotes.length > 0 ? { ...current, remotes } : null;
}

function fresh<R>(release: R): Channel<R> {
  return { stable: release, fallback: null, canary: null };
}

function advance(channel: Channel<AnyRelease> | null, release: AnyRelease): Channel<AnyRelease> {
  if (!channel || channel.stable.version === release.version) return channel ?? fresh(release);
  return { stable: release, fallback: channel.stable, canary: canaryBeside(channel, release) };
}

function withChannel(state: LiveState, channel: Channel<AnyRelease>): LiveState {
  const next = isShell(channel.stable)
    ? { ...state, shell: channel as Channel<ShellRelease> }
    : { ...state, remotes: { ...state.remotes, [channel.stable.remote]: channel as Channel<Release> } };
  return withUsableFallbacks(next);
}

/** Drops fallbacks that would fail: a remote's that the live shell can't run, or a shell's that can't run a remote. */
function withUsableFallbacks(state: LiveState): LiveState {
  const shell = state.shell.stable;
  const fallback = state.shell.fallback;
  const remotes = Object.entries(state.remotes).map(([name, channel]): [string, Channel<Release>] => {
    const isUsable = channel.fallback && unmetRequirements(channel.fallback, shell).length === 0;
    return [name, isUsable ? channel : { ...channel, fallback: null }];
  });
  const runsAllRemotes =
    fallback && remotes.every(([, channel]) => unmetRequirements(channel.stable, fallback).length === 0);
  return {
    ...state,
    remotes: Object.fromEntries(remotes),
    shell: runsAllRemotes ? state.shell : { ...state.shell, fallback: null },
  };
}

function nothingLive(): RefusedError {
  return new RefusedError({
    code: 'shell-first',
    what: 'The change was refused.',
    why: 'Nothing is live yet, and a site needs its shell first.',
    fix: 'Run `lectern release shell` first, or `lectern start`.',
  });
}

/** Returns the revision that stores `state` and follows `tip`. `now` is in milliseconds since 1970. */
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
