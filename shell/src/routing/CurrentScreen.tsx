import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import MaintenanceScreen from '../chrome/screens/MaintenanceScreen';
import { NotFoundScreen } from '../chrome/screens/NotFoundScreen';
import { useSession } from '../session/SessionContext';
import { usePageState } from '../state/PageState';
import type { TableRoute } from '../state/routeTable';
import { useRegistry, useRouteTable } from '../state/ShellContext';
import { signInPath } from '../state/signInPath';
import { useSignal } from '../state/signal';
import { shellText } from '../text/shell.en';
import { guard } from './guard';
import { isUnderMaintenance } from './isUnderMaintenance';
import { RouteParams } from './screen/RouteParams';
import { RouteScreen } from './screen/RouteScreen';
import { StaticScreen } from './screen/StaticScreen';
import { scrollToFragment } from './visit/scrollToFragment';
import { useRestoredScroll } from './visit/useRestoredScroll';
import { useVisit } from './visit/useVisit';
import { ArrivalContext } from './visit/visit';

/**
 * Renders the screen of the current address, from the release that was live when the visit began, if the guard allows
 * it.
 */
export function CurrentScreen() {
  const text = useText(shellText);
  const location = useLocation();
  const { visit, revisit } = useVisit(location, useRouteTable());
  const { unsaved, scroll } = usePageState();
  const { maintenance } = useRegistry();
  const isHeld = useSignal(unsaved.isHeld);
  useRestoredScroll(visit);
  useLayoutEffect(() => scroll.follow(location.key), [scroll, location.key]);
  useEffect(() => {
    if (location.hash) scrollToFragment(location.hash);
  }, [location.hash]);

  const { route, number } = visit;
  // Maintenance closes an open screen at once, unless that would lose unsaved input.
  const isClosed = isUnderMaintenance(maintenance, route?.owner ?? 'shell') && !isHeld;
  const screen = isClosed ? (
    <StaticScreen key="maintenance" screen="MaintenanceScreen" title={text.maintenance.title}>
      <MaintenanceScreen />
    </StaticScreen>
  ) : route ? (
    <GuardedScreen key={number} route={route} onRetry={revisit} />
  ) : (
    <NotFound key={number} />
  );
  return <ArrivalContext value={visit.arrival}>{screen}</ArrivalContext>;
}

function GuardedScreen({ route, onRetry }: { route: TableRoute; onRetry: () => void }) {
  const { user } = useSession();
  const location = useLocation();
  const verdict = guard(route, user !== null, location.search);
  if (verdict === 'sign-in') return <Navigate to={signInPath(location)} replace />;
  if (verdict === 'deny') return <NotFound />;
  return (
    <RouteParams path={route.path} pathname={location.pathname}>
      <RouteScreen route={route} onRetry={onRetry} />
    </RouteParams>
  );
}

function NotFound() {
  return (
    <StaticScreen screen="NotFoundScreen" title={useText(shellText).notFound.title}>
      <NotFoundScreen />
    </StaticScreen>
  );
}
