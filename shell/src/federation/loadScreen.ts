import type { Candidate } from './attempt';
import { runLine, timeoutOf, type Line, type LineTools, type Loaded } from './line';
import type { Quarantine } from './quarantine';
import type { RemoteLoadError } from './RemoteLoadError';
import type { LoadReport } from './report';
import { wait } from './wait';

/** The end of a load. `release` is the one that the screen comes from: the spare one, where the first failed. */
export type ScreenLoad = ({ ok: true } & Loaded) | { ok: false; error: RemoteLoadError };

/** What to load: the release that the visitor gets, and the one to fall back to. Aborting `signal` gives up. */
export type LoadRequest = { first: Candidate; spare: Candidate | null; serial: number; signal: AbortSignal };

export type LoadTools = Omit<LineTools, 'failures'> & { quarantine: Quarantine; report: (report: LoadReport) => void };

export type LoadScreen = (request: LoadRequest) => Promise<ScreenLoad>;

/**
 * Loads a screen, never throws. On a failure: one more attempt after `times.retry`, with a cache-busting query. On a
 * second failure, or when nothing has arrived after `times.stall`: the spare release beside it; the first to arrive
 * wins. A release that failed is quarantined: from then on its spare is loaded first. All of it ends at
 * `times.ceiling`. Failures are reported, recovered ones too.
 */
export function createLoadScreen(tools: LoadTools): LoadScreen {
  const lineTools: LineTools = { ...tools, failures: new Map() };
  return async (request) => {
    const started = performance.now();
    const end = new AbortController();
    request.signal.addEventListener('abort', () => end.abort(), { once: true });
    const lines = inOrder(request, tools.quarantine).map((candidate): Line => ({
      candidate,
      attempt: null,
      error: null,
    }));
    const run = (line: Line): Promise<Loaded> => runLine(lineTools, line, end.signal);
    const load = await Promise.race([
      race(lines, run, tools.times.stall, end.signal),
      outOfTime(lines, tools.times.ceiling, request.signal, end.signal),
    ]).then(
      (loaded): ScreenLoad => ({ ok: true, ...loaded }),
      (error: unknown): ScreenLoad => ({ ok: false, error: error as RemoteLoadError }),
    );
    end.abort();
    conclude(lineTools, tools, request, lines, load, Math.round(performance.now() - started));
    return load;
  };
}

function inOrder({ first, spare }: LoadRequest, quarantine: Quarantine): Candidate[] {
  if (!spare || spare.release.global === first.release.global) return [first];
  return quarantine.has(first.release.global) && !quarantine.has(spare.release.global)
    ? [spare, first]
    : [first, spare];
}

/**
 * The first line alone until it fails or stalls, then the second beside it. Rejects with the first one's error when
 * both fail.
 */
async function race(
  lines: readonly Line[],
  run: (line: Line) => Promise<Loaded>,
  stall: number,
  signal: AbortSignal,
): Promise<Loaded> {
  const [first, second] = lines;
  if (!first) throw new Error('There is nothing to load.');
  const primary = run(first);
  if (!second) return primary;
  const early = await Promise.race([primary.catch(() => null), wait(stall, signal)]);
  if (early) return early;
  return Promise.any([primary, run(second)]).catch(() => primary);
}

/** Rejects with what has not arrived: at the ceiling, or when the visitor gives up. */
function outOfTime(lines: readonly Line[], ceiling: number, given: AbortSignal, end: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => {
      const error = lines.map((line) => line.error ?? timeoutOf(line)).find((known) => known !== null);
      if (error) reject(error);
    };
    given.addEventListener('abort', stop, { once: true });
    void wait(ceiling, end).then(stop);
  });
}

/**
 * Counts, quarantines and reports what became of each line. One that is still on its way failed only if nothing after
 * it was faster.
 */
function conclude(
  line: LineTools,
  tools: LoadTools,
  request: LoadRequest,
  lines: readonly Line[],
  load: ScreenLoad,
  duration: number,
): void {
  const winner = load.ok ? lines.findIndex(({ candidate }) => candidate.release === load.release) : lines.length;
  lines.forEach((one, index) => {
    const { global, remote, version } = one.candidate.release;
    const error = one.error ?? (index < winner ? timeoutOf(one) : null);
    const facts = { remote, version, serial: request.serial, duration };
    if (!error) {
      if (index === winner) tools.report({ ...facts, outcome: 'loaded' });
      return;
    }
    if (!one.error && one.attempt) line.failures.set(global, one.attempt.number);
    if (index !== winner && !request.signal.aborted && error.kind !== 'offline') tools.quarantine.add(global);
    const phase = load.ok
      ? index === winner
        ? 'retry'
        : 'fallback'
      : request.signal.aborted
        ? 'cancelled'
        : 'all failed';
    tools.report({ ...facts, outcome: load.ok ? 'recovered' : 'failed', phase, kind: error.kind, asset: error.asset });
  });
}
