/** `concurrency` works run at the same time; others wait, at most `perClient` of each client and `total` in all. */
type QueueLimits = { concurrency: number; perClient: number; total: number };

/** Thrown when too much work of a client, or of all clients, waits. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Waiting = { start: () => Promise<void>; refuse: () => void };

/**
 * Runs work for clients in turn: a client waits at most for one work of each other client, however much those have
 * queued. When the queue is full, the newest work of the client with most waiting makes room for a client with less.
 */
export class FairQueue {
  private readonly queues = new Map<string, Waiting[]>();
  private running = 0;
  private waiting = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Resolves to the result of `work`. Rejects with QueueFull when too much waits. */
  run<T>(client: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new QueueFull('Too much work is waiting.'));
      const start = (): Promise<void> => work().then(resolve, reject);
      const queue = this.queues.get(client) ?? [];
      if (queue.length >= this.limits.perClient || !this.makeRoom(queue.length)) {
        refuse();
        return;
      }
      queue.push({ start, refuse });
      this.queues.set(client, queue);
      this.waiting += 1;
      this.next();
    });
  }

  private next(): void {
    const [turn] = this.queues;
    if (turn === undefined || this.running >= this.limits.concurrency) return;
    const [client, [first, ...others]] = turn;
    // The map is ordered: a client that has more work moves to the end.
    this.queues.delete(client);
    if (others.length > 0) this.queues.set(client, others);
    if (first === undefined) return;
    this.waiting -= 1;
    this.running += 1;
    void first.start().finally(() => {
      this.running -= 1;
      this.next();
    });
  }

  /** Returns false when there is no room for a client that has `length` works waiting. */
  private makeRoom(length: number): boolean {
    if (this.waiting < this.limits.total) return true;
    const [largest] = [...this.queues.values()].sort((a, b) => b.length - a.length);
    if (largest === undefined || largest.length <= length + 1) return false;
    largest.pop()?.refuse();
    this.waiting -= 1;
    return true;
  }
}
