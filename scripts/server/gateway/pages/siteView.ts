import {
  matchRoute,
  type PageTranslations,
  type Registry,
  type ReleaseRoute,
  type RouteParams,
} from '@lectern/shared/contract';

/**
 * The view that a path shows under one revision, with its HTTP status. Paths with the same page have the same `key`.
 */
export type SiteView =
  | { kind: 'route'; status: 200; key: string; owner: string; route: ReleaseRoute; params: RouteParams }
  | { kind: 'unknown'; status: 404; key: string }
  | { kind: 'maintenance'; status: 503; key: string; until?: string };

type OwnedRoute = ReleaseRoute & { owner: string };

/**
 * Returns the view of `pathname`: a live route, not found, or maintenance of the site or of the owning remote. A route
 * of a canary release counts as live, since visitors of the canary may request it.
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

/** Returns the view with the title of its route in the page's language, where `titles` has one. */
export function withTitle(view: SiteView, titles: PageTranslations['titles'] = {}): SiteView {
  const title = view.kind === 'route' ? titles[view.owner]?.[view.route.id]?.title : undefined;
  return view.kind === 'route' && title !== undefined ? { ...view, route: { ...view.route, title } } : view;
}

const known = new WeakMap<Registry, OwnedRoute[]>();

/** Returns every route that some visitor of this revision can reach, stable releases first. */
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
