import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from '@lectern/shared/router';
import { useChrome } from '../chrome/Chrome';
import MaintenanceScreen from '../chrome/MaintenanceScreen';
import { NotFoundScreen } from '../chrome/NotFoundScreen';
import { useSignal } from '../chrome/signal';
import { useSession } from '../session/SessionContext';
import { useText } from '../text/useText';
import { guard } from './guard';
import { isUnderMaintenance } from './maintenance';
import { OwnScreen } from './OwnScreen';
import { RemoteScreen } from './RemoteScreen';
import { RouteParams } from './RouteParams';
import { signInPath } from './signInPath';
import type { TableRoute } from './routeTable';
import { useRegistry, useRouteTable } from './ShellContext';
import { StaticScreen } from './StaticScreen';
import { scrollToFragment } from './useArrival';
import { useReturnWithin } from './useReturnWithin';
import { useVisit } from './useVisit';
import { ArrivalContext } from './visit';

/**
 * Shows the screen of the current address: what is live at the moment of the visit, if the guard lets the visitor in.
 */
export function CurrentScreen() {
  const text = useText();
  const location = useLocation();
  const { visit, revisit } = useVisit(location, useRouteTable());
  const { unsaved, scroll } = useChrome();
  const { maintenance } = useRegistry();
  const isHeld = useSignal(unsaved.isHeld);
  useReturnWithin(visit);
  useLayoutEffect(() => scroll.follow(location.key), [scroll, location.key]);
  useEffect(() => {
    if (location.hash) scrollToFragment(location.hash);
  }, [location.hash]);

  const { route, number } = visit;
  // Maintenance takes an open screen away at once, unless input would be lost with it.
  const isClosed = isUnderMaintenance(maintenance, route?.owner ?? 'shell') && !isHeld;
  const screen = isClosed ? (
    <StaticScreen key="maintenance" screen="MaintenanceScreen" title={text.maintenance.title}>
      <MaintenanceScreen />
    </StaticScreen>
  ) : route ? (
    <RouteScreen key={number} route={route} onRetry={revisit} />
  ) : (
    <Unknown key={number} />
  );
  return <ArrivalContext value={visit.arrival}>{screen}</ArrivalContext>;
}

function RouteScreen({ route, onRetry }: { route: TableRoute; onRetry: () => void }) {
  const { user } = useSession();
  const location = useLocation();
  const verdict = guard(route.access, user !== null);
  if (verdict === 'sign-in') return <Navigate to={signInPath(location)} replace />;
  if (verdict === 'deny') return <Unknown />;
  const element = route.target ? (
    <RemoteScreen route={route} target={route.target} onRetry={onRetry} />
  ) : (
    <OwnScreen route={route} onRetry={onRetry} />
  );
  return (
    <RouteParams path={route.path} pathname={location.pathname}>
      {element}
    </RouteParams>
  );
}

function Unknown() {
  const text = useText().notFound;
  return (
    <StaticScreen screen="NotFoundScreen" title={text.title}>
      <NotFoundScreen />
    </StaticScreen>
  );
}
