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
} from '../harness/courses/shortCourse';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('learning: the network is cut in the middle and the tab closed meanwhile, and nothing is lost', async ({
  page,
  context,
  site,
  allow,
}) => {
  allow(...NO_CONNECTION, /firestore/i);
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
  expect(before.length < 6, `the backend can't know the rest yet: ${String(before)}`).toBeTruthy();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/profile');
  await expect(again.getByRole('link', { name: /Two steps/ }).first()).toBeVisible();
  await expect
    .poll(async () => (await watchedBy(site, ada)).length, {
      message: 'the next visit to any screen that shows the progress sends pending changes',
      timeout: 30_000,
    })
    .toBeGreaterThanOrEqual(6);
  const watched = await watchedBy(site, ada);
  expect(watched.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(
    watched.every((window) => window * 5 < left),
    `nothing beyond ${String(left)} s was watched: ${String(watched)}`,
  ).toBeTruthy();
  await again.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}`);
  await openedFilm(again);
  const resumed = await placeOf(again);
  expect(Math.abs(resumed - left) <= 1, `left at ${String(left)} s, resumed at ${String(resumed)} s`).toBeTruthy();

  await playTo(again, shortCourse.filmSec + 60);
  await again.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.text}`);
  await expect(again.getByRole('button', { name: texts.watch.markRead })).toBeVisible();
  await context.setOffline(true);
  await again.getByRole('button', { name: texts.watch.markRead }).click();
  await expect(again.getByText(texts.completed.waiting)).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText(texts.completed.ready, { exact: true })).toBeVisible();
  expect((await storedFor(site, ada, `certificates/{uid}_${shortCourse.id}`))?.learnerName).toBe(ada.name);
});
