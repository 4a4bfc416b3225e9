import type { LiveRoute } from '@lectern/shared/host';

/** A link of the main navigation. */
export type NavigationLink = { path: string; label: string };

/** Returns the links of the main navigation: the routes that declare `nav`, by its `order`. */
export function navigationLinks(routes: readonly LiveRoute[]): NavigationLink[] {
  const shown = routes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []));
  return shown
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label }) => ({ path, label }));
}
