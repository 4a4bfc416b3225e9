/** A queue for each client, from which clients are served in turn. Adding and taking cost the same at any length. */
export class ClientQueues<T> {
  private readonly queues = new Map<string, { items: T[]; first: number }>();

  /** Number of clients with items. */
  get size(): number {
    return this.queues.size;
  }

  countOf(client: string): number {
    const queue = this.queues.get(client);
    return queue === undefined ? 0 : queue.items.length - queue.first;
  }

  add(client: string, item: T): void {
    const queue = this.queues.get(client);
    if (queue === undefined) this.queues.set(client, { items: [item], first: 0 });
    else queue.items.push(item);
  }

  /** Takes the next item of the client that has waited longest for its turn, among those that `mayRun`. */
  next(mayRun: (client: string) => boolean = () => true): [client: string, item: T] | null {
    for (const [client, queue] of this.queues) {
      if (!mayRun(client)) continue;
      const item = queue.items[queue.first] as T;
      queue.first += 1;
      // The map is ordered: a client that has more items moves to the end.
      this.queues.delete(client);
      if (queue.first < queue.items.length) this.queues.set(client, compacted(queue));
      return [client, item];
    }
    return null;
  }
}

/** Items that were taken before they are dropped from a queue. */
const COMPACT_AT = 1_000;

function compacted<T>(queue: { items: T[]; first: number }): { items: T[]; first: number } {
  return queue.first < COMPACT_AT ? queue : { items: queue.items.slice(queue.first), first: 0 };
}
