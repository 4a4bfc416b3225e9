import pLimit from 'p-limit';

/** Milliseconds without a request until a run starts, and the longest that further requests delay it. */
const QUIET_MS = 250;
const MAX_DELAY_MS = 1000;

/**
 * After a run of more milliseconds, the next slow one waits three times as long as it took, to leave a core mostly
 * free.
 */
const LONG_RUN_MS = 2000;
const REST_FACTOR = 3;

/**
 * `run` is the scheduled work, `afterRun` lower-priority work that stops once `isDue` returns true. `isQuick` is true
 * while a run would be short, and so needs no rest before it. None of them rejects.
 */
export type ScheduledWork = {
  run: () => Promise<void>;
  afterRun: (isDue: () => boolean) => Promise<void>;
  isQuick: () => boolean;
};

/** Runs work on request. `stop` cancels a delayed request, and resolves when all work in progress has ended. */
export type Schedule = { request(): void; stop(): Promise<void> };

/** Debounces requests for `run`, and never runs it twice at the same time. */
export function scheduleRuns({ run, afterRun, isQuick }: ScheduledWork): Schedule {
  const limit = pLimit(1);
  let timer: NodeJS.Timeout | null = null;
  let requestedAt = 0;
  let restsUntil = 0;
  const runOnce = async (): Promise<void> => {
    const startedAt = performance.now();
    await run();
    const took = performance.now() - startedAt;
    restsUntil = took > LONG_RUN_MS ? performance.now() + took * REST_FACTOR : 0;
    await afterRun(() => limit.pendingCount > 0);
  };
  const start = (): void => {
    timer = null;
    void limit(runOnce);
  };
  const delay = (): number =>
    Math.max(
      0,
      isQuick() ? 0 : restsUntil - performance.now(),
      Math.min(QUIET_MS, requestedAt + MAX_DELAY_MS - performance.now()),
    );
  return {
    request: () => {
      if (timer === null) requestedAt = performance.now();
      else clearTimeout(timer);
      timer = setTimeout(start, delay());
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      return limit(() => undefined);
    },
  };
}
