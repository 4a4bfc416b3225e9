import { ada, sendSignIn, signUp } from '../harness/account';
import {
  enrolInShortCourse,
  openedFilm,
  placeOf,
  playTo,
  publishShortCourse,
  shortCourse,
  storedFor,
} from '../harness/shortCourse';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test(
  'learning: enrol, watch, close the tab, go on to the second on ' + 'another device, finish, and have a certificate',
  async ({ page, newVisitor, site }) => {
    test.setTimeout(150_000);
    await publishShortCourse(site);
    await signUp(page, ada);
    await enrolInShortCourse(page);
    await playTo(page, 30);
    const left = await placeOf(page);
    await page.close();

    const elsewhere = await newVisitor();
    await elsewhere.goto('/sign_in?next=/profile');
    await sendSignIn(elsewhere, ada);
    await expect(elsewhere.getByRole('link', { name: /Two steps/ }).first()).toBeVisible();
    await expect(elsewhere.getByRole('progressbar').first()).toBeVisible();
    await elsewhere.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}`);
    await openedFilm(elsewhere);
    const resumed = await placeOf(elsewhere);
    expect(Math.abs(resumed - left) <= 1, `left at ${String(left)} s, resumed at ${String(resumed)} s`).toBeTruthy();
    await playTo(elsewhere, shortCourse.filmSec + 60);
    await elsewhere.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.text}`);
    await elsewhere.getByRole('button', { name: texts.watch.markRead }).click();
    await expect(elsewhere.getByText('Your certificate is ready.', { exact: true })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText('Your certificate is ready.', { exact: true })).toBeVisible();
    await elsewhere.getByRole('link', { name: 'See my certificate' }).click();
    await elsewhere.waitForURL('**/profile?tab=certificates');
    await expect(elsewhere.getByText(shortCourse.title).first()).toBeVisible();
    const certificate = await storedFor(site, ada, `certificates/{uid}_${shortCourse.id}`);
    expect(certificate?.learnerName).toBe(ada.name);
    expect((await storedFor(site, ada, `users/{uid}/progress/${shortCourse.id}`))?.percent).toBe(100);
  },
);
