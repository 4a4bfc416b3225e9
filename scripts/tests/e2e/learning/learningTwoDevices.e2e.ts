import { ada, sendSignIn, signUp } from '../harness/account';
import {
  enrolInShortCourse,
  openedFilm,
  playTo,
  publishShortCourse,
  shortCourse,
  storedFor,
  watchedBy,
} from '../harness/courses/shortCourse';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('learning: two devices that watch different parts at once have watched the union', async ({
  page,
  newVisitor,
  site,
}) => {
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
  await page.getByRole('button', { name: texts.player.pause, exact: true }).click();
  for (const one of [page, elsewhere])
    await expect(one.getByRole('progressbar', { name: texts.watch.progress })).toBeVisible();
  await expect
    .poll(() => watchedBy(site, ada), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7]));
  const document = (await storedFor(site, ada, `users/{uid}/progress/${shortCourse.id}`)) as {
    percent: number;
    lessons: Record<string, { done: boolean } | undefined>;
  } | null;
  expect(document?.lessons[shortCourse.film]?.done).toBe(true);
  expect(document?.percent).toBe(50);
});
