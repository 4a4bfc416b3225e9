import type { ComponentType } from 'react';
import type { Release } from '@lectern/shared/contract';
import { assetAddress } from '../page/assetTags';
import { attemptScreen, discardRelease, failed, filesOf, type Attempt, type Candidate, type LoadEdge } from './attempt';
import { delay } from './delay';
import type { LoadTimes } from './loadTimes';
import type { Probe } from './probe';
import { RemoteLoadError, type LoadFailure } from './RemoteLoadError';

/** A loaded screen, and the release that it comes from. */
export type Loaded = { Screen: ComponentType; release: Release };

/** Attempts at one candidate: the latest one, and its latest failure. */
export type AttemptChain = { readonly candidate: Candidate; attempt: Attempt | null; error: RemoteLoadError | null };

/** Dependencies and state that the attempt chains of this page share. */
export type ChainOptions = {
  edge: LoadEdge;
  probe: Probe;
  times: LoadTimes;
  /** Container global → number of failed attempts in this page, which makes the address of each attempt unique. */
  failures: Map<string, number>;
};

/** Failures that a retry cannot fix: they need another release, or another shell. */
const PERMANENT: readonly LoadFailure[] = ['shared-version', 'contract', 'evaluation'];

/** Attempts to load the candidate, and retries once after `times.retry`. Rejects with the last RemoteLoadError. */
export async function runAttemptChain(
  options: ChainOptions,
  chain: AttemptChain,
  signal: AbortSignal,
): Promise<Loaded> {
  try {
    return await runAttempt(options, chain, signal);
  } catch (caught) {
    const error = caught as RemoteLoadError;
    if (PERMANENT.includes(error.kind)) throw error;
    await Promise.all([diagnose(options.probe, chain, error), delay(options.times.retry, signal)]);
  }
  try {
    return await runAttempt(options, chain, signal);
  } catch (caught) {
    await diagnose(options.probe, chain, caught as RemoteLoadError);
    throw chain.error ?? caught;
  }
}

async function runAttempt(options: ChainOptions, chain: AttemptChain, signal: AbortSignal): Promise<Loaded> {
  const { release } = chain.candidate;
  const number = (options.failures.get(release.global) ?? 0) + 1;
  const attempt: Attempt = { candidate: chain.candidate, number, signal, pending: new Map() };
  chain.attempt = attempt;
  try {
    return { Screen: await attemptScreen(options.edge, attempt), release };
  } catch (caught) {
    options.failures.set(release.global, number);
    chain.error =
      caught instanceof RemoteLoadError ? caught : failed(attempt, 'error', 'remote entry', release.entry, caught);
    if (chain.error.kind === 'evaluation') discardRelease(options.edge, release);
    throw chain.error;
  }
}

/** Probes why a file failed: for a script or stylesheet the browser reports only that it did. */
async function diagnose(probe: Probe, chain: AttemptChain, error: RemoteLoadError): Promise<void> {
  const file = filesOf(chain.candidate).find((asset) => assetAddress(asset, error.attempts) === error.url);
  if (error.kind === 'error' && file) chain.error = error.with({ kind: await probe(error.url, file.integrity) });
}

/** Returns the time-out of a chain, naming the first file that is still pending; null before its first attempt. */
export function timeoutOf(chain: AttemptChain): RemoteLoadError | null {
  const { attempt } = chain;
  if (!attempt) return null;
  const [file, asset] = [...attempt.pending][0] ?? [attempt.candidate.release.entry, 'remote entry' as const];
  return failed(attempt, 'timeout', asset, file);
}
