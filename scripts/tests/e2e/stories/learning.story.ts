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
import { story } from '../harness/story';

export default story(
  'learning: enrol, watch, close the tab, go on to the second on another device, finish, and have a certificate',
  async ({ page, newVisitor, site, expect }) => {
    await publishShortCourse(site);
    await signUp(page, ada);
    await enrolInShortCourse(page);
    await playTo(page, 30);
    const left = await placeOf(page);
    await page.close();

    const elsewhere = await newVisitor();
    await elsewhere.goto('/sign_in?next=/profile');
    await sendSignIn(elsewhere, ada);
    await elsewhere
      .getByRole('link', { name: /Two steps/ })
      .first()
      .waitFor();
    await elsewhere.getByRole('progressbar').first().waitFor();
    await elsewhere.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}`);
    await openedFilm(elsewhere);
    const resumed = await placeOf(elsewhere);
    expect.ok(Math.abs(resumed - left) <= 1, `left at ${String(left)} s, resumed at ${String(resumed)} s`);
    await playTo(elsewhere, shortCourse.filmSec + 60);
    await elsewhere.goto(`/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.text}`);
    await elsewhere.getByRole('button', { name: 'Mark as read' }).click();
    await elsewhere.getByText('Your certificate is ready.', { exact: true }).waitFor();
    await elsewhere.reload();
    await elsewhere.getByText('Your certificate is ready.', { exact: true }).waitFor();
    await elsewhere.getByRole('link', { name: 'See my certificate' }).click();
    await elsewhere.waitForURL('**/profile?tab=certificates');
    await elsewhere.getByText(shortCourse.title).first().waitFor();
    const certificate = await storedFor(site, ada, `certificates/{uid}_${shortCourse.id}`);
    expect.equal(certificate?.learnerName, ada.name);
    expect.equal((await storedFor(site, ada, `users/{uid}/progress/${shortCourse.id}`))?.percent, 100);
  },
  { timeout: 150_000 },
);
