import { expect, test } from '../harness/test';

test(
  'a new site has something to learn: home lists courses, one opens under ' +
    'its own name, a film of an open course plays',
  async ({ page }) => {
    await page.goto('/');
    const cards = page.locator('main[data-remote="catalogue"] a[href^="/course/"]');
    await expect(cards.first()).toBeVisible();
    expect((await cards.count()) >= 16, 'home shows popular and new courses').toBeTruthy();
    await page.goto('/course/another-name/your-first-web-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Your first web page' })).toBeVisible();
    await page.waitForURL('**/course/your-first-web-page/your-first-web-page');
    await page.goto('/watch/open-courses/reading-a-chart');
    const film = page.locator('main[data-remote="learning"] video');
    await expect(film).toBeVisible();
    const isPaused = await film.evaluate((element) => (element as HTMLVideoElement).paused);
    expect(isPaused, 'no film plays by itself').toBe(true);
    const played = await film.evaluate(async (element) => {
      const video = element as HTMLVideoElement;
      video.muted = true;
      await video.play();
      await new Promise((done) => setTimeout(done, 1_000));
      return { at: video.currentTime, length: video.duration, tracks: video.textTracks.length };
    });
    expect(played.at > 0 && played.length > 30 && played.tracks === 1, JSON.stringify(played)).toBeTruthy();
  },
);
