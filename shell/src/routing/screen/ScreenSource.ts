import { useMemo, type ComponentType } from 'react';
import type { Release } from '@lectern/shared/contract';
import { chunkFailure, messageOf } from '../../federation/load/failureKind';
import { RemoteLoadError, type LoadAsset, type LoadFailure } from '../../federation/load/RemoteLoadError';
import type { ScreenTarget } from '../../federation/load/screenLoader';
import type { TableRoute } from '../../state/routeTable';
import { useShell, type Shell } from '../../state/ShellContext';

/** Characters of a screen's own message that the failure screen shows. */
const MESSAGE_LENGTH = 300;

/**
 * A loaded screen with its owner and release. `onCrash` contains a crash: call it once, when the screen has thrown.
 * It returns true when another release can take over.
 */
export type ReadyScreen = {
  phase: 'ready';
  Screen: ComponentType;
  remote: string;
  release: string;
  /** The release that the screen is from; null for the shell's own screens. */
  source: Release | null;
  onCrash: (kind: LoadFailure) => boolean;
};

/** End of a load. */
export type ScreenEnd = ReadyScreen | { phase: 'failed'; error: RemoteLoadError };

/**
 * Loads one screen, from a remote's release or from the shell itself. `cancel` is null where a load cannot be
 * cancelled.
 */
export type ScreenSource = {
  ready: () => ReadyScreen | null;
  /** Returns the screen as the release that the page names provides it, whether or not it has loaded. */
  expected: (Screen: ComponentType) => ReadyScreen;
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

function remoteSource({ loader }: Shell, target: ScreenTarget): ScreenSource {
  const describe = ({ Screen, release }: NonNullable<ReturnType<typeof loader.ready>>): ReadyScreen => ({
    phase: 'ready',
    Screen,
    remote: release.remote,
    release: release.version,
    source: release,
    onCrash: (kind) => loader.crash(target, release, kind),
  });
  return {
    expected: (Screen) => describe({ Screen, release: target.first.release }),
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

function ownSource({ ownScreens, version, report, live }: Shell, screen: string): ScreenSource {
  const describe = (Screen: ComponentType): ReadyScreen => ({
    phase: 'ready',
    Screen,
    remote: 'shell',
    release: version,
    source: null,
    onCrash: (kind) => {
      const { serial } = live.current();
      report({ remote: 'shell', version, serial, duration: 0, phase: 'shown', outcome: 'failed', kind });
      return false;
    },
  });
  return {
    expected: describe,
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

/** Names of a screen in messages. */
type ScreenName = { remote: string; version: string; screen: string };

/** Converts webpack's error for a chunk to a RemoteLoadError of that screen. */
function toLoadError(cause: unknown, kind: LoadFailure, screen: ScreenName): RemoteLoadError {
  const { request = '', code } = cause as { request?: string; code?: string };
  const asset: LoadAsset = code === 'CSS_CHUNK_LOAD_FAILED' ? 'stylesheet' : 'script chunk';
  return new RemoteLoadError({ kind, asset, ...screen, url: request, attempts: 1 }, cause);
}

/**
 * Converts what a screen has thrown to a RemoteLoadError: `render`, or the kind of failure of a part that the screen
 * loads itself. A screen may throw anything, even a value without a text.
 */
export function toCrash(thrown: unknown, screen: ScreenName): RemoteLoadError {
  const kind = chunkFailure(thrown);
  if (kind) return toLoadError(thrown, kind, screen);
  const common = { kind: 'render', asset: 'script chunk', url: '', attempts: 1, ...screen } as const;
  return new RemoteLoadError({ ...common, detail: messageOf(thrown).slice(0, MESSAGE_LENGTH) }, thrown);
}
