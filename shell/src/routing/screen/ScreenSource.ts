import { useMemo, type ComponentType } from 'react';
import { chunkFailure } from '../../federation/load/failureKind';
import { RemoteLoadError, type LoadAsset } from '../../federation/load/RemoteLoadError';
import type { ScreenTarget } from '../../federation/load/screenLoader';
import type { TableRoute } from '../../state/routeTable';
import { useShell, type Shell } from '../../state/ShellContext';

/** A loaded screen with its owner and release. `onCrash` runs when it throws while it renders. */
export type ReadyScreen = {
  phase: 'ready';
  Screen: ComponentType;
  remote: string;
  release: string;
  onCrash: (error: unknown) => void;
};

/** End of a load. */
export type ScreenEnd = ReadyScreen | { phase: 'failed'; error: RemoteLoadError };

/**
 * Loads one screen, from a remote's release or from the shell itself. `cancel` is null where a load cannot be
 * cancelled.
 */
export type ScreenSource = {
  ready: () => ReadyScreen | null;
  /** Never rejects. */
  load: () => Promise<ScreenEnd>;
  cancel: (() => void) | null;
};

/** Returns the source of a route's screen. */
export function useScreenSource(route: TableRoute): ScreenSource {
  const shell = useShell();
  return useMemo(
    () => (route.target ? remoteSource(shell, route.target) : ownSource(shell, route.screen)),
    [shell, route],
  );
}

function remoteSource({ loader, report, live }: Shell, target: ScreenTarget): ScreenSource {
  const describe = ({ Screen, release }: NonNullable<ReturnType<typeof loader.ready>>): ReadyScreen => ({
    phase: 'ready',
    Screen,
    remote: release.remote,
    release: release.version,
    onCrash(error) {
      // Its modules may be half evaluated, and a lazy part caches its failure, so the next attempt loads everything
      // again.
      loader.discard(target, release);
      report({
        remote: release.remote,
        version: release.version,
        serial: live.current().serial,
        duration: 0,
        phase: 'shown',
        outcome: 'failed',
        kind: chunkFailure(error) ?? 'evaluation',
        asset: 'script chunk',
      });
    },
  });
  return {
    ready() {
      const loaded = loader.ready(target);
      return loaded && describe(loaded);
    },
    load: async () => {
      const end = await loader.load(target);
      return end.ok ? describe(end) : { phase: 'failed', error: end.error };
    },
    cancel: () => loader.cancel(target),
  };
}

function ownSource({ ownScreens, version }: Shell, screen: string): ScreenSource {
  const describe = (Screen: ComponentType): ReadyScreen => ({
    phase: 'ready',
    Screen,
    remote: 'shell',
    release: version,
    onCrash: () => undefined,
  });
  return {
    ready() {
      const Screen = ownScreens.ready(screen);
      return Screen && describe(Screen);
    },
    load: () =>
      ownScreens.load(screen).then(describe, (error: unknown) => ({
        phase: 'failed',
        error: toLoadError(error, chunkFailure(error) ?? 'evaluation', { remote: 'shell', version, screen }),
      })),
    cancel: null,
  };
}

/** Converts webpack's error for a chunk to a RemoteLoadError of that screen. */
export function toLoadError(
  cause: unknown,
  kind: RemoteLoadError['kind'],
  screen: { remote: string; version: string; screen: string },
): RemoteLoadError {
  const { request = '', code } = cause as { request?: string; code?: string };
  const asset: LoadAsset = code === 'CSS_CHUNK_LOAD_FAILED' ? 'stylesheet' : 'script chunk';
  return new RemoteLoadError({ kind, asset, ...screen, url: request, attempts: 1 }, cause);
}
