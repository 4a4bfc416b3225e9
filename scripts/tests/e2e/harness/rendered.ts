import { expect, request, type Page } from '@playwright/test';

/**
 * Waits until the gateway has the content of an address: its first page may not wait for the code of the release. Not
 * with the `fetch` of Node, which says that it is no navigation.
 */
export async function whenRendered(url: string, headers: Record<string, string> = {}): Promise<void> {
  const visitor = await request.newContext();
  await expect
    .poll(async () => (await (await visitor.get(url, { headers })).text()).includes('data-rendered'), {
      message: `content of ${url}`,
      timeout: 20_000,
    })
    .toBe(true);
  await visitor.dispose();
}

/** Waits until the scripts have taken over the page. */
export const takenOver = (page: Page) => page.waitForFunction(() => !document.querySelector('#root[data-rendered]'));

/** Holds the requests of a page for such files until the returned function is called. */
export async function holdFiles(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
