/**
 * Urgency of a save. `soon`: after the debounce, at the latest after the maximum delay. `now`: at once, unless a save
 * has just started or the last one failed. `leaving`: always at once, as the page may be about to end.
 */
export type Urgency = 'soon' | 'now' | 'leaving';

/** The delays of a scheduler, in milliseconds. */
export type SaveDelays = {
  /** From the last `soon` request to the save. */
  debounce: number;
  /** From the first `soon` request to the save, however many follow. Unlimited unless given. */
  maxDelay?: number;
  /** Minimum time between the starts of two saves, except for `leaving`. None unless given. */
  minInterval?: number;
  /** From a failed save to the next attempt. Each further failure doubles it. */
  firstRetry: number;
  /** The longest delay between two attempts. */
  maxRetry: number;
};

/** Schedules saves, retries failed ones, and never runs two at a time. */
export type SaveScheduler = {
  request: (urgency: Urgency) => void;
  /** Forgets earlier failures and saves at once if a save is due. */
  retry: () => void;
  /**
   * Cancels a due save, except a `leaving` request made during another one. The next request starts the scheduler
   * again.
   */
  stop: () => void;
};

/**
 * Returns a scheduler that calls `save` on request, never twice at a time. `save` resolves to false on failure, and is
 * then retried with growing delays. It must not reject.
 */
export function createSaveScheduler(save: () => Promise<boolean>, delays: SaveDelays): SaveScheduler {
  return new Scheduler(save, delays);
}

class Scheduler implements SaveScheduler {
  private readonly save: () => Promise<boolean>;
  private readonly delays: Required<SaveDelays>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Infinity;
  /** Latest due time to which a `soon` request may postpone the save. */
  private latestAt = Infinity;
  private startedAt = -Infinity;
  private isSaving = false;
  private requestedWhileSaving: Urgency | null = null;
  private failures = 0;
  private isStopped = false;

  constructor(save: () => Promise<boolean>, delays: SaveDelays) {
    this.save = save;
    this.delays = { maxDelay: Infinity, minInterval: 0, ...delays };
  }

  request = (urgency: Urgency): void => {
    this.isStopped = false;
    if (this.isSaving) {
      if (this.requestedWhileSaving === null || urgency !== 'soon') this.requestedWhileSaving = urgency;
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
    if (this.requestedWhileSaving !== 'leaving') this.requestedWhileSaving = null;
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
    // At most the interval itself, in case the clock was set back.
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
    const urgency = this.requestedWhileSaving;
    this.requestedWhileSaving = null;
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
