import { findRoute, routeTable } from '../state/routeTable';
import type { Shell } from '../state/ShellContext';
import { guard } from './guard';
import { isUnderMaintenance } from './isUnderMaintenance';

/**
 * Starts loading the screen of the page's own address while a remembered session is still being confirmed. A guarded
 * screen is only preloaded: the guard decides when it renders.
 */
export function startFirstScreen(shell: Shell, pathname: string, search = ''): void {
  const registry = shell.live.current();
  const route = findRoute(routeTable(registry, shell.ownRoutes, shell.canaries), pathname);
  if (!route || isUnderMaintenance(registry.maintenance, route.owner)) return;
  if (!route.target) void shell.ownScreens.load(route.screen).catch(() => undefined);
  else if (guard(route, false, search) === 'show') void shell.loader.load(route.target);
  else if (guard(route, true) === 'show') shell.preload(shell.loader.preferred(route.target));
}
