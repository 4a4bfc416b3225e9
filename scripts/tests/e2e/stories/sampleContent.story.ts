import { story } from '../harness/story';

export default story(
  'a new site has something to learn: home lists courses, one opens under its own name, a film of an open course plays',
  async ({ page, expect }) => {
    await page.goto('/');
    const cards = page.locator('main[data-remote="catalogue"] a[href^="/course/"]');
    await cards.first().waitFor();
    expect.ok((await cards.count()) >= 16, 'home shows popular and new courses');
    await page.goto('/course/another-name/your-first-web-page');
    await page.getByRole('heading', { level: 1, name: 'Your first web page' }).waitFor();
    await page.waitForURL('**/course/your-first-web-page/your-first-web-page');
    await page.goto('/watch/open-courses/reading-a-chart');
    const film = page.locator('main[data-remote="learning"] video');
    await film.waitFor();
    const played = await film.evaluate(async (element) => {
      const video = element as HTMLVideoElement;
      video.muted = true;
      await video.play();
      await new Promise((done) => setTimeout(done, 1_000));
      return { at: video.currentTime, length: video.duration, tracks: video.textTracks.length };
    });
    expect.ok(played.at > 0 && played.length > 30 && played.tracks === 1, JSON.stringify(played));
  },
);
