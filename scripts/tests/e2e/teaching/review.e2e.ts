import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn } from '../harness/account';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const { studio, studioDetails, review, desk, figures } = texts;
const TITLE = 'Questions that open doors';
const COURSE = 'ask-good-questions';

const signInAs = async (page: Page, name: string, next: string): Promise<void> => {
  await page.goto(`/sign_in?next=${encodeURIComponent(next)}`);
  await sendSignIn(page, { email: `${name}@lectern.example`, password: SAMPLE_PASSWORD });
};
const openPart = (page: Page, part: keyof typeof studio.course): Promise<void> =>
  page
    .getByRole('navigation', { name: studio.course.parts })
    .getByRole('link', { name: studio.course[part], exact: true })
    .click();

test('a new version is sent, commented, sent again and published; search finds it', async ({ page, newVisitor }) => {
  await signInAs(page, 'teacher', `/teach?course=${COURSE}&part=review`);
  await expect(page.getByRole('link', { name: review.missing.kinds.outcomes })).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'review with what is missing')).toEqual([]);
  await page.getByRole('link', { name: review.missing.kinds.outcomes }).click();
  await page.getByRole('button', { name: studioDetails.outcomes.add }).click();
  await page.getByRole('textbox', { name: studioDetails.outcomes.label(1) }).fill('Ask what you really want to know');
  await page.getByLabel(studioDetails.fields.title, { exact: true }).fill(TITLE);
  await expect(page.getByText(studio.save.saved, { exact: true })).toBeVisible();
  await openPart(page, 'review');
  await page.getByLabel(new RegExp(review.submit.note)).fill('A better title.');
  await page.getByRole('button', { name: review.submit.sendAgain }).click();
  await expect(page.getByRole('button', { name: review.submit.withdraw })).toBeVisible();

  const boss = await newVisitor();
  await signInAs(boss, 'admin', '/teach?desk=site&queue=reviews');
  await boss.getByText(review.reader.title).click();
  await boss.getByRole('button', { name: review.comments.addTo(review.parts.field('title')) }).click();
  await boss.getByLabel(new RegExp(review.comments.label)).fill('Which doors?');
  await boss.getByRole('button', { name: review.comments.send, exact: true }).click();
  await expect(boss.getByRole('listitem').getByText('Which doors?')).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(boss, 'a draft at the desk')).toEqual([]);
  await boss.getByRole('button', { name: desk.dialog.of(desk.actions['course.return'], TITLE) }).click();
  await boss.getByLabel(new RegExp(desk.dialog.message)).fill('One question inside.');
  await boss.getByRole('dialog').getByRole('button', { name: desk.actions['course.return'] }).click();
  await expect(boss.getByText(desk.none)).toBeVisible();

  await page.goto(`/teach?course=${COURSE}&part=review`);
  await expect(page.getByText('One question inside.')).toBeVisible();
  await expect(page.getByText('Which doors?')).toBeVisible();
  await page.getByRole('button', { name: review.comments.reply }).click();
  await page.getByLabel(new RegExp(review.comments.replyTo('Ada Admin'))).fill('Those of other people.');
  await page.getByRole('button', { name: review.comments.send, exact: true }).click();
  await page.getByRole('button', { name: review.comments.resolve }).click();
  await expect(page.getByText(review.comments.resolved)).toBeVisible();
  await page.getByRole('button', { name: review.submit.sendAgain }).click();
  await expect(page.getByRole('button', { name: review.submit.withdraw })).toBeVisible();

  await boss.reload();
  await boss.getByText(review.reader.title).click();
  await boss.getByRole('button', { name: desk.dialog.of(desk.actions['course.publish'], TITLE) }).click();
  await boss.getByRole('dialog').getByRole('button', { name: desk.actions['course.publish'] }).click();
  await expect(boss.getByText(desk.none)).toBeVisible();
  const found = async (): Promise<string> => (await page.request.get('/api/search?q=doors')).text();
  await expect.poll(found, { intervals: [200] }).toContain(TITLE);
  await page.goto(`/teach?course=${COURSE}&part=figures`);
  await expect(page.getByRole('table', { name: figures.byLesson })).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'figures')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await accessibilityProblems(page, 'figures at 320')).toEqual([]);
});

test('no queue of the desk has a barrier', async ({ page }) => {
  await signInAs(page, 'admin', '/teach?desk=site');
  await expect(page.getByRole('heading', { name: desk.title })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  for (const queue of Object.keys(desk.queues) as (keyof typeof desk.queues)[]) {
    await page.goto(`/teach?desk=site&queue=${queue}&status=all`);
    await expect(page.getByRole('heading', { name: desk.queues[queue], level: 2 })).toBeVisible();
    const entry = page.getByRole('navigation', { name: desk.menu }).locator('[aria-current="page"]');
    await expect(entry, `${queue} in the menu`).toBeInViewport({ ratio: 1 });
    expect(await accessibilityProblemsInBothThemes(page, queue)).toEqual([]);
  }
});
