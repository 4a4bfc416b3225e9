import { setTimeout } from 'node:timers';
import { createAllowances, type Allowances } from './allowance';
import { ClientQueues } from './clientQueues';
import { LimitError } from './LimitError';
import type { Limits } from './limits';

/** Work that pauses at each `yield` and returns a result. It must hold nothing that can't wait for a few seconds. */
export type Task<T> = Generator<unknown, T>;

type Job = { client: string; step: () => boolean; fail: (error: unknown) => void };
type WorkLimits = Pick<Limits, 'sliceMs' | 'longRequests' | 'waitingPerClient' | 'clientTime' | 'requestMs'>;

/** Beside other clients a slice is this part of its length. */
const SHORT_SLICE = 0.4;
/** Part of the processor that long tasks and clients in debt get together, beside other clients. */
const CROWDED_SHARE = 0.125;
/** Shortest and longest pause after a piece of work, beside other clients. Milliseconds. */
const PAUSE_MS = { least: 1, most: 100 };
/** Other clients are active for this time after a request. Milliseconds. */
const ACTIVE_MS = 100;

/**
 * The processor, shared fairly between clients. Times are milliseconds. Long tasks, and all requests of a client that
 * has used up its time, run one after another in small pieces; while other clients are active, with a pause after each
 * that leaves those most of the processor.
 */
export class FairWork {
  private readonly time: Allowances;
  private readonly waiting = new ClientQueues<Job>();
  private readonly turns = new ClientQueues<() => void>();
  private active: Job[] = [];
  private isScheduled = false;
  private isSliceNext = false;
  private othersAt = -Infinity;
  /** Time that the pieces have used since the last pause began. */
  private used = 0;

  constructor(
    private readonly limits: WorkLimits,
    private readonly now: () => number,
  ) {
    this.time = createAllowances(limits.clientTime, now);
  }

  /**
   * Runs a task in slices with other requests between them, in turn with the tasks of other clients: a client has one
   * task at a time. Rejects with the task's error, with LimitError when too many tasks of the client wait, and with the
   * reason of an aborted `signal`.
   */
  async run<T>(client: string, task: Task<T>, signal?: AbortSignal): Promise<T> {
    if (this.waiting.countOf(client) >= this.limits.waitingPerClient)
      throw new LimitError('Too many long requests of this client wait: send fewer at a time.', 1);
    return new Promise<T>((resolve, fail) => {
      this.waiting.add(client, { client, step: () => stepOf(task, signal, resolve), fail });
      this.schedule();
    });
  }

  /**
   * Counts a request of a client and calls `start`: at once, or in turn with the requests of others that have used up
   * their time.
   */
  start(client: string, start: () => void): void {
    this.time.use(client, this.limits.requestMs);
    if (this.mayRunAtOnce(client)) {
      this.othersAt = this.now();
      start();
      return;
    }
    this.turns.add(client, start);
    this.schedule();
  }

  /** Resolves when a client may do a small piece of work: now, or in its turn when it has used up its time. */
  async turn(client: string): Promise<void> {
    if (this.mayRunAtOnce(client)) return;
    await new Promise<void>((resolve) => {
      this.turns.add(client, resolve);
      this.schedule();
    });
  }

  /** Returns false for a client that has used up its time: all but its short requests must run as tasks. */
  mayRunAtOnce(client: string): boolean {
    return this.time.wait(client, 0) === 0;
  }

  /** Counts time of the processor that a client has used. */
  spend(client: string, milliseconds: number): void {
    if (!this.mayRunAtOnce(client)) this.used += milliseconds;
    this.time.use(client, milliseconds);
  }

  private get isCrowded(): boolean {
    return this.now() - this.othersAt < ACTIVE_MS;
  }

  private schedule(): void {
    if (this.isScheduled || this.active.length + this.waiting.size + this.turns.size === 0) return;
    this.isScheduled = true;
    if (this.isCrowded) setTimeout(() => this.tick(), this.pause());
    else setImmediate(() => this.tick());
    this.used = 0;
  }

  private pause(): number {
    return Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, this.used * (1 / CROWDED_SHARE - 1)));
  }

  /**
   * Runs one piece: the next request that waits for its turn, and a slice of the next task; beside other clients one
   * of both, in turn, so that those never wait for two pieces in a row.
   */
  private tick(): void {
    this.isScheduled = false;
    this.isSliceNext = this.isCrowded && !this.isSliceNext;
    const hasStarted = (!this.isSliceNext || this.active.length + this.waiting.size === 0) && this.startNext();
    if (!hasStarted || !this.isCrowded) this.runNextSlice();
    this.schedule();
  }

  /** Starts the request whose turn it is; returns false when none waits. */
  private startNext(): boolean {
    const turn = this.turns.next();
    if (turn === null) return false;
    this.used += this.limits.requestMs;
    turn[1]();
    return true;
  }

  private runNextSlice(): void {
    this.admit();
    const [job, ...others] = this.active;
    if (job === undefined) return;
    const start = this.now();
    const milliseconds = this.limits.sliceMs * (this.isCrowded ? SHORT_SLICE : 1);
    const isDone = runSlice(job, start + milliseconds, this.now);
    this.used += this.now() - start;
    this.time.use(job.client, this.now() - start);
    this.active = isDone ? others : [...others, job];
  }

  /** Starts the next tasks, at most one of each client. */
  private admit(): void {
    while (this.active.length < this.limits.longRequests) {
      const next = this.waiting.next((client) => !this.active.some((job) => job.client === client));
      if (next === null) return;
      this.active.push(next[1]);
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
    task.return(undefined as T);
    throw signal.reason;
  }
  const step = task.next();
  if (step.done === true) resolve(step.value);
  return step.done === true;
}
