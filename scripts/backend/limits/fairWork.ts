import { setTimeout } from 'node:timers';
import { createAllowances, type Allowances } from './allowance';
import { ClientQueues } from './clientQueues';
import { LimitError } from './LimitError';
import type { Limits } from './limits';

/** Work that pauses at each `yield` and returns a result. It must hold nothing that can't wait for a few seconds. */
export type Task<T> = Generator<unknown, T>;

/** A task of a client. `step` runs it to its next pause and returns true when it is done; `fail` rejects it. */
type Job = { client: string; step: () => boolean; fail: (error: unknown) => void };
type WorkLimits = Pick<Limits, 'sliceMs' | 'longRequests' | 'waitingPerClient' | 'clientTime' | 'requestMs'>;

/** Length of a slice while other clients are active, as a part of its full length. */
const CROWDED_SLICE = 0.4;
/** Part of the processor that tasks and clients in debt get together while other clients are active. */
const CROWDED_SHARE = 0.125;
/** Shortest and longest pause after a turn while other clients are active, in milliseconds. */
const PAUSE_MS = { least: 1, most: 100 };
/** Milliseconds after its request for which a client counts as active. */
const ACTIVE_MS = 100;

/**
 * Shares the processor fairly between clients. All times are milliseconds. A client has an allowance of time. While
 * some is left, its requests start at once; a client that has used it up is in debt.
 *
 * Tasks, and all requests of clients in debt, run one after another in short turns. While other clients are active, a
 * pause after each turn leaves those most of the processor.
 */
export class FairWork {
  private readonly allowances: Allowances;
  private readonly queuedRequests = new ClientQueues<() => void>();
  private readonly queuedTasks = new ClientQueues<Job>();
  private runningTasks: Job[] = [];
  private isTurnScheduled = false;
  private isSliceNext = false;
  /** Time at which a client within its allowance last started a request. */
  private lastActive = -Infinity;
  /** Time that was used for tasks and clients in debt since the last pause began. */
  private usedSincePause = 0;

  constructor(
    private readonly limits: WorkLimits,
    private readonly now: () => number,
  ) {
    this.allowances = createAllowances(limits.clientTime, now);
  }

  /**
   * Runs a task in slices, between other requests and in turn with the tasks of other clients: one task of each client
   * at a time. Rejects with the task's error, with LimitError when too many tasks of the client wait, and with the
   * reason of an aborted `signal`.
   */
  async run<T>(client: string, task: Task<T>, signal?: AbortSignal): Promise<T> {
    if (this.queuedTasks.countOf(client) >= this.limits.waitingPerClient)
      throw new LimitError('Too many long requests of this client wait: send fewer at a time.', 1);
    return new Promise<T>((resolve, fail) => {
      this.queuedTasks.add(client, { client, step: () => stepOf(task, signal, resolve), fail });
      this.scheduleTurn();
    });
  }

  /** Counts a request of a client and calls `start`: at once, or for a client in debt when it is its turn. */
  start(client: string, start: () => void): void {
    this.allowances.use(client, this.limits.requestMs);
    if (this.mayRunAtOnce(client)) {
      this.lastActive = this.now();
      start();
      return;
    }
    this.queuedRequests.add(client, start);
    this.scheduleTurn();
  }

  /** Resolves when a client may do a small piece of work: now, or for a client in debt when it is its turn. */
  async turn(client: string): Promise<void> {
    if (this.mayRunAtOnce(client)) return;
    await new Promise<void>((resolve) => {
      this.queuedRequests.add(client, resolve);
      this.scheduleTurn();
    });
  }

  /** Returns false for a client in debt: all but its short requests must run as tasks. */
  mayRunAtOnce(client: string): boolean {
    return this.allowances.wait(client, 0) === 0;
  }

  /** Counts time of the processor that a client has used. */
  spend(client: string, milliseconds: number): void {
    if (!this.mayRunAtOnce(client)) this.usedSincePause += milliseconds;
    this.allowances.use(client, milliseconds);
  }

  /** Runs work at once and counts its time. */
  measured<T>(client: string, work: () => T): T {
    const start = this.now();
    try {
      return work();
    } finally {
      this.spend(client, this.now() - start);
    }
  }

  /** True while other clients are active. */
  private get isCrowded(): boolean {
    return this.now() - this.lastActive < ACTIVE_MS;
  }

  private get hasTasks(): boolean {
    return this.runningTasks.length + this.queuedTasks.size > 0;
  }

  private scheduleTurn(): void {
    if (this.isTurnScheduled || !(this.hasTasks || this.queuedRequests.size > 0)) return;
    this.isTurnScheduled = true;
    if (this.isCrowded) setTimeout(() => this.runTurn(), this.pause());
    else setImmediate(() => this.runTurn());
    this.usedSincePause = 0;
  }

  /** Returns the pause after which the work before it has used no more than its share. */
  private pause(): number {
    return Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, this.usedSincePause * (1 / CROWDED_SHARE - 1)));
  }

  /**
   * Starts the next request and runs a slice of the next task. While other clients are active, it does one of both,
   * alternately: they must not wait for two pieces of work in a row.
   */
  private runTurn(): void {
    this.isTurnScheduled = false;
    this.isSliceNext = this.isCrowded && !this.isSliceNext;
    const hasStarted = (!this.isSliceNext || !this.hasTasks) && this.startNextRequest();
    if (!hasStarted || !this.isCrowded) this.runNextSlice();
    this.scheduleTurn();
  }

  /** Returns false when no request waits. */
  private startNextRequest(): boolean {
    const next = this.queuedRequests.next();
    if (next === null) return false;
    this.usedSincePause += this.limits.requestMs;
    const [, start] = next;
    start();
    return true;
  }

  private runNextSlice(): void {
    this.admitTasks();
    const [job, ...others] = this.runningTasks;
    if (job === undefined) return;
    const start = this.now();
    const milliseconds = this.limits.sliceMs * (this.isCrowded ? CROWDED_SLICE : 1);
    const isDone = runSlice(job, start + milliseconds, this.now);
    this.usedSincePause += this.now() - start;
    this.allowances.use(job.client, this.now() - start);
    this.runningTasks = isDone ? others : [...others, job];
  }

  /** Fills the running tasks from the queue, with at most one of each client. */
  private admitTasks(): void {
    while (this.runningTasks.length < this.limits.longRequests) {
      const next = this.queuedTasks.next((client) => !this.runningTasks.some((job) => job.client === client));
      if (next === null) return;
      this.runningTasks.push(next[1]);
    }
  }
}

/** Runs a job until its time is over. Returns true when it is done. */
function runSlice(job: Job, end: number, now: () => number): boolean {
  try {
    do if (job.step()) return true;
    while (now() < end);
    return false;
  } catch (error) {
    job.fail(error);
    return true;
  }
}

/** Runs a task to its next pause. Returns true when it is done. Throws its error, or the signal's reason. */
function stepOf<T>(task: Task<T>, signal: AbortSignal | undefined, resolve: (value: T) => void): boolean {
  if (signal?.aborted === true) {
    // Runs its `finally` blocks.
    task.return(undefined as T);
    throw signal.reason;
  }
  const step = task.next();
  if (step.done === true) resolve(step.value);
  return step.done === true;
}
