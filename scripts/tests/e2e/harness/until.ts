import type { Page } from 'playwright-core';

const PAUSE_MS = 200;

/**
 * Asks the page again and again until `look`, which may be asynchronous, gives something true; resolves to that.
 * Rejects after `limit` milliseconds.
 */
export async function until<T>(page: Page, look: () => Promise<T | false>, limit = 60_000): Promise<T> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const found = await page.evaluate(look);
    if (found !== false) return found;
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error(`It did not come about within ${String(limit / 1000)} s: ${look.toString().slice(0, 200)}`);
}
