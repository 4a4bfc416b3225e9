import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Failed, Maintenance, NotFound } from '../chrome/screens/errorScreens';
import { RemoteLoadError } from '../federation/load/RemoteLoadError';
import { useSession } from '../session/SessionContext';
import { usePageState } from '../state/PageState';
import type { TableRoute } from '../state/routeTable';
import { useRegistry, useRouteTable, useShell } from '../state/ShellContext';
import { signInPath } from '../state/signInPath';
import { useSignal } from '../state/signal';
import { shellText } from '../text/shell.en';
import { guard } from './guard';
import { isUnderMaintenance } from './isUnderMaintenance';
import { LeavingBoundary } from './screen/LeavingBoundary';
import { Main } from './screen/Main';
import { RouteParams } from './screen/RouteParams';
import { RouteScreen } from './screen/RouteScreen';
import { StaticScreen } from './screen/StaticScreen';
import { scrollToFragment } from './visit/scrollToFragment';
import { useBlame } from './visit/useBlame';
import { useAddressChange } from './visit/useAddressChange';
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
  const blame = useBlame(visit);
  useAddressChange(visit);
  useLayoutEffect(() => scroll.follow(location.key), [scroll, location.key]);
  useEffect(() => {
    if (location.hash) scrollToFragment(location.hash);
  }, [location.hash]);

  const { route, number } = visit;
  // Maintenance closes an open screen at once, unless that would lose unsaved input.
  const isClosed = isUnderMaintenance(maintenance, route?.owner ?? 'shell') && !isHeld;
  const screen = isClosed ? (
    <StaticScreen key="maintenance" screen="MaintenanceScreen" title={text.maintenance.title}>
      <Maintenance />
    </StaticScreen>
  ) : route ? (
    <GuardedScreen key={number} route={route} onRetry={revisit} />
  ) : (
    <UnknownScreen key={number} />
  );
  return (
    <ArrivalContext value={visit.arrival}>
      <LeavingBoundary visit={number} onError={blame} fallback={<BrokenVisit route={route} onRetry={revisit} />}>
        {screen}
      </LeavingBoundary>
    </ArrivalContext>
  );
}

function GuardedScreen({ route, onRetry }: { route: TableRoute; onRetry: () => void }) {
  const { user } = useSession();
  const location = useLocation();
  const verdict = guard(route, user !== null, location.search);
  if (verdict === 'sign-in') return <Navigate to={signInPath(location)} replace />;
  if (verdict === 'deny') return <UnknownScreen />;
  return (
    <RouteParams path={route.path} pathname={location.pathname}>
      <RouteScreen route={route} onRetry={onRetry} />
    </RouteParams>
  );
}

function UnknownScreen() {
  return (
    <StaticScreen screen="NotFoundScreen" title={useText(shellText).notFound.title}>
      <NotFound />
    </StaticScreen>
  );
}

/** Failure screen of a visit whose screens throw whenever they are removed. */
function BrokenVisit({ route, onRetry }: { route: TableRoute | null; onRetry: () => void }) {
  const { version } = useShell();
  const { title = '', screen = '', owner = 'shell', target = null } = route ?? {};
  const common = { remote: owner, version: target?.first.release.version ?? version, screen, url: '', attempts: 1 };
  const error = new RemoteLoadError({ kind: 'render', asset: 'script chunk', ...common });
  return (
    <Main shown={null}>
      <Failed title={title} error={error} onRetry={onRetry} />
    </Main>
  );
}
