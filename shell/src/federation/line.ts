import type { ComponentType } from 'react';
import type { Release } from '@lectern/shared/contract';
import { attemptScreen, failed, filesOf, forgetRelease, type Attempt, type Candidate, type LoadEdge } from './attempt';
import { addressOf } from './assetTags';
import type { Probe } from './probe';
import { RemoteLoadError, type LoadFailure } from './RemoteLoadError';
import type { LoadTimes } from './times';
import { wait } from './wait';

/** A screen that arrived, and the release that it comes from. */
export type Loaded = { Screen: ComponentType; release: Release };

/** The way of one candidate: its latest attempt and latest failure. */
export type Line = { readonly candidate: Candidate; attempt: Attempt | null; error: RemoteLoadError | null };

export type LineTools = {
  edge: LoadEdge;
  probe: Probe;
  times: LoadTimes;
  /** Container global → attempts that failed in this page: every further one has an address that no cache has seen. */
  failures: Map<string, number>;
};

/** A second request can't change these: the release itself, or the shell, would have to be another. */
const LASTING: readonly LoadFailure[] = ['shared-version', 'contract', 'evaluation'];

/** Tries the candidate, and after `times.retry` once more. Rejects with the last RemoteLoadError. */
export async function runLine(tools: LineTools, line: Line, signal: AbortSignal): Promise<Loaded> {
  try {
    return await runAttempt(tools, line, signal);
  } catch (caught) {
    const error = caught as RemoteLoadError;
    if (LASTING.includes(error.kind)) throw error;
    await Promise.all([understand(tools.probe, line, error), wait(tools.times.retry, signal)]);
  }
  try {
    return await runAttempt(tools, line, signal);
  } catch (caught) {
    await understand(tools.probe, line, caught as RemoteLoadError);
    throw line.error ?? caught;
  }
}

async function runAttempt(tools: LineTools, line: Line, signal: AbortSignal): Promise<Loaded> {
  const { release } = line.candidate;
  const number = (tools.failures.get(release.global) ?? 0) + 1;
  const attempt: Attempt = { candidate: line.candidate, number, signal, pending: new Map() };
  line.attempt = attempt;
  try {
    return { Screen: await attemptScreen(tools.edge, attempt), release };
  } catch (caught) {
    tools.failures.set(release.global, number);
    line.error =
      caught instanceof RemoteLoadError ? caught : failed(attempt, 'error', 'remote entry', release.entry, caught);
    if (line.error.kind === 'evaluation') forgetRelease(tools.edge, release);
    throw line.error;
  }
}

/** A browser says of a script or stylesheet only that it failed; the probe finds out why. */
async function understand(probe: Probe, line: Line, error: RemoteLoadError): Promise<void> {
  const file = filesOf(line.candidate).find((asset) => addressOf(asset, error.attempts) === error.url);
  if (error.kind === 'error' && file) line.error = error.with({ kind: await probe(error.url, file.integrity) });
}

/** The time-out of a line that has not arrived: names the first file that is still on its way. */
export function timeoutOf(line: Line): RemoteLoadError | null {
  const { attempt } = line;
  if (!attempt) return null;
  const [file, asset] = [...attempt.pending][0] ?? [attempt.candidate.release.entry, 'remote entry' as const];
  return failed(attempt, 'timeout', asset, file);
}
