import { isInRange, isRange, isSamePath, RANGE_FORMS, type ShellRelease } from '@lectern/shared/contract';
import { channelOf, isShell, nameOf, ownersOf, type AnyRelease, type LiveState } from './liveState';
import { protectedPathRefusals } from './protectedPaths';
import { reservedPathRefusals } from './reservedPaths';
import type { Refusal } from '../refusal';

/** A shell release that tabs may still have open. It was last live at `until`, in milliseconds since 1970. */
export type OpenShell = { release: ShellRelease; until: number };

/** Milliseconds that a tab is assumed to stay open at most. */
export const OPEN_TABS_MS = 7 * 24 * 60 * 60 * 1000;

/** Context of a change: the live state (null before the first revision), and the shells still open in tabs. */
type GateContext = { live: LiveState | null; openShells: readonly OpenShell[] };

/**
 * Returns the reasons why `next` must not go live; empty when it may. Only checks `changed`, the releases that `next`
 * newly makes stable.
 */
export function findRefusals(next: LiveState, changed: readonly AnyRelease[], context: GateContext): Refusal[] {
  return changed.flatMap((release) => [
    ...protectedPathRefusals(release, context.live),
    ...reservedPathRefusals(release),
    ...routeRefusals(release, next, changed),
    ...(isShell(release) ? shellRefusals(release, next, changed) : remoteRefusals(release, next, context.openShells)),
  ]);
}

/** Returns the singletons that `release` requires and `shell` does not provide within the required range. */
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
      why: 'Shells do not support that form of range, so they would refuse the release on every page.',
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
    why: 'It would fail on every page.',
    fix:
      `Release a shell that provides ${unmet.name} ${unmet.range} first, or build ${release.remote} ` +
      `against ${unmet.found ?? 'what the shell provides'}.`,
  }));
  const older = openShells.filter((open) => open.release.version !== live.version);
  return [...fromLive, ...older.flatMap((open) => openTabRefusals(release, open))];
}

function openTabRefusals(release: AnyRelease, open: OpenShell): Refusal[] {
  const closedAt = new Date(open.until + OPEN_TABS_MS).toISOString();
  return unmetRequirements(release, open.release).map((unmet) => ({
    code: 'shared-version',
    what:
      `${nameOf(release)} requires ${unmet.name} ${unmet.range}, but shell ${open.release.version} ` +
      `provides ${unmet.found ?? 'none'}.`,
    why: 'That shell was live within the last 7 days, so it is still open in tabs, where this release would fail.',
    fix: `Widen the range to include ${unmet.found ?? 'shells without it'}, or release again after ${closedAt}.`,
  }));
}

function shellRefusals(shell: ShellRelease, next: LiveState, changed: readonly AnyRelease[]): Refusal[] {
  const untouched = ownersOf(next).filter((owner) => changed.every((release) => release.remote !== owner));
  const kept = untouched.flatMap((owner) => {
    const channel = channelOf(next, owner);
    return channel ? [channel.stable, ...(channel.canary ? [channel.canary.release] : [])] : [];
  });
  return kept.flatMap((release) =>
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
  // Two changed releases are compared once, from the side of the first by name.
  const isComparedFromOtherSide = (other: AnyRelease): boolean =>
    changed.includes(other) && other.remote < release.remote;
  return others.filter((other) => !isComparedFromOtherSide(other)).flatMap((other) => routeClashes(release, other));
}

function routeClashes(release: AnyRelease, other: AnyRelease): Refusal[] {
  return release.routes.flatMap((route) =>
    other.routes.flatMap((theirs): Refusal[] => {
      const samePath = isSamePath(route.path, theirs.path);
      if (!samePath && route.id !== theirs.id) return [];
      const clash = samePath ? `path ${route.path}` : `route id "${route.id}"`;
      return [
        {
          code: samePath ? 'path-owned' : 'route-id-owned',
          what: `${nameOf(release)} declares the ${clash}, which ${nameOf(other)} owns.`,
          why: samePath
            ? 'Both routes would match the same addresses.'
            : 'Links and reports identify a route by its id.',
          fix: `Choose another, or release a ${other.remote} without it first.`,
        },
      ];
    }),
  );
}
