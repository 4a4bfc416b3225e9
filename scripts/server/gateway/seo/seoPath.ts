import type { Registry, ReleaseRoute, RouteParams } from '@lectern/shared/contract';
import { routesOf } from '../pages/siteView';

/**
 * Returns the canonical path of a route: the shortest among routes with the same screen, data and parameters, such as
 * `/category/:id` and `/all-courses/category/:id`, with the parameters filled in.
 */
export function canonicalPathOf(registry: Registry, route: ReleaseRoute, params: RouteParams): string {
  const contentOf = (other: ReleaseRoute): string =>
    JSON.stringify([other.screen, other.module, other.data, other.path.match(/:\w+/g)]);
  const hasParameters = (other: ReleaseRoute): boolean => other.path.includes(':');
  const same = hasParameters(route)
    ? routesOf(registry).filter((other) => hasParameters(other) && contentOf(other) === contentOf(route))
    : [];
  const shortest = same.reduce(
    (best: ReleaseRoute, other) => (other.path.length < best.path.length ? other : best),
    route,
  );
  return shortest.path.replace(/:(\w+)/g, (_parameter, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Returns the canonical path of a list; `scope` is a category's slug, or those of a category and its subcategory. Null
 * when no live route shows such lists.
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
