import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { settle } from '../site/visit';

/** A file that a page downloaded: its address, its content coding, and its bytes on the wire without headers. */
export type Download = { url: string; encoding: string; bytes: number };

type Received = {
  response: { url: string; headers: Record<string, string>; fromDiskCache?: boolean; fromPrefetchCache?: boolean };
};

/**
 * Visits an address and stays until the page is quiet. Resolves to what it downloaded below `/remotes/<owner>/`, past
 * the browser's cache. Rejects when no screen shows within a minute.
 */
export async function downloadsOf(context: BrowserContext, address: string, owner: string): Promise<Download[]> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const files = await watch(session, new RegExp(`/remotes/${owner}/`));
    await page.goto(address, { timeout: 60_000 });
    await showsScreen(page);
    await settle(page);
    return [...files.values()];
  } finally {
    await page.close();
  }
}

async function watch(session: CDPSession, wanted: RegExp): Promise<Map<string, Download>> {
  const files = new Map<string, Download>();
  session.on('Network.responseReceived', ({ response }: Received) => {
    const { url, headers, fromDiskCache = false, fromPrefetchCache = false } = response;
    if (!wanted.test(url) || fromDiskCache || fromPrefetchCache || files.has(url)) return;
    const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const bytes = Number(named.get('content-length') ?? NaN);
    files.set(url, { url, encoding: named.get('content-encoding') ?? 'identity', bytes });
  });
  await session.send('Network.enable');
  return files;
}

async function showsScreen(page: Page): Promise<void> {
  await page.locator('main[data-screen] h1').first().waitFor({ state: 'attached', timeout: 60_000 });
}
