import type { Registry, Release, ReleaseRoute, ShellRelease } from '@lectern/shared/contract';
import type { SiteView } from '../pages/siteView';

/** The releases that one visitor gets for a route: the shell's, and that of the route's owner; null for the shell. */
export type PageReleases = { shell: ShellRelease; remote: Release | null; route: ReleaseRoute };

/**
 * Returns the releases that render `view` under a visitor's own registry (`registryFor`); null when the route or one of
 * the releases is not made for it.
 */
export function pageReleases(registry: Registry, view: SiteView): PageReleases | null {
  if (view.kind !== 'route' || view.route.access !== 'public') return null;
  const shell = registry.shell.stable;
  const remote = view.owner === 'shell' ? null : (registry.remotes[view.owner]?.stable ?? null);
  const route = (remote ?? shell).routes.find(({ id }) => id === view.route.id);
  const isMade = shell.server && (view.owner === 'shell' || remote?.server);
  return isMade && route?.prerender && route.path === view.route.path ? { shell, remote, route } : null;
}
