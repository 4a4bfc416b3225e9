import { isInRange, isRange, isSamePath, RANGE_FORMS, type ShellRelease } from '@lectern/shared/contract';
import { channelOf, isShell, nameOf, ownersOf, type AnyRelease, type LiveState } from './liveState';
import { protectedPathRefusals } from './protectedPaths';
import type { Refusal } from '../refusal';

/**
 * A shell that may still be open in somebody's tab: it was live until `until` (milliseconds since 1970) at the latest.
 */
export type OpenShell = { release: ShellRelease; until: number };

/** How long a tab is expected to stay open at most. */
export const OPEN_TABS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What stands around a change: what is live now (null before the first revision), and the shells still open in tabs.
 */
type Surroundings = { live: LiveState | null; openShells: readonly OpenShell[] };

/**
 * Why `next` must not become live, as far as the releases that it makes stable for the first time, `changed`, are to
 * blame. Empty: it may.
 */
export function findRefusals(next: LiveState, changed: readonly AnyRelease[], around: Surroundings): Refusal[] {
  return changed.flatMap((release) => [
    ...protectedPathRefusals(release, around.live),
    ...routeRefusals(release, next, changed),
    ...(isShell(release) ? shellRefusals(release, next, changed) : remoteRefusals(release, next, around.openShells)),
  ]);
}

/** The shared singletons that `release` requires and `shell` does not provide in that range. */
export function unmetRequirements(
  release: AnyRelease,
  shell: ShellRelease,
): { name: string; range: string; found: string | null }[] {
  return requirementsOf(release)
    .map(([name, range]) => ({ name, range, found: shell.provides[name] ?? null }))
    .filter(({ range, found }) => found === null || !isInRange(found, range));
}

function requirementsOf(release: AnyRelease): [name: string, range: string][] {
  return isShell(release) ? [] : Object.entries(release.requires);
}

function rangeRefusals(release: AnyRelease): Refusal[] {
  return requirementsOf(release)
    .filter(([, range]) => !isRange(range))
    .map(([name, range]) => ({
      code: 'shared-version',
      what: `${nameOf(release)} requires ${name} "${range}".`,
      why: 'Shells cannot judge a range of that form, so they would refuse the release on every page.',
      fix: `${RANGE_FORMS}.`,
    }));
}

function remoteRefusals(release: AnyRelease, next: LiveState, openShells: readonly OpenShell[]): Refusal[] {
  const unusable = rangeRefusals(release);
  if (unusable.length > 0) return unusable;
  const live = next.shell.stable;
  const fromLive = unmetRequirements(release, live).map((unmet): Refusal => ({
    code: 'shared-version',
    what:
      `${nameOf(release)} requires ${unmet.name} ${unmet.range}, but shell ${live.version} provides ` +
      `${unmet.found ?? 'none'}.`,
    why: 'It would fail in every page.',
    fix:
      `Release a shell that provides ${unmet.name} ${unmet.range} first, or build ${release.remote} ` +
      `against ${unmet.found ?? 'what the shell provides'}.`,
  }));
  const older = openShells.filter((open) => open.release.version !== live.version);
  return [...fromLive, ...older.flatMap((open) => openTabRefusals(release, open))];
}

function openTabRefusals(release: AnyRelease, open: OpenShell): Refusal[] {
  const closed = new Date(open.until + OPEN_TABS_MS).toISOString();
  return unmetRequirements(release, open.release).map((unmet) => ({
    code: 'shared-version',
    what:
      `${nameOf(release)} requires ${unmet.name} ${unmet.range}, but shell ${open.release.version} ` +
      `provides ${unmet.found ?? 'none'}.`,
    why: 'That shell was live within the last 7 days, so it is still open in tabs, where this release would fail.',
    fix: `Widen the range to include ${unmet.found ?? 'shells without it'}, or release again after ${closed}.`,
  }));
}

function shellRefusals(shell: ShellRelease, next: LiveState, changed: readonly AnyRelease[]): Refusal[] {
  const untouched = ownersOf(next).filter((owner) => changed.every((release) => release.remote !== owner));
  const loaded = untouched.flatMap((owner) => {
    const channel = channelOf(next, owner);
    return channel ? [channel.stable, ...(channel.canary ? [channel.canary.release] : [])] : [];
  });
  return loaded.flatMap((release) =>
    unmetRequirements(release, shell).map((unmet): Refusal => ({
      code: 'shell-provides',
      what:
        `shell ${shell.version} provides ${unmet.name} ${unmet.found ?? 'not at all'}, but the live ` +
        `${nameOf(release)} requires ${unmet.range}.`,
      why: `Its ${release.routes.length} routes would fail with this shell.`,
      fix:
        `Release a ${release.remote} whose range includes ${unmet.found ?? 'its absence'} first, or ` +
        `keep ${unmet.name} ${unmet.range} in the shell.`,
    })),
  );
}

function routeRefusals(release: AnyRelease, next: LiveState, changed: readonly AnyRelease[]): Refusal[] {
  const others = ownersOf(next)
    .flatMap((owner) => channelOf(next, owner)?.stable ?? [])
    .filter((other) => other.remote !== release.remote);
  const judgedFromTheOtherSide = (other: AnyRelease): boolean =>
    changed.includes(other) && other.remote < release.remote;
  return others.filter((other) => !judgedFromTheOtherSide(other)).flatMap((other) => clashes(release, other));
}

function clashes(release: AnyRelease, other: AnyRelease): Refusal[] {
  return release.routes.flatMap((route) =>
    other.routes.flatMap((theirs): Refusal[] => {
      const path = isSamePath(route.path, theirs.path);
      if (!path && route.id !== theirs.id) return [];
      const thing = path ? `path ${route.path}` : `route id "${route.id}"`;
      return [
        {
          code: path ? 'path-owned' : 'route-id-owned',
          what: `${nameOf(release)} declares the ${thing}, which ${nameOf(other)} owns.`,
          why: path ? 'No page could choose between the two.' : 'Links and reports name a route by its id.',
          fix: `Choose another, or release a ${other.remote} without it first.`,
        },
      ];
    }),
  );
}
