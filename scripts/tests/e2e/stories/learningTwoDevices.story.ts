import { ada, sendSignIn, signUp } from '../harness/account';
import {
  enrolInShortCourse,
  openedFilm,
  playTo,
  publishShortCourse,
  shortCourse,
  storedFor,
  watchedBy,
} from '../harness/shortCourse';
import { story } from '../harness/story';

export default story(
  'learning: two devices that watch different parts at once have watched the union',
  async ({ page, newVisitor, site, expect }) => {
    await publishShortCourse(site);
    await signUp(page, ada);
    await enrolInShortCourse(page);
    const elsewhere = await newVisitor();
    await elsewhere.goto(`/sign_in?next=/watch/${shortCourse.id}/me/${shortCourse.slug}`);
    await sendSignIn(elsewhere, ada);
    const film = await openedFilm(elsewhere);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 20;
    });
    await Promise.all([playTo(page, 20), playTo(elsewhere, 60)]);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    for (const one of [page, elsewhere])
      await one.getByRole('progressbar', { name: 'Your progress in this course' }).waitFor();
    const union = [0, 1, 2, 3, 4, 5, 6, 7];
    let windows = await watchedBy(site, ada);
    for (let tries = 0; !union.every((window) => windows.includes(window)) && tries < 80; tries += 1) {
      await new Promise((next) => {
        setTimeout(next, 250);
      });
      windows = await watchedBy(site, ada);
    }
    expect.ok(
      union.every((window) => windows.includes(window)),
      String(windows),
    );
    const document = (await storedFor(site, ada, `users/{uid}/progress/${shortCourse.id}`)) as {
      percent: number;
      lessons: Record<string, { done: boolean } | undefined>;
    } | null;
    expect.equal(document?.lessons[shortCourse.film]?.done, true);
    expect.equal(document?.percent, 50);
  },
  { timeout: 120_000 },
);
