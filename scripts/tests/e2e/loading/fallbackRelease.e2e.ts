import type { Page } from '@playwright/test';
import { FAILING } from '../harness/failure';
import { publishLiveCopy } from '../harness/publishLiveCopy';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

/** An entry whose screens throw whenever they render. */
const throwing = `var info_7_0_1 = {
  init: () => undefined,
  get: () => Promise.resolve(() => ({ default: () => { throw new Error('boom'); } })),
};`;

async function seeBusiness(page: Page, isNew: boolean): Promise<void> {
  const main = page.locator('main[data-remote="info"][data-screen="BusinessScreen"]');
  await expect(main.locator('h1')).toBeVisible({ timeout: 30_000 });
  if (isNew) await expect(main).toHaveAttribute('data-release', '7.0.1');
  else await expect(main).not.toHaveAttribute('data-release', '7.0.1');
  await expect(page.locator('[role="alert"][data-kind]')).toHaveCount(0);
}

async function goByHeader(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
}

test('a release that throws, or that is down for a moment, gives way to the one before', async ({
  page,
  newVisitor,
  site,
  faults,
  allow,
}) => {
  allow(/remotes\/info/, ...FAILING, /info/, /boom/);
  await publishLiveCopy(site, 'info', '7.0.1');
  await site.lectern('promote', 'info', '7.0.1', '--reason', 'a release that breaks', '--unverified');
  await faults.replaceFile('/remotes/info/7.0.1/remoteEntry.js', throwing);

  await page.goto('/books');
  await expect(page.locator('main[data-remote="commerce"] h1')).toBeVisible();
  // By its name: its role changes once suggestions have loaded.
  const search = page.locator('header input[name="q"]').first();
  await search.fill('half a word');
  await goByHeader(page, 'Business');
  await seeBusiness(page, false);
  expect(await search.inputValue(), 'what is typed elsewhere stays').toBe('half a word');
  await expect
    .poll(async () => site.lectern('status', 'info', '--json'), { message: 'status names the failed release' })
    .toMatch(/"version":\s*"7\.0\.1"[^]*?"failed":\s*\{[^}]*"render":\s*1/);

  faults.clear();
  faults.add(/\/remotes\/info\/7\.0\.1\/(?!remoteEntry)[^/]+\.js/, 'missing');
  const visitor = await newVisitor();
  await visitor.goto('/business');
  await seeBusiness(visitor, false);
  faults.clear();
  await visitor.waitForTimeout(2_600);
  await goByHeader(visitor, texts.shell.footer.links['/books']);
  await expect(visitor.locator('main[data-remote="commerce"] h1')).toBeVisible();
  await goByHeader(visitor, 'Business');
  await seeBusiness(visitor, true);
});
