import { FAILING } from '../harness/failure';
import { expect, test } from '../harness/test';

test('when the live release of a remote fails, its fallback release is shown instead of an error', async ({
  page,
  site,
  faults,
  allow,
}) => {
  test.setTimeout(120_000);
  allow(/remotes\/info/, ...FAILING, /info/);
  const before = JSON.parse(await site.lectern('status', 'info', '--json')) as unknown;
  await site.lectern('release', 'info', '--version', '7.0.1', '--reason', 'a release that breaks', '--unverified');
  faults.add(/\/remotes\/info\/7\.0\.1\/(?!remoteEntry)[^/]+\.js/, 'missing');
  await page.goto('/business');
  const main = page.locator('main[data-remote="info"][data-screen="BusinessScreen"]');
  await expect(main.locator('h1')).toBeVisible({ timeout: 30_000 });
  expect(await main.getAttribute('data-release')).not.toBe('7.0.1');
  expect(
    JSON.stringify(before).includes(String(await main.getAttribute('data-release'))),
    'the release that was live before is shown',
  ).toBeTruthy();
  expect(await page.locator('[role="alert"][data-kind]').count()).toBe(0);
});
