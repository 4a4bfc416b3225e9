import type { Page } from '@playwright/test';
import { publishLiveCopy } from '../harness/publishLiveCopy';
import { expect, test } from '../harness/test';

test('seven windows share one stream: all learn of a roll-back, and the seventh still navigates', async ({
  context,
  site,
  faults,
}) => {
  const windows: Page[] = [];
  for (let count = 0; count < 7; count += 1) {
    const window = await context.newPage();
    await window.goto('/business');
    await expect(window.locator('main[data-remote="info"] h1')).toBeVisible();
    windows.push(window);
  }
  const streams = () => faults.requests(/^\/events/).length;
  await expect.poll(streams, { message: 'a window listens', timeout: 15_000 }).toBe(1);
  const learned = (serial: number, among = windows) =>
    Promise.all(
      among.map((window) =>
        window.waitForFunction((at) => Number(document.documentElement.dataset.serial) >= at, serial, {
          timeout: 15_000,
        }),
      ),
    );
  const change = async (...command: string[]): Promise<number> =>
    (JSON.parse(await site.lectern(...command, '--json', '--reason', 'test')) as { serial: number }).serial;

  await publishLiveCopy(site, 'info', '7.0.2');
  await learned(await change('promote', 'info', '7.0.2', '--unverified'));
  await learned(await change('rollback', 'info'));
  const seventh = windows[6]!;
  await seventh.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).first().click();
  await expect(seventh.locator('main[data-remote="commerce"] h1')).toBeVisible();
  expect(streams()).toBe(1);

  // The first window listens, because it asked for the lock first.
  await windows[0]!.close();
  await expect.poll(streams, { message: 'another window takes over', timeout: 15_000 }).toBe(2);
  await learned(await change('maintenance', 'on', '--message', 'Soon'), windows.slice(1));
});
