import { story } from '../harness/story';

export default story(
  'a guarded route sends a stranger to sign in and downloads nothing of its remote',
  async ({ page, faults, expect }) => {
    for (const path of ['/profile', '/watch/a/b/c', '/enroll/a/b/c']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/sign_in');
      expect.equal(new URL(page.url()).searchParams.get('next'), path);
      await page.locator('main[data-remote="shell"] h1').waitFor();
    }
    expect.deepEqual(faults.requests(/^\/remotes\/learning\//), []);

    await page.goto('/watch/open-courses/reading-a-chart');
    await page.locator('main[data-remote="learning"][data-screen="OpenWatchScreen"]').waitFor();
  },
);
