/**
 * Like `Promise.all` over `items`, with at most two under way: a build keeps one core busy. After a failure no other
 * one is begun.
 */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  const stopped = (error: unknown): never => {
    queue.length = 0;
    throw error;
  };
  const failed = (await Promise.allSettled([lane().catch(stopped), lane().catch(stopped)])).find(
    (result) => result.status === 'rejected',
  );
  if (failed) throw failed.reason;
  return results;
}
