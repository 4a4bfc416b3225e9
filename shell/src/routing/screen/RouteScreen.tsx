import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useDelayed } from '@lectern/shared/loading';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { Failed } from '../../chrome/screens/errorScreens';
import { FallbackLoader } from '../../chrome/screens/FallbackLoader';
import { LOAD_TIMES } from '../../federation/load/loadTimes';
import type { RemoteLoadError } from '../../federation/load/RemoteLoadError';
import type { TableRoute } from '../../state/routeTable';
import { useRouteTable } from '../../state/ShellContext';
import { useArrival } from '../visit/useArrival';
import { Main } from './Main';
import { ScreenBoundary } from './ScreenBoundary';
import { toCrash, useScreenSource, type ReadyScreen } from './ScreenSource';
import { useRecovery } from './useRecovery';
import { useUnusedRemoved } from './useUnusedRemoved';
import { useScreen } from './useScreen';

type Props = { route: TableRoute; onRetry: () => void };

/**
 * Renders a route's screen, from a remote or the shell: the fallback loader while it loads, the failure screen when it
 * fails to load or crashes. A crash counts as a failed load: another release takes over, if there is one.
 */
export function RouteScreen({ route, onRetry }: Props) {
  const source = useScreenSource(route);
  const state = useScreen(source);
  const [crash, setCrash] = useState<RemoteLoadError | null>(null);
  const error = state.phase === 'failed' ? state.error : crash;
  const isSlow = useDelayed(state.phase === 'loading', LOAD_TIMES.slow);
  const title = useTitleOf(route);
  useArrival(state.phase !== 'loading', title);
  useRecovery(error, isSlow, onRetry);
  if (state.phase === 'loading')
    return (
      <Main shown={null} busy>
        <FallbackLoader title={title} isSlow={isSlow} onCancel={source.cancel} />
      </Main>
    );
  const failure = (known: RemoteLoadError): ReactNode => <Failed title={title} error={known} onRetry={onRetry} />;
  if (state.phase === 'failed') return <Main shown={null}>{failure(state.error)}</Main>;
  const toError = (thrown: unknown): RemoteLoadError =>
    toCrash(thrown, { remote: state.remote, version: state.release, screen: route.screen });
  const contain = (thrown: unknown): void => {
    const caught = toError(thrown);
    if (state.onCrash(caught.kind)) onRetry();
    else setCrash(caught);
  };
  return (
    <LoadedScreen
      route={route}
      title={title}
      loaded={state}
      onCrash={contain}
      fallback={(thrown) => failure(toError(thrown))}
    />
  );
}

/** Returns the route's title in the page's language, which may have changed since the visit began. */
function useTitleOf({ owner, id, title }: TableRoute): string {
  return useRouteTable().find((route) => route.owner === owner && route.id === id)?.title ?? title;
}

type LoadedProps = {
  title: string;
  route: TableRoute;
  loaded: ReadyScreen;
  onCrash: (thrown: unknown) => void;
  fallback: (thrown: unknown) => ReactNode;
};

function LoadedScreen({ route, title, loaded, onCrash, fallback }: LoadedProps) {
  const { Screen, remote, release, source } = loaded;
  useDismissedLoading();
  useUnusedRemoved(source);
  // The same element while the screen is the same: an update would make React discard markup that the gateway rendered.
  const content = useMemo(
    () => (
      <Suspense fallback={<FallbackLoader title={title} isSlow={false} onCancel={null} />}>
        <Screen />
      </Suspense>
    ),
    [Screen, title],
  );
  return (
    <Main shown={{ remote, release, screen: route.screen }}>
      <ScreenBoundary onError={onCrash} fallback={fallback}>
        {content}
      </ScreenBoundary>
    </Main>
  );
}
