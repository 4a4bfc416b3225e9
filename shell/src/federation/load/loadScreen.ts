import { runAttemptChain, timeoutOf, type AttemptChain, type ChainOptions, type Loaded } from './attemptChain';
import { candidatesInOrder, type ScreenTarget } from './candidates';
import { delay } from './delay';
import type { LoadReport } from './loadReport';
import type { Quarantine } from './quarantine';
import type { RemoteLoadError } from './RemoteLoadError';

/** Result of a load. `release` provided the screen: the fallback, if the first one failed. */
export type ScreenLoad = ({ ok: true } & Loaded) | { ok: false; error: RemoteLoadError };

/**
 * Release that the visitor gets, the fallback if there is one, and the registry's serial. `limit` names the time that
 * the first release gets alone. Aborting `signal` cancels the load.
 */
export type LoadRequest = ScreenTarget & { limit: 'stall' | 'shortStall'; serial: number; signal: AbortSignal };

/** Dependencies of the loader. */
export type LoadOptions = Omit<ChainOptions, 'failures'> & {
  quarantine: Quarantine;
  report: (report: LoadReport) => void;
};

/** Loads a screen. Never rejects. */
export type LoadScreen = (request: LoadRequest) => Promise<ScreenLoad>;

/**
 * Creates the loader of screens. After a failure it retries once, after `times.retry`, with a cache-busting query.
 * After a second failure, or when nothing has loaded within the limit, it loads the fallback release beside the
 * first; the first to load wins. A release that failed is quarantined: from then on its fallback is tried first. The
 * load ends at `times.ceiling`. Every failure is reported, a recovered one too.
 */
export function createLoadScreen(options: LoadOptions): LoadScreen {
  const chainOptions: ChainOptions = { ...options, failures: new Map() };
  return async (request) => {
    const started = performance.now();
    const end = new AbortController();
    request.signal.addEventListener('abort', () => end.abort(), { once: true });
    const chains = candidatesInOrder(request, options.quarantine).map((candidate): AttemptChain => ({
      candidate,
      attempt: null,
      error: null,
    }));
    const run = (chain: AttemptChain): Promise<Loaded> => runAttemptChain(chainOptions, chain, end.signal);
    const load = await Promise.race([
      race(chains, run, options.times[request.limit], end.signal),
      timeLimit(chains, options.times.ceiling, request.signal, end.signal),
    ]).then(
      (loaded): ScreenLoad => ({ ok: true, ...loaded }),
      (error: unknown): ScreenLoad => ({ ok: false, error: error as RemoteLoadError }),
    );
    end.abort();
    const finished = { request, chains, load, duration: Math.round(performance.now() - started) };
    recordResults(finished, options, chainOptions.failures);
    return load;
  };
}

/**
 * Runs the first chain alone until it fails or stalls, then the second beside it, unless the load has ended meanwhile.
 * Rejects with the first one's error when both fail.
 */
async function race(
  chains: readonly AttemptChain[],
  run: (chain: AttemptChain) => Promise<Loaded>,
  stall: number,
  signal: AbortSignal,
): Promise<Loaded> {
  const [first, second] = chains;
  if (!first) throw new Error('There is nothing to load.');
  const primary = run(first);
  if (!second) return primary;
  const early = await Promise.race([primary.catch(() => null), delay(stall, signal)]);
  if (early || signal.aborted) return primary;
  return Promise.any([primary, run(second)]).catch(() => primary);
}

/** Rejects at the ceiling, or when the visitor cancels, with the first chain's failure or its time-out. */
function timeLimit(
  chains: readonly AttemptChain[],
  ceiling: number,
  cancelled: AbortSignal,
  end: AbortSignal,
): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => {
      const error = chains.map((chain) => chain.error ?? timeoutOf(chain)).find((known) => known !== null);
      if (error) reject(error);
    };
    cancelled.addEventListener('abort', stop, { once: true });
    void delay(ceiling, end).then(stop);
  });
}

type FinishedLoad = { request: LoadRequest; chains: readonly AttemptChain[]; load: ScreenLoad; duration: number };

/**
 * Records each chain's result: failure counts, quarantine and reports. A pending chain counts as failed only if a later
 * one won.
 */
function recordResults(
  { request, chains, load, duration }: FinishedLoad,
  { quarantine, report }: LoadOptions,
  failures: Map<string, number>,
): void {
  const isCancelled = request.signal.aborted;
  const winner = load.ok ? chains.findIndex(({ candidate }) => candidate.release === load.release) : chains.length;
  chains.forEach((chain, index) => {
    const { global, remote, version } = chain.candidate.release;
    const error = chain.error ?? (index < winner ? timeoutOf(chain) : null);
    const common = { remote, version, serial: request.serial, duration };
    if (!error) {
      if (index === winner) report({ ...common, outcome: 'loaded' });
      return;
    }
    if (!chain.error && chain.attempt) failures.set(global, chain.attempt.number);
    if (index !== winner && !isCancelled) quarantine.add(global, error.kind);
    const failure = { ...common, kind: error.kind, asset: error.asset };
    if (index === winner) report({ ...failure, outcome: 'recovered', phase: 'retry' });
    else if (load.ok) report({ ...failure, outcome: 'replaced', phase: 'fallback', shown: load.release.version });
    else report({ ...failure, outcome: 'failed', phase: isCancelled ? 'cancelled' : 'all failed' });
  });
}
