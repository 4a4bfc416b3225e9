import { useEffect, useState, type ComponentType } from 'react';
import { chunkFailure } from '../federation/failureOf';
import { RemoteLoadError } from '../federation/RemoteLoadError';
import { LOAD_TIMES } from '../federation/times';
import { useShell } from './ShellContext';

/** A screen of the shell on its way to the page. */
export type OwnScreenState =
  | { phase: 'loading'; isSlow: boolean }
  | { phase: 'ready'; Screen: ComponentType }
  | { phase: 'failed'; error: RemoteLoadError };

/** Loads the shell's screen of that name once; its owner gives a new key for another try. */
export function useOwnScreen(name: string): OwnScreenState {
  const { ownScreens, version } = useShell();
  const [state, setState] = useState<OwnScreenState>(() => {
    const Screen = ownScreens.ready(name);
    return Screen ? { phase: 'ready', Screen } : { phase: 'loading', isSlow: false };
  });
  const isLoading = state.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const slow = setTimeout(() => setState({ phase: 'loading', isSlow: true }), LOAD_TIMES.slow);
    const end = (next: OwnScreenState): void => {
      clearTimeout(slow);
      if (isCurrent) setState(next);
    };
    ownScreens.load(name).then(
      (Screen) => end({ phase: 'ready', Screen }),
      (error: unknown) => end({ phase: 'failed', error: ownFailure(name, version, error) }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
  }, [isLoading, ownScreens, name, version]);
  return state;
}

function ownFailure(screen: string, version: string, error: unknown): RemoteLoadError {
  const { request = '' } = error as { request?: string };
  return new RemoteLoadError(
    {
      kind: chunkFailure(error) ?? 'evaluation',
      asset: 'script chunk',
      remote: 'shell',
      version,
      screen,
      url: request,
      attempts: 1,
    },
    error,
  );
}
