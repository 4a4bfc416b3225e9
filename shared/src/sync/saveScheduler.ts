/**
 * Says how soon a change is saved. `soon`: after the debounce, at the latest after the maximum delay. `now`: at once,
 * unless a save has just begun or the last one failed. `leaving`: at once in any case, as the page may be about to end.
 */
export type Urgency = 'soon' | 'now' | 'leaving';

/** The delays of a scheduler, in milliseconds. */
export type SaveDelays = {
  /** From the last `soon` request to the save. */
  debounce: number;
  /** From the first `soon` request to the save, however many follow. Unlimited unless given. */
  maxDelay?: number;
  /** Between the beginnings of two saves that nobody asked for with `leaving`. None unless given. */
  minInterval?: number;
  /** From a failed save to the next attempt. Each further failure doubles it. */
  firstRetry: number;
  /** The longest delay between two attempts. */
  maxRetry: number;
};

/** Decides when to save. */
export type SaveScheduler = {
  request: (urgency: Urgency) => void;
  /** Forgets earlier failures and saves at once if a save is due. */
  retry: () => void;
  /** Cancels what is due, except a `leaving` request made during a save. The next request starts it again. */
  stop: () => void;
};

/**
 * Returns a scheduler that calls `save` as often as is requested, never twice at a time. `save` resolves to false when
 * it failed: it is then called again, after longer and longer delays. It must not reject.
 */
export function createSaveScheduler(save: () => Promise<boolean>, delays: SaveDelays): SaveScheduler {
  return new Scheduler(save, delays);
}

class Scheduler implements SaveScheduler {
  private readonly save: () => Promise<boolean>;
  private readonly delays: Required<SaveDelays>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Infinity;
  /** A request for `soon` may postpone the due time as long as nothing more urgent has set it. */
  private latestAt = Infinity;
  private startedAt = -Infinity;
  private isSaving = false;
  private requestedMeanwhile: Urgency | null = null;
  private failures = 0;
  private isStopped = false;

  constructor(save: () => Promise<boolean>, delays: SaveDelays) {
    this.save = save;
    this.delays = { maxDelay: Infinity, minInterval: 0, ...delays };
  }

  request = (urgency: Urgency): void => {
    this.isStopped = false;
    if (this.isSaving) {
      if (this.requestedMeanwhile === null || urgency !== 'soon') this.requestedMeanwhile = urgency;
      return;
    }
    if (urgency === 'leaving') void this.run();
    else if (this.failures === 0) this.plan(urgency);
  };

  retry = (): void => {
    this.failures = 0;
    if (this.dueAt < Infinity) void this.run();
  };

  stop = (): void => {
    this.cancel();
    if (this.requestedMeanwhile !== 'leaving') this.requestedMeanwhile = null;
    this.failures = 0;
    this.isStopped = true;
  };

  private plan(urgency: 'soon' | 'now'): void {
    const now = performance.now();
    const { debounce, maxDelay, minInterval } = this.delays;
    if (urgency === 'soon') {
      this.latestAt = Math.min(this.latestAt, now + maxDelay);
      this.setTimer(Math.min(now + debounce, this.latestAt));
      return;
    }
    // Never longer than the interval itself, should the clock have been set back.
    const delay = Math.min(minInterval, this.startedAt + minInterval - now);
    if (delay <= 0) void this.run();
    else this.setDeadline(Math.min(this.dueAt, now + delay));
  }

  private setDeadline(at: number): void {
    this.latestAt = at;
    this.setTimer(at);
  }

  private setTimer(at: number): void {
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => void this.run(), at - performance.now());
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.dueAt = Infinity;
    this.latestAt = Infinity;
  }

  private async run(): Promise<void> {
    if (this.isSaving) return;
    this.cancel();
    this.isSaving = true;
    this.startedAt = performance.now();
    const isSaved = await this.save();
    this.isSaving = false;
    this.failures = isSaved || this.isStopped ? 0 : this.failures + 1;
    const urgency = this.requestedMeanwhile;
    this.requestedMeanwhile = null;
    if (urgency === 'leaving') void this.run();
    else if (this.isStopped) return;
    else if (isSaved && urgency) this.request(urgency);
    else if (!isSaved) this.retryLater();
  }

  private retryLater(): void {
    const { firstRetry, maxRetry } = this.delays;
    this.setDeadline(performance.now() + Math.min(firstRetry * 2 ** (this.failures - 1), maxRetry));
  }
}
