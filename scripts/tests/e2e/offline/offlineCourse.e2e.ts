import { ada, signUp } from '../harness/account';
import { enrolInShortCourse, publishShortCourse, shortCourse } from '../harness/courses/shortCourse';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test.use({ serviceWorkers: 'allow' });

test('a whole course that is kept is watched without a network, and removed from the list of what is kept', async ({
  page,
  faults,
  site,
  allow,
}) => {
  allow(...NO_CONNECTION);
  await publishShortCourse(site);
  await signUp(page, ada);
  await enrolInShortCourse(page);
  await page.getByRole('button', { name: texts.offline.saveCourse }).click();
  const dialog = page.getByRole('dialog', { name: texts.downloadCourse.title });
  await expect(dialog.getByText(/2 lessons, .*MB/)).toBeVisible();
  await dialog.getByRole('button', { name: texts.downloadCourse.start }).click();
  await expect(dialog.getByText(texts.downloadCourse.downloaded)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: texts.downloadCourse.close }).last().click();
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await caches.match('/_kept/record', { cacheName: 'lectern.app' })) !== undefined),
      { timeout: 60_000 },
    )
    .toBe(true);

  const restore = faults.add(/./, 'abort');
  await page.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.text}`);
  await expect(page.getByText('To read.')).toBeVisible();
  await page.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.film}`);
  const video = page.locator('main video');
  await expect(video).toBeVisible();
  const played = await video.evaluate(async (element) => {
    const film = element as HTMLVideoElement;
    film.muted = true;
    await film.play();
    await new Promise((done) => setTimeout(done, 1_500));
    return { at: film.currentTime, source: film.currentSrc.slice(0, 5) };
  });
  expect(played.at > 0.5 && played.source === 'blob:', JSON.stringify(played)).toBeTruthy();

  await page.goto('/profile?tab=offline');
  const row = page.getByRole('listitem').filter({ hasText: shortCourse.title }).first();
  await expect(row.getByText(/^2 lessons · .*MB · saved on/)).toBeVisible();
  await page.getByRole('button', { name: texts.downloadCourse.removeAll }).click();
  await page.getByRole('button', { name: texts.downloadCourse.removeAllNow }).click();
  await expect(page.getByRole('heading', { name: texts.downloadCourse.none })).toBeVisible();
  restore();
});
