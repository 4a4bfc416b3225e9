import { Suspense } from 'react';
import { FallbackLoader } from '../chrome/FallbackLoader';
import { RemoteFailedScreen } from '../chrome/RemoteFailedScreen';
import { useDismissedLoading } from '../boot/loadingScreen';
import { chunkFailure } from '../federation/failureOf';
import type { Loaded } from '../federation/line';
import { RemoteLoadError } from '../federation/RemoteLoadError';
import type { ScreenTarget } from '../federation/screenLoader';
import { Main } from './Main';
import { ScreenBoundary } from './ScreenBoundary';
import { useShell } from './ShellContext';
import type { TableRoute } from './routeTable';
import { useArrival } from './useArrival';
import { useRecovery } from './useRecovery';
import { useScreen } from './useScreen';

/**
 * Shows a remote's screen: the fallback loader until it is there, the failure screen when it does not come or breaks.
 */
export function RemoteScreen({
  route,
  target,
  onRetry,
}: {
  route: TableRoute;
  target: ScreenTarget;
  onRetry: () => void;
}) {
  const { loader } = useShell();
  const state = useScreen(target);
  useArrival(state.phase !== 'loading', route.title);
  useRecovery(state.phase === 'failed' ? state.error : null, onRetry);
  if (state.phase === 'loading') {
    return (
      <Main shown={null} busy>
        <FallbackLoader title={route.title} isSlow={state.isSlow} onCancel={() => loader.cancel(target)} />
      </Main>
    );
  }
  if (state.phase === 'failed')
    return (
      <Main shown={null}>
        <RemoteFailedScreen title={route.title} error={state.error} onRetry={onRetry} />
      </Main>
    );
  return <LoadedScreen route={route} target={target} loaded={state} onRetry={onRetry} />;
}

function LoadedScreen({
  route,
  target,
  loaded,
  onRetry,
}: {
  route: TableRoute;
  target: ScreenTarget;
  loaded: Loaded;
  onRetry: () => void;
}) {
  const { loader, report, live } = useShell();
  const { Screen, release } = loaded;
  useDismissedLoading();
  const broke = (error: unknown): void => {
    // Its modules may be half evaluated, and a lazy part keeps its failure: another try needs all of it anew.
    loader.discard(target, release);
    const facts = {
      remote: release.remote,
      version: release.version,
      serial: live.current().serial,
      duration: 0,
      phase: 'shown' as const,
    };
    report({ ...facts, outcome: 'failed', kind: chunkFailure(error) ?? 'evaluation', asset: 'script chunk' });
  };
  return (
    <Main shown={{ remote: release.remote, release: release.version, screen: route.screen }}>
      <ScreenBoundary
        onError={broke}
        fallback={(error) => (
          <RemoteFailedScreen title={route.title} error={asLoadError(error, route, loaded)} onRetry={onRetry} />
        )}
      >
        <Suspense fallback={<FallbackLoader title={route.title} isSlow={false} onCancel={null} />}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </Main>
  );
}

/**
 * A part that the screen itself loads late fails as webpack's ChunkLoadError: it is told like any other failed load.
 */
function asLoadError(error: unknown, route: TableRoute, { release: { remote, version } }: Loaded): unknown {
  const kind = chunkFailure(error);
  if (!kind) return error;
  const { request = '', code } = error as { request?: string; code?: string };
  const asset = code === 'CSS_CHUNK_LOAD_FAILED' ? 'stylesheet' : 'script chunk';
  return new RemoteLoadError({ kind, asset, remote, version, screen: route.screen, url: request, attempts: 1 }, error);
}
