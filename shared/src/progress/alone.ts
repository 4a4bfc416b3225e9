/**
 * Runs `work` unless another tab of this browser runs work of that name; undefined then. A browser without such locks
 * runs it always.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const locks = typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks : null;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}
