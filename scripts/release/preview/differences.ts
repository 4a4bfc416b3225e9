import type { Channel, Maintenance } from '@lectern/shared/contract';
import { isDeepStrictEqual } from 'node:util';
import { channelOf, ownersOf, type AnyRelease, type LiveState } from '../registry/liveState';

/** One difference between two live states. `from` and `to` are versions, owners of a route or notices; null is none. */
export type Difference =
  | { kind: 'release' | 'fallback'; owner: string; from: string | null; to: string | null }
  | { kind: 'canary'; owner: string; from: Share | null; to: Share | null }
  | { kind: 'route'; path: string; from: string | null; to: string | null }
  | { kind: 'maintenance'; from: Maintenance | null; to: Maintenance | null };

type Share = { version: string; percent: number };

/** Returns what differs between two live states: releases, fallbacks, canaries, routes, maintenance, in this order. */
export function differencesOf(before: LiveState | null, after: LiveState): Difference[] {
  const owners = [...new Set([...(before ? ownersOf(before) : []), ...ownersOf(after)])];
  const channels = owners.flatMap((owner) =>
    channelDifferences(owner, before && channelOf(before, owner), channelOf(after, owner)),
  );
  const notice = { kind: 'maintenance' as const, from: before?.maintenance ?? null, to: after.maintenance };
  return [...channels, ...routeDifferences(before, after), notice].filter(
    ({ from, to }) => !isDeepStrictEqual(from, to),
  );
}

function channelDifferences(
  owner: string,
  from: Channel<AnyRelease> | null,
  to: Channel<AnyRelease> | null,
): Difference[] {
  const version = (release: AnyRelease | null | undefined): string | null => release?.version ?? null;
  return [
    { kind: 'release', owner, from: version(from?.stable), to: version(to?.stable) },
    { kind: 'fallback', owner, from: version(from?.fallback), to: version(to?.fallback) },
    { kind: 'canary', owner, from: shareOf(from), to: shareOf(to) },
  ];
}

function shareOf(channel: Channel<AnyRelease> | null): Share | null {
  return channel?.canary ? { version: channel.canary.release.version, percent: channel.canary.percent } : null;
}

function routeDifferences(before: LiveState | null, after: LiveState): Difference[] {
  const [from, to] = [before ? routesOf(before) : new Map<string, string>(), routesOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .sort()
    .map((path) => ({ kind: 'route', path, from: from.get(path) ?? null, to: to.get(path) ?? null }));
}

/** Returns path → owner of every stable route. */
function routesOf(state: LiveState): Map<string, string> {
  return new Map(
    ownersOf(state).flatMap((owner) =>
      (channelOf(state, owner)?.stable.routes ?? []).map(({ path }): [string, string] => [path, owner]),
    ),
  );
}
