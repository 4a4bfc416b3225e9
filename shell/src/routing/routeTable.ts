import { isSamePath, matchRoute, type Registry, type Release, type RouteFacts } from '@lectern/shared/contract';
import type { LiveRoute } from '@lectern/shared/host';
import { choose, type Choice } from '../federation/channel';
import type { ScreenTarget } from '../federation/screenLoader';

/** A route that is live for this visitor. `target` is null for the shell's own screens: they are in its bundle. */
export type TableRoute = LiveRoute & { target: ScreenTarget | null };

/**
 * Every route of a revision as this visitor gets it. The shell's own come first: no remote can take one over. `visitor`
 * is asked for only while a canary runs.
 */
export function routeTable(registry: Registry, own: readonly RouteFacts[], visitor: () => string): TableRoute[] {
  const table = own.map((route): TableRoute => ({ ...route, owner: 'shell', target: null }));
  for (const [owner, channel] of Object.entries(registry.remotes)) {
    const choice = choose(channel, visitor);
    for (const route of choice.release.routes) {
      const { id, path, screen, access, title, nav } = route;
      const target = { first: { release: choice.release, route }, spare: spareOf(choice, path, access) };
      table.push({ id, path, screen, access, title, ...(nav && { nav }), owner, target });
    }
  }
  return table;
}

/** The table's route for a path, with the path's parameters; null when there is none. */
export function findRoute(table: readonly TableRoute[], pathname: string): TableRoute | null {
  return matchRoute(table, pathname)?.route ?? null;
}

/**
 * The same path in the spare release. One that is guarded otherwise is no spare: the guard has decided on the first
 * one's access.
 */
function spareOf({ spare }: Choice<Release>, path: string, access: string): ScreenTarget['spare'] {
  const route = spare?.routes.find((candidate) => isSamePath(candidate.path, path) && candidate.access === access);
  return spare && route ? { release: spare, route } : null;
}
