import { useEffect } from 'react';
import type { Release } from '@lectern/shared/contract';
import { useRouteTable, useShell } from '../../state/ShellContext';

/**
 * Removes releases from the page that are neither live nor `shown`, once a screen is open and with each new revision.
 */
export function useUnusedRemoved(shown: Release | null): void {
  const { background, loader } = useShell();
  const routes = useRouteTable();
  useEffect(() => background.parts.get()?.removeUnused(loader, routes, shown), [background, loader, routes, shown]);
}
