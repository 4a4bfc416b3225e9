/** A unit of work that is known by its key. Times are in milliseconds since 1970. */
type Task = {
  /** Time of the first request. */
  since: number;
  /** Runs since the last success that have to be repeated, and those of them that count as failures. */
  attempts: number;
  failures: number;
  /** `retrying` after a failure that counts. */
  state: 'waiting' | 'running' | 'retrying';
  /** True when it was requested again during its run. */
  again: boolean;
  /** Time of the next run; 0 for as soon as possible. */
  due: number;
};

/** Result of one run: done, run again at a time, or retry after a failure. `counted` failures add up. */
export type RunResult = { kind: 'done' } | { kind: 'again'; at: number } | { kind: 'retry'; counted: boolean };

/** Number of this run since the last success, from 1, and number of the counted failures before it. */
export type Attempt = { attempt: number; failures: number };

/** At most `concurrency` tasks run at once. Retries wait `baseMs`, doubled each time, at most `maxMs`. */
export type TaskQueueOptions = { concurrency: number; baseMs: number; maxMs: number };

/** The longest delay that Node's timers support. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Returns the milliseconds to wait after this number of failed attempts: exponential, at most `maxMs`. Up to half of
 * it is left out at random (jitter), so that tasks that failed together are not retried together.
 */
export function retryDelay(attempts: number, { baseMs, maxMs }: Pick<TaskQueueOptions, 'baseMs' | 'maxMs'>): number {
  return Math.min(baseMs * 2 ** Math.min(attempts - 1, 40), maxMs) * (0.5 + Math.random() / 2);
}

/** Runs tasks with bounded concurrency, each key one at a time. */
export class TaskQueue {
  private readonly tasks = new Map<string, Task>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly waiters: (() => void)[] = [];
  private running = 0;
  private isStopped = false;

  /** `run` must not reject. */
  constructor(
    private readonly run: (key: string, attempt: Attempt) => Promise<RunResult>,
    private readonly options: TaskQueueOptions,
  ) {}

  /** Requests a run of `key`. A run in progress is followed by another one. */
  request(key: string): void {
    const task = this.tasks.get(key);
    if (task === undefined)
      this.tasks.set(key, { since: Date.now(), attempts: 0, failures: 0, state: 'waiting', again: false, due: 0 });
    else if (task.state === 'running') task.again = true;
    // A task that waits for a time runs at once; one that waits for a retry keeps waiting.
    else if (task.attempts === 0) {
      clearTimeout(this.timers.get(key));
      this.timers.delete(key);
      task.due = 0;
    }
    setImmediate(() => this.pump());
  }

  /** Resolves when nothing can run now: what is left waits for a time or for an unavailable service. */
  idle(): Promise<void> {
    return this.isQuiet() ? Promise.resolve() : new Promise((resolve) => this.waiters.push(resolve));
  }

  /** Number of unfinished tasks. */
  size(): number {
    return this.tasks.size;
  }

  /** Returns the time of the oldest unfinished request, or null. */
  oldest(): number | null {
    return this.tasks.size === 0 ? null : Math.min(...[...this.tasks.values()].map(({ since }) => since));
  }

  /** Starts no further tasks; resolves when the running ones are done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    if (this.running > 0) await new Promise<void>((resolve) => this.waiters.push(resolve));
  }

  private isQuiet(): boolean {
    if (this.running > 0) return false;
    return this.isStopped || ![...this.tasks.values()].some(({ state, due }) => state === 'retrying' || due === 0);
  }

  /** Starts tasks that are due while there is room, and wakes those who wait for an idle queue. */
  private pump(): void {
    if (!this.isStopped)
      for (const [key, task] of this.tasks) {
        if (this.running >= this.options.concurrency) break;
        if (task.state !== 'running' && task.due === 0) void this.execute(key, task);
      }
    if (this.isQuiet()) for (const resolve of this.waiters.splice(0)) resolve();
  }

  private async execute(key: string, task: Task): Promise<void> {
    this.running += 1;
    Object.assign(task, { state: 'running', again: false });
    const result = await this.run(key, { attempt: task.attempts + 1, failures: task.failures });
    this.running -= 1;
    this.finish(key, task, result);
    this.pump();
  }

  private finish(key: string, task: Task, result: RunResult): void {
    task.state = 'waiting';
    if (result.kind === 'retry') {
      task.attempts += 1;
      if (result.counted) {
        task.state = 'retrying';
        task.failures += 1;
      }
      this.wait(key, task, Date.now() + retryDelay(task.attempts, this.options));
      return;
    }
    Object.assign(task, { attempts: 0, failures: 0 });
    if (task.again) return;
    if (result.kind === 'again') this.wait(key, task, result.at);
    else this.tasks.delete(key);
  }

  private wait(key: string, task: Task, due: number): void {
    if (this.isStopped) return;
    task.due = due;
    const delay = Math.min(Math.max(due - Date.now(), 0), MAX_DELAY_MS);
    const onTime = (): void => {
      this.timers.delete(key);
      // A later time takes several timers.
      if (delay === MAX_DELAY_MS) {
        this.wait(key, task, due);
        return;
      }
      task.due = 0;
      this.pump();
    };
    this.timers.set(key, setTimeout(onTime, delay).unref());
  }
}
