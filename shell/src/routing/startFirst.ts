import { guard } from './guard';
import { isUnderMaintenance } from './maintenance';
import { findRoute, routeTable } from './routeTable';
import type { Shell } from './ShellContext';

/**
 * Starts on the screen of the page's own address before anything renders, beside the wait for the session. A guarded screen is only asked
 * for, and only where somebody was left signed in (`mayBeSignedIn`): the guard itself decides when it is rendered.
 */
export function startFirst(shell: Shell, pathname: string, mayBeSignedIn: boolean): void {
  const registry = shell.live.current();
  const route = findRoute(routeTable(registry, shell.ownRoutes, shell.visitor), pathname);
  if (!route || isUnderMaintenance(registry.maintenance, route.owner)) return;
  if (!route.target) void shell.ownScreens.load(route.screen).catch(() => undefined);
  else if (guard(route.access, false) === 'show') void shell.loader.load(route.target);
  else if (guard(route.access, mayBeSignedIn) === 'show') shell.preload(route.target);
}
