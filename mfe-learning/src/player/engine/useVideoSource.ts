import { useEffect, useEffectEvent, useState } from 'react';
import { onOnline } from '@lectern/shared/sync';
import type { Playback } from './playback';
import { explainFailure, type VideoFailure } from './videoFailure';

/**
 * Which video: `src` may change for the same `id`, as addresses expire, and is empty while it is not known. `renew`
 * fetches a new address, or null when there is none.
 */
type Wanted = {
  id: string;
  src: string;
  startAt: number | null;
  autoPlay: boolean;
  renew?: () => Promise<string | null>;
};

type State = {
  id: string;
  address: string;
  turn: number;
  isRenewed: boolean;
  failure: VideoFailure | null;
  resume: { sec: number; isPlaying: boolean } | null;
};

/** What is to be played now, from where, and why it does not. */
export type VideoSource = {
  address: string;
  /** Another one is another element. */
  key: string;
  startAt: number | null;
  autoPlay: boolean;
  failure: VideoFailure | null;
  fail: (error: MediaError | null) => void;
  /** Fetches the video anew and goes on where it was. */
  retry: () => void;
};

/**
 * Plays a video by its address, and goes on at the same place after a failure; an address that is refused or gone is
 * renewed once by itself.
 */
export function useVideoSource(playback: Playback, { id, src, startAt, autoPlay, renew }: Wanted): VideoSource {
  const fresh = (): State => ({ id, address: src, turn: 0, isRenewed: false, failure: null, resume: null });
  const [kept, setState] = useState(fresh);
  const state = kept.id === id && (kept.address || !src) ? kept : fresh();
  if (state !== kept) setState(state);
  const change = (next: (state: State) => Partial<State>): void =>
    setState((now) => (now.id === id ? { ...now, ...next(now) } : now));
  const here = ({ resume }: State): State['resume'] => {
    const { timeSec, isPlaying } = playback.facts();
    return timeSec > 0 ? { sec: timeSec, isPlaying } : resume;
  };
  const playAgain =
    (address: string) =>
    (now: State): Partial<State> => ({ address, turn: now.turn + 1, failure: null });
  const fail = async (error: MediaError | null): Promise<void> => {
    change((now) => ({ resume: here(now) }));
    const failure = await explainFailure(state.address, error);
    const isStale = failure.kind === 'refused' || failure.kind === 'missing';
    const renewed = isStale && renew && !state.isRenewed ? await renew().catch(() => null) : null;
    if (renewed) change((now) => ({ ...playAgain(renewed)(now), isRenewed: true }));
    else change(() => ({ failure }));
  };
  const retry = (): void =>
    change((now) => {
      const resume = now.failure ? now.resume : here(now);
      return { ...playAgain(src)(now), isRenewed: false, resume: resume && { ...resume, isPlaying: true } };
    });
  const backOnline = useEffectEvent(() => {
    if (state.failure?.kind === 'offline' || state.failure?.kind === 'network') change(playAgain(state.address));
  });
  useEffect(() => onOnline(backOnline), []);
  return {
    address: state.address,
    key: `${id} ${String(state.turn)}`,
    failure: state.failure,
    fail: (error) => void fail(error),
    retry,
    startAt: state.resume?.sec ?? startAt,
    autoPlay: state.resume ? state.resume.isPlaying : autoPlay,
  };
}
