import type { Page } from '@playwright/test';
import { BUCKETS, includesBucket } from '../../../release';
import { FAILING } from '../harness/failure';
import { expect, test } from '../harness/test';

type Registry = {
  remotes: { info: { canary: { percent: number; salt: string } | null; stable: { version: string } } };
};

test('a broken canary ends by itself within a minute; its visitors recover, and all others never meet it', async ({
  page,
  site,
  faults,
  newVisitor,
  allow,
}) => {
  test.setTimeout(150_000);
  allow(/remotes\/info/, ...FAILING, /info/);
  const live = async () => ((await (await fetch(`${site.url}/registry.json`)).json()) as Registry).remotes.info;
  const { version } = (await live()).stable;
  await site.lectern('release', 'info', '--version', '7.0.3', '--no-promote');
  await site.lectern('canary', 'info', '7.0.3', '--percent', '5', '--reason', 'test');
  await expect.poll(async () => (await live()).canary?.percent).toBe(5);
  const { canary } = await live();
  const bucketOf = (isIn: boolean): number =>
    Array.from({ length: BUCKETS }, (_, bucket) => bucket).find((one) => includesBucket(canary!, one) === isIn)!;
  const join = (tab: Page, isIn: boolean): Promise<void> =>
    tab.context().addCookies([{ name: 'lectern-bucket', value: String(bucketOf(isIn)), url: site.url }]);
  faults.add(/\/remotes\/info\/7\.0\.3\/(?!remoteEntry)[^/]+\.js/, 'missing');

  const shown = (tab: Page) => tab.locator(`main[data-remote="info"][data-release="${version}"] h1`);
  await join(page, false);
  await page.goto('/business');
  await expect(shown(page)).toBeVisible();
  expect(faults.requests(/\/remotes\/info\/7\.0\.3\//), 'the rest never touches the canary').toEqual([]);

  const tabs = [await newVisitor(), await newVisitor(), await newVisitor()];
  const begun = Date.now();
  for (const tab of tabs) {
    await join(tab, true);
    await tab.goto(`${site.url}/business`);
  }
  for (const tab of tabs) await expect(shown(tab)).toBeVisible({ timeout: 30_000 });
  expect(faults.requests(/\/remotes\/info\/7\.0\.3\//).length).toBeGreaterThan(0);
  await expect.poll(async () => (await live()).canary, { timeout: 60_000 }).toBeNull();
  expect(Date.now() - begun).toBeLessThan(60_000);

  const history = await site.lectern('history', 'info');
  expect(history).toMatch(
    /gateway {2}canary info --end {2}\(Aborted: at 5 %, 3 of 3 visits of 7\.0\.3 failed \(3 missing\)/,
  );
  const before = faults.requests(/\/remotes\/info\/7\.0\.3\//).length;
  for (const tab of tabs) {
    await tab.reload();
    await expect(shown(tab)).toBeVisible();
  }
  expect(faults.requests(/\/remotes\/info\/7\.0\.3\//).length, 'nobody meets it again').toBe(before);
});
