import { matchRoute } from '@lectern/shared/contract';
import type { LiveRoute } from '@lectern/shared/host';
import type { LinkGroup } from '../text/en';

/** A link of the main navigation. */
export type NavigationLink = { path: string; label: string };

/** The links of the main navigation: from the routes' own `nav` facts, in their order. */
export function navigationLinks(routes: readonly LiveRoute[]): NavigationLink[] {
  const shown = routes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
  return shown
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label }) => ({ path, label }));
}

/** The groups without the links that no live route has, and without the groups that are then empty. */
export function liveLinks(groups: readonly LinkGroup[], routes: readonly { path: string }[]): LinkGroup[] {
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(([path]) => matchRoute(routes, path)) }))
    .filter(({ links }) => links.length > 0);
}
