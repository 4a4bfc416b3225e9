import { guard } from './guard';
import { isUnderMaintenance } from './maintenance';
import { findRoute, routeTable } from './routeTable';
import type { Shell } from './ShellContext';

/**
 * Starts on the screen of the page's own address while the session of somebody who was left signed in is still asked
 * for. A guarded screen is only asked for: the guard itself decides when it is rendered.
 */
export function startFirst(shell: Shell, pathname: string): void {
  const registry = shell.live.current();
  const route = findRoute(routeTable(registry, shell.ownRoutes, shell.visitor), pathname);
  if (!route || isUnderMaintenance(registry.maintenance, route.owner)) return;
  if (!route.target) void shell.ownScreens.load(route.screen).catch(() => undefined);
  else if (guard(route.access, false) === 'show') void shell.loader.load(route.target);
  else if (guard(route.access, true) === 'show') shell.preload(route.target);
}
