/** Counts requests in flight. `enter` returns false, counting nothing, when a client or all have too many. */
export type InFlight = { enter(client: string): boolean; leave(client: string): void };

/** Creates a count with limits per client and in total. Each `enter` that returned true needs one `leave`. */
export function createInFlight({ perClient, total }: { perClient: number; total: number }): InFlight {
  const clients = new Map<string, number>();
  let all = 0;
  return {
    enter: (client) => {
      const count = clients.get(client) ?? 0;
      if (all >= total || count >= perClient) return false;
      all += 1;
      clients.set(client, count + 1);
      return true;
    },
    leave: (client) => {
      const count = (clients.get(client) ?? 1) - 1;
      all -= 1;
      if (count > 0) clients.set(client, count);
      else clients.delete(client);
    },
  };
}
