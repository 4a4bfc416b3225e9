import { useEffect, useEffectEvent, useState } from 'react';
import { onOnline } from '@lectern/shared/sync';
import type { Playback } from './playback';
import { explainFailure, type VideoFailure } from './videoFailure';

/**
 * The video to play. `src` is empty while unknown, and may change for the same `id` because addresses expire. `renew`
 * fetches a new address; null if there is none.
 */
type Options = {
  id: string;
  src: string;
  startAt: number | null;
  autoPlay: boolean;
  renew?: () => Promise<string | null>;
};

type State = {
  id: string;
  address: string;
  attempt: number;
  isRenewed: boolean;
  failure: VideoFailure | null;
  resume: { sec: number; isPlaying: boolean } | null;
};

/** The address that is playing, its start position, and the failure if any. */
export type VideoSource = {
  address: string;
  /** Key of the video element: each attempt has a new one. */
  key: string;
  startAt: number | null;
  autoPlay: boolean;
  failure: VideoFailure | null;
  fail: (error: MediaError | null) => void;
  /** Loads the video again and resumes at the same position. */
  retry: () => void;
};

/**
 * Selects the address of a video, and resumes at the same position after a failure. Renews a refused or missing address
 * once, automatically. Retries a video that lost its connection when the network returns.
 */
export function useVideoSource(playback: Playback, options: Options): VideoSource {
  const { id, src, startAt, autoPlay, renew } = options;
  const [state, change] = useSourceState(id, src);
  const resumeHere = ({ resume }: State): State['resume'] => {
    const { timeSec, isPlaying } = playback.state();
    return timeSec > 0 ? { sec: timeSec, isPlaying } : resume;
  };
  const fail = async (error: MediaError | null): Promise<void> => {
    change((now) => ({ resume: resumeHere(now) }));
    const failure = await explainFailure(state.address, error);
    const isStale = failure.kind === 'refused' || failure.kind === 'missing';
    const renewed = isStale && renew && !state.isRenewed ? await renew().catch(() => null) : null;
    if (renewed) change((now) => ({ ...playAgain(renewed, now), isRenewed: true }));
    else change(() => ({ failure }));
  };
  const retry = (): void =>
    change((now) => {
      const resume = now.failure ? now.resume : resumeHere(now);
      return { ...playAgain(src, now), isRenewed: false, resume: resume && { ...resume, isPlaying: true } };
    });
  useOnlineEvent(() => {
    const lostConnection = state.failure?.kind === 'offline' || state.failure?.kind === 'network';
    if (lostConnection) change((now) => playAgain(state.address, now));
  });
  return {
    address: state.address,
    key: `${id} ${String(state.attempt)}`,
    failure: state.failure,
    fail: (error) => void fail(error),
    retry,
    startAt: state.resume?.sec ?? startAt,
    autoPlay: state.resume ? state.resume.isPlaying : autoPlay,
  };
}

const playAgain = (address: string, { attempt }: State): Partial<State> => ({
  address,
  attempt: attempt + 1,
  failure: null,
});

/** Holds the state of a video. Starts over when `id` changes or the first address arrives. */
function useSourceState(id: string, src: string) {
  const initial: State = { id, address: src, attempt: 0, isRenewed: false, failure: null, resume: null };
  const [stored, setState] = useState(initial);
  const state = stored.id === id && (stored.address || !src) ? stored : initial;
  if (state !== stored) setState(state);
  const change = (next: (now: State) => Partial<State>): void =>
    setState((now) => (now.id === id ? { ...now, ...next(now) } : now));
  return [state, change] as const;
}

function useOnlineEvent(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => onOnline(() => actNow()), []);
}
