import { createAllowances, type Allowances } from './allowance';
import { LimitError } from './LimitError';
import type { Limits } from './limits';

/** Work that pauses at each `yield` and returns a result. It must hold nothing that can't wait for a few seconds. */
export type Task<T> = Generator<unknown, T>;

type Job = { client: string; step: () => boolean; fail: (error: unknown) => void };
type WorkLimits = Pick<Limits, 'sliceMs' | 'longRequests' | 'waitingPerClient' | 'clientTime'>;

/** The processor, shared fairly between clients. Times are milliseconds. */
export class FairWork {
  private readonly time: Allowances;
  private readonly waiting = new Map<string, Job[]>();
  private active: Job[] = [];
  private isScheduled = false;

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
    const queue = this.waiting.get(client) ?? [];
    if (queue.length >= this.limits.waitingPerClient)
      throw new LimitError('Too many long requests of this client wait: send fewer at a time.', 1);
    return new Promise<T>((resolve, fail) => {
      queue.push({ client, step: () => stepOf(task, signal, resolve), fail });
      this.waiting.set(client, queue);
      this.schedule();
    });
  }

  /** Returns false for a client that has used up its time: all but its short requests must run as tasks. */
  mayRunAtOnce(client: string): boolean {
    return this.time.wait(client, 0) === 0;
  }

  /** Counts time of the processor that a client has used. */
  spend(client: string, milliseconds: number): void {
    this.time.use(client, milliseconds);
  }

  private schedule(): void {
    if (this.isScheduled || this.active.length + this.waiting.size === 0) return;
    this.isScheduled = true;
    setImmediate(() => this.tick());
  }

  private tick(): void {
    this.isScheduled = false;
    this.admit();
    const [job, ...others] = this.active;
    if (job === undefined) return;
    const start = this.now();
    const isDone = runSlice(job, start + this.limits.sliceMs, this.now);
    this.time.use(job.client, this.now() - start);
    this.active = isDone ? others : [...others, job];
    this.schedule();
  }

  /** Starts the next tasks, at most one of each client. */
  private admit(): void {
    for (const [client, queue] of [...this.waiting]) {
      if (this.active.length >= this.limits.longRequests) return;
      if (this.active.some((job) => job.client === client)) continue;
      const [next, ...others] = queue;
      this.waiting.delete(client);
      if (others.length > 0) this.waiting.set(client, others);
      if (next !== undefined) this.active.push(next);
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
