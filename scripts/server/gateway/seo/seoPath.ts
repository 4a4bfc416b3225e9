import type { Registry, ReleaseRoute, RouteParams } from '@lectern/shared/contract';
import { routesOf } from '../pages/siteView';

/**
 * The one address of what a route shows: of the routes with the same screen, data and parameters, such as
 * `/category/:id` and `/all-courses/category/:id`, the shortest, with the parameters written in.
 */
export function canonicalPathOf(registry: Registry, route: ReleaseRoute, params: RouteParams): string {
  const shows = (other: ReleaseRoute): string =>
    JSON.stringify([other.screen, other.module, other.data, other.path.match(/:\w+/g)]);
  const names = (other: ReleaseRoute): boolean => other.path.includes(':');
  const same = names(route) ? routesOf(registry).filter((other) => names(other) && shows(other) === shows(route)) : [];
  const shortest = same.reduce(
    (best: ReleaseRoute, other) => (other.path.length < best.path.length ? other : best),
    route,
  );
  return shortest.path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * The address of the list of a category, or of a subcategory after its category; null where no live route shows such
 * lists.
 */
export function scopePathOf(registry: Registry, scope: readonly string[]): string | null {
  const route = routesOf(registry).find(
    ({ data = [], path, access }) =>
      access === 'public' && data.includes('lists') && parametersOf(path).length === scope.length,
  );
  return route
    ? canonicalPathOf(
        registry,
        route,
        Object.fromEntries(parametersOf(route.path).map((name, index) => [name, scope[index] ?? ''])),
      )
    : null;
}

const parametersOf = (path: string): string[] => Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
