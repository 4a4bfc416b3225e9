import { expect, test } from '../harness/test';

test('a guarded route sends a stranger to sign in and downloads nothing of its remote', async ({ page, faults }) => {
  for (const path of ['/profile', '/watch/a/b/c', '/enroll/a/b/c']) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/sign_in');
    expect(new URL(page.url()).searchParams.get('next')).toBe(path);
    await expect(page.locator('main[data-remote="shell"] h1')).toBeVisible();
  }
  expect(faults.requests(/^\/remotes\/learning\//)).toEqual([]);

  await page.goto('/watch/open-courses/reading-a-chart');
  await expect(page.locator('main[data-remote="learning"][data-screen="OpenWatchScreen"]')).toBeVisible();
});
