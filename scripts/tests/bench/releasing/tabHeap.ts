import type { CDPSession } from '@playwright/test';

/**
 * Resolves to the bytes of a tab's JavaScript heap after a collection. Before, it empties the console, which keeps each
 * logged error and all that the error leads to while a debugger such as Playwright listens.
 */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Runtime.discardConsoleEntries');
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
