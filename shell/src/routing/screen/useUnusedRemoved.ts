import { useEffect } from 'react';
import type { Release } from '@lectern/shared/contract';
import { useRouteTable, useShell } from '../../state/ShellContext';

/**
 * Removes releases from the page that are neither live nor `shown`, once a screen is open and with each new revision.
 */
export function useUnusedRemoved(shown: Release | null): void {
  const { deferred, loader } = useShell();
  const routes = useRouteTable();
  useEffect(() => deferred.parts.get()?.removeUnused(loader, routes, shown), [deferred, loader, routes, shown]);
}
