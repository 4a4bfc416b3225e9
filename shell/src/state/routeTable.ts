import {
  isSamePath,
  matchRoute,
  type Canaries,
  type PageTranslations,
  type Registry,
  type Release,
  type RouteDefinition,
  type RouteTitles,
} from '@lectern/shared/contract';
import type { LiveRoute } from '@lectern/shared/host';
import { chooseReleases, type Choice } from '../federation/live/channel';
import type { ScreenTarget } from '../federation/load/screenLoader';

/** A route that is live for this visitor. `target` is null for the shell's own screens: they ship in its bundle. */
export type TableRoute = LiveRoute & { target: ScreenTarget | null };

/**
 * Returns every route of a revision for a visitor who gets these canaries. The shell's own routes come first, so no
 * remote can take one over. `titles` are the titles in the page's language, where it is not English.
 */
export function routeTable(
  registry: Registry,
  own: readonly RouteDefinition[],
  canaries: Canaries,
  titles: PageTranslations['titles'] = {},
): TableRoute[] {
  const table = own.map((route): TableRoute => ({
    ...route,
    ...named(route, titles.shell),
    owner: 'shell',
    target: null,
  }));
  for (const [owner, channel] of Object.entries(registry.remotes)) {
    const choice = chooseReleases(channel, canaries[owner]);
    for (const route of choice.release.routes) {
      const { id, path, screen, access, publicWith, publicWithAny } = route;
      const target = { first: { release: choice.release, route }, fallback: fallbackOf(choice, route) };
      table.push({
        id,
        path,
        screen,
        access,
        ...(publicWith && { publicWith }),
        ...(publicWithAny && { publicWithAny }),
        ...named(route, titles[owner]),
        owner,
        target,
      });
    }
  }
  return table;
}

/** Returns the title of a route, and its label in the header if it has one, in the page's language. */
function named({ id, title, nav }: RouteDefinition, titles: RouteTitles = {}): Pick<RouteDefinition, 'title' | 'nav'> {
  const own = titles[id];
  return { title: own?.title ?? title, ...(nav && { nav: { ...nav, label: own?.label ?? nav.label } }) };
}

/** Returns the table's route for a path, or null. */
export function findRoute(table: readonly TableRoute[], pathname: string): TableRoute | null {
  return matchRoute(table, pathname)?.route ?? null;
}

/**
 * Returns the same path in the fallback release. A route with another access is no fallback: the guard has decided on
 * the first one's access.
 */
function fallbackOf({ fallback }: Choice<Release>, first: RouteDefinition): ScreenTarget['fallback'] {
  const route = fallback?.routes.find(
    (candidate) => isSamePath(candidate.path, first.path) && accessOf(candidate) === accessOf(first),
  );
  return fallback && route ? { release: fallback, route } : null;
}

const accessOf = ({ access, publicWith = '', publicWithAny = [] }: RouteDefinition): string =>
  [access, publicWith, ...publicWithAny].join();
