import { expect, test } from '../harness/test';

test(
  'a release and a roll-back reach an open tab on its next ' + 'navigation, without a reload, with form input kept',
  async ({ page, site }) => {
    const nav = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first();
    const business = page.locator('main[data-remote="info"][data-screen="BusinessScreen"]');
    const serial = async (): Promise<number> => Number(await page.locator('html').getAttribute('data-serial'));
    const nextSerial = (than: number) =>
      page.waitForFunction((old) => Number(document.documentElement.dataset.serial) > old, than, { timeout: 30_000 });

    await page.goto('/business');
    await expect(business.locator('h1')).toBeVisible();
    const first = await business.getAttribute('data-release');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const message = page.locator('main textarea').first();
    await message.fill('Half a sentence');

    const start = await serial();
    await site.lectern('release', 'info', '--version', '7.0.1', '--by', 'Ada', '--reason', 'new words');
    await nextSerial(start);
    expect(await business.getAttribute('data-release'), 'an open screen stays as it is').toBe(first);
    expect(await message.inputValue()).toBe('Half a sentence');

    await nav('Books').click();
    await expect(page.locator('main[data-remote="commerce"] h1')).toBeVisible();
    await nav('Business').click();
    await expect(page.locator('main[data-remote="info"][data-release="7.0.1"] h1')).toBeVisible();

    const released = await serial();
    await site.lectern('rollback', 'info', '--by', 'Grace', '--reason', 'test');
    await nextSerial(released);
    await nav('Books').click();
    await expect(page.locator('main[data-remote="commerce"] h1')).toBeVisible();
    await nav('Business').click();
    await expect(page.locator(`main[data-remote="info"][data-release="${String(first)}"] h1`)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no navigation was a reload').toBe(true);

    const history = await site.lectern('history', 'info', '--json');
    for (const entry of ['Ada', 'new words', 'Grace', 'test', 'rollback', 'release'])
      expect(history.includes(entry), `the history says ${entry}`).toBeTruthy();
  },
);
