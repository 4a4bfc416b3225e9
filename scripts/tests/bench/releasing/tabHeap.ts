import type { CDPSession } from '@playwright/test';

/** Resolves to the bytes of a tab's JavaScript heap after a collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
