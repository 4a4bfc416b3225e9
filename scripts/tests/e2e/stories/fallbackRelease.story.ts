import { FAILING } from '../harness/failure';
import { story } from '../harness/story';

export default story(
  'when the live release of a remote fails, its fallback release is shown instead of an error',
  async ({ page, site, faults, expect, allow }) => {
    allow(/remotes\/info/, ...FAILING, /info/);
    const before = JSON.parse(await site.lectern('status', 'info', '--json')) as unknown;
    await site.lectern('release', 'info', '--version', '7.0.1', '--reason', 'a release that breaks');
    faults.add(/\/remotes\/info\/7\.0\.1\/(?!remoteEntry)[^/]+\.js/, 'missing');
    await page.goto('/business');
    const main = page.locator('main[data-remote="info"][data-screen="BusinessScreen"]');
    await main.locator('h1').waitFor({ timeout: 30_000 });
    expect.notEqual(await main.getAttribute('data-release'), '7.0.1');
    expect.ok(
      JSON.stringify(before).includes(String(await main.getAttribute('data-release'))),
      'the release that was live before is shown',
    );
    expect.equal(await page.locator('[role="alert"][data-kind]').count(), 0);
  },
  { timeout: 120_000 },
);
