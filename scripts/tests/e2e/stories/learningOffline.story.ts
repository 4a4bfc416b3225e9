import { ada, signUp } from '../harness/account';
import {
  enrolInShortCourse,
  openedFilm,
  placeOf,
  playTo,
  publishShortCourse,
  shortCourse,
  storedFor,
  watchedBy,
} from '../harness/shortCourse';
import { story } from '../harness/story';

export default story(
  'learning: the network is cut in the middle and the tab closed meanwhile, and nothing is lost',
  async ({ page, context, site, expect, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|RPC_ERROR|Firestore/);
    await publishShortCourse(site);
    await signUp(page, ada);
    await enrolInShortCourse(page);
    await playTo(page, 10);
    await page.waitForFunction(() => {
      const video = document.querySelector('video');
      return video !== null && video.buffered.length > 0 && video.buffered.end(video.buffered.length - 1) > 35;
    });
    await context.setOffline(true);
    await playTo(page, 32);
    const left = await placeOf(page);
    await page.close();
    const before = await watchedBy(site, ada);
    expect.ok(before.length < 4, `the backend can't know the rest yet: ${String(before)}`);

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto('/profile');
    await again
      .getByRole('link', { name: /Two steps/ })
      .first()
      .waitFor();
    await until(
      async () => (await watchedBy(site, ada)).length >= 6,
      'what waited is sent by the next visit to any screen that shows it',
    );
    const watched = await watchedBy(site, ada);
    expect.deepEqual(watched.slice(0, 6), [0, 1, 2, 3, 4, 5]);
    expect.ok(
      watched.every((window) => window * 5 < left),
      `nothing beyond ${String(left)} s was watched: ${String(watched)}`,
    );
    await again.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}`);
    await openedFilm(again);
    const resumed = await placeOf(again);
    expect.ok(Math.abs(resumed - left) <= 1, `left at ${String(left)} s, resumed at ${String(resumed)} s`);

    await playTo(again, shortCourse.filmSec + 60);
    await again.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.text}`);
    await again.getByRole('button', { name: 'Mark as read' }).waitFor();
    await context.setOffline(true);
    await again.getByRole('button', { name: 'Mark as read' }).click();
    await again.getByText('as soon as you are connected again').waitFor();
    await context.setOffline(false);
    await again.getByText('Your certificate is ready.', { exact: true }).waitFor();
    expect.equal((await storedFor(site, ada, `certificates/{uid}_${shortCourse.id}`))?.learnerName, ada.name);
  },
  { timeout: 150_000 },
);

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 40) throw new Error(`It never came to be so: ${what}.`);
    await new Promise((next) => {
      setTimeout(next, 250);
    });
  }
}
