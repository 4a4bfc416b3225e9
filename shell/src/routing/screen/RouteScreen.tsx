import { Suspense } from 'react';
import { useDelayed } from '@lectern/shared/loading';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { FailedScreen } from '../../chrome/screens/FailedScreen';
import { FallbackLoader } from '../../chrome/screens/FallbackLoader';
import { chunkFailure } from '../../federation/load/failureKind';
import { LOAD_TIMES } from '../../federation/load/loadTimes';
import type { TableRoute } from '../../state/routeTable';
import { useArrival } from '../visit/useArrival';
import { Main } from './Main';
import { ScreenBoundary } from './ScreenBoundary';
import { toLoadError, useScreenSource, type ReadyScreen } from './ScreenSource';
import { useRecovery } from './useRecovery';
import { useScreen } from './useScreen';

type Props = { route: TableRoute; onRetry: () => void };

/**
 * Renders a route's screen, from a remote or the shell: the fallback loader while it loads, the failure screen when it
 * fails to load or crashes.
 */
export function RouteScreen({ route, onRetry }: Props) {
  const source = useScreenSource(route);
  const state = useScreen(source);
  const isSlow = useDelayed(state.phase === 'loading', LOAD_TIMES.slow);
  useArrival(state.phase !== 'loading', route.title);
  useRecovery(state.phase === 'failed' ? state.error : null, onRetry);
  if (state.phase === 'loading')
    return (
      <Main shown={null} busy>
        <FallbackLoader title={route.title} isSlow={isSlow} onCancel={source.cancel} />
      </Main>
    );
  if (state.phase === 'failed')
    return (
      <Main shown={null}>
        <FailedScreen title={route.title} error={state.error} onRetry={onRetry} />
      </Main>
    );
  return <LoadedScreen route={route} onRetry={onRetry} loaded={state} />;
}

function LoadedScreen({ route, onRetry, loaded }: Props & { loaded: ReadyScreen }) {
  const { Screen, remote, release, onCrash } = loaded;
  useDismissedLoading();
  /** Shows a ChunkLoadError, from a part that the screen loads itself, like any other failed load. */
  const explain = (error: unknown): unknown => {
    const kind = chunkFailure(error);
    return kind ? toLoadError(error, kind, { remote, version: release, screen: route.screen }) : error;
  };
  return (
    <Main shown={{ remote, release, screen: route.screen }}>
      <ScreenBoundary
        onError={onCrash}
        fallback={(error) => <FailedScreen title={route.title} error={explain(error)} onRetry={onRetry} />}
      >
        <Suspense fallback={<FallbackLoader title={route.title} isSlow={false} onCancel={null} />}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </Main>
  );
}
