import type { ReactNode } from 'react';
import { useDismissedLoading } from '../boot/loadingScreen';
import { FallbackLoader } from '../chrome/FallbackLoader';
import { RemoteFailedScreen } from '../chrome/RemoteFailedScreen';
import { Main } from './Main';
import { ScreenBoundary } from './ScreenBoundary';
import { useShell } from './ShellContext';
import type { TableRoute } from './routeTable';
import { useArrival } from './useArrival';
import { useOwnScreen } from './useOwnScreen';

/** Shows a screen of the shell itself. */
export function OwnScreen({ route, onRetry }: { route: TableRoute; onRetry: () => void }) {
  const { version } = useShell();
  const state = useOwnScreen(route.screen);
  useArrival(state.phase !== 'loading', route.title);
  if (state.phase === 'loading')
    return (
      <Main shown={null} busy>
        <FallbackLoader title={route.title} isSlow={state.isSlow} onCancel={null} />
      </Main>
    );
  if (state.phase === 'failed')
    return (
      <Main shown={null}>
        <RemoteFailedScreen title={route.title} error={state.error} onRetry={onRetry} />
      </Main>
    );
  const { Screen } = state;
  return (
    <Main shown={{ remote: 'shell', release: version, screen: route.screen }}>
      <ScreenBoundary
        onError={() => undefined}
        fallback={(error) => <RemoteFailedScreen title={route.title} error={error} onRetry={onRetry} />}
      >
        <Arrived>
          <Screen />
        </Arrived>
      </ScreenBoundary>
    </Main>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  useDismissedLoading();
  return children;
}
