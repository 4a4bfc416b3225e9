import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ada, sendSignIn, signUp } from '../harness/account';
import { accessibilityProblems } from '../harness/axe';
import {
  enrolInShortCourse,
  openedFilm,
  placeOf,
  playTo,
  publishShortCourse,
  shortCourse,
  storedFor,
} from '../harness/courses/shortCourse';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test(
  'learning: enrol, watch, close the tab, go on to the second on ' + 'another device, finish, and have a certificate',
  async ({ page, newVisitor, site }) => {
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

    await checkAsStranger(site, await newVisitor(), String(certificate?.code));
  },
);

/** A stranger types the code as it is printed, and pastes the credential: as it is, and with another name. */
async function checkAsStranger(site: Site, stranger: Page, code: string): Promise<void> {
  const { certificateCheck: text } = texts;
  await stranger.goto(`${site.url}/profile?certificate=${code}`);
  await expect(stranger.getByText(text.genuine)).toBeVisible();
  await expect(stranger.getByRole('article').getByText(ada.name)).toBeVisible();
  expect(await accessibilityProblems(stranger, 'a checked certificate')).toEqual([]);
  await fillsThePaper(stranger);
  const download = stranger.waitForEvent('download');
  await stranger.getByRole('button', { name: text.download }).click();
  const jwt = await readFile(await (await download).path(), 'utf8');
  const check = async (typed: string, answer: string): Promise<void> => {
    await stranger.getByLabel(text.field).fill(typed);
    await stranger.getByRole('button', { name: text.check, exact: true }).click();
    await expect(stranger.getByText(answer)).toBeVisible();
  };
  const [header, payload = '', signature] = jwt.split('.');
  const renamed = Buffer.from(payload, 'base64url').toString().replace(ada.name, 'Eve Example');
  await check([header, Buffer.from(renamed).toString('base64url'), signature].join('.'), text.forged);
  await check(`${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`, text.genuine);
  await check('0000-0000-0000', text.unknown);
  await check(jwt, text.genuine);
}

/** The certificate of the page is as wide and high as a landscape page of A4, at 96 pixels per inch. */
async function fillsThePaper(page: Page): Promise<void> {
  const before = page.viewportSize();
  const paper = { width: 1123, height: 794 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const box = await page.getByRole('article').boundingBox();
  expect([box?.x, box?.y, box?.width, Math.round(box?.height ?? 0)]).toEqual([0, 0, paper.width, 792]);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
}
