import { matchRoute, type Registry, type ReleaseRoute, type RouteParams } from '@lectern/shared/contract';

/**
 * What a path shows under one revision, and the HTTP status that says so. `key` is equal for paths that get the same
 * page.
 */
export type SiteView =
  | { kind: 'route'; status: 200; key: string; owner: string; route: ReleaseRoute; params: RouteParams }
  | { kind: 'unknown'; status: 404; key: string }
  | { kind: 'maintenance'; status: 503; key: string; until?: string };

type OwnedRoute = ReleaseRoute & { owner: string };

/**
 * Decides what `pathname` shows: a live route, nothing, or maintenance of the site or of the one remote that owns it. A
 * route that only a canary release has counts as live, since the visitors who get that canary may ask for it.
 */
export function viewOf(registry: Registry, pathname: string): SiteView {
  const { maintenance } = registry;
  if (maintenance && !maintenance.remotes) return underMaintenance(maintenance.until);
  const match = matchRoute(routesOf(registry), pathname);
  if (!match) return { kind: 'unknown', status: 404, key: 'unknown' };
  const { owner, ...route } = match.route;
  if (maintenance?.remotes?.includes(owner)) return underMaintenance(maintenance.until);
  return { kind: 'route', status: 200, key: `${owner}/${route.path}`, owner, route, params: match.params };
}

const known = new WeakMap<Registry, OwnedRoute[]>();

/** Every route that some visitor of this revision can reach; stable releases first. */
export function routesOf(registry: Registry): OwnedRoute[] {
  const routes = known.get(registry) ?? collectRoutes(registry);
  known.set(registry, routes);
  return routes;
}

function collectRoutes(registry: Registry): OwnedRoute[] {
  const channels = [{ owner: 'shell', ...routesOfChannel(registry.shell) }];
  for (const [owner, channel] of Object.entries(registry.remotes))
    channels.push({ owner, ...routesOfChannel(channel) });
  const owned = (kind: 'stable' | 'canary'): OwnedRoute[] =>
    channels.flatMap((c) => c[kind].map((route) => ({ ...route, owner: c.owner })));
  return [...owned('stable'), ...owned('canary')];
}

type Routed = { stable: { routes: ReleaseRoute[] }; canary: null | { release: { routes: ReleaseRoute[] } } };

function routesOfChannel(channel: Routed): { stable: ReleaseRoute[]; canary: ReleaseRoute[] } {
  return { stable: channel.stable.routes, canary: channel.canary?.release.routes ?? [] };
}

function underMaintenance(until: string | undefined): SiteView {
  return { kind: 'maintenance', status: 503, key: 'maintenance', ...(until === undefined ? {} : { until }) };
}
