import type { Page } from '@playwright/test';
import { ada, sendSignIn, signUp } from '../harness/account';
import { enrolAndAnswer, publishQuizCourse, quizCourse, storedReviews } from '../harness/courses/quizCourse';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const { recall } = texts;
const DAY = 86_400_000;

/**
 * The story ends before today: the site's own times must not lie ahead. It starts in the morning, so that the hours of
 * one of its days stay in that day.
 */
const START = new Date(Date.now() - 30 * DAY).setHours(8, 0, 0, 0);

/** Sets the clock of a device to an hour of a day of the story, and returns to the tab, which looks at the clock. */
async function onDay(page: Page, day: number, hour: number): Promise<void> {
  await page.clock.setFixedTime(START + day * DAY + hour * 3_600_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

/** Answers the card that is asked, and returns its question. `grade` is the key of a right answer. */
async function answer(page: Page, isRight: boolean, grade = '3'): Promise<string> {
  const form = page.locator('main form');
  const shown = (await form.textContent()) ?? '';
  const question = quizCourse.questions.find(({ prompt }) => shown.includes(prompt));
  if (!question) throw new Error(`No question of the quiz is asked: ${shown}`);
  await form.getByRole('radio', { name: isRight ? question.right : question.wrong }).check();
  await form.getByRole('button', { name: recall.check }).click();
  const grades = page.getByRole('group', { name: recall.howWell });
  const judged = grades.or(page.getByRole('button', { name: recall.next }));
  await expect(judged).toBeVisible();
  await page.keyboard.press(isRight ? grade : 'Enter');
  await expect(judged).toBeHidden();
  return question.prompt;
}

/** Answers every card that is due right, and returns how many there were. */
async function answerAll(page: Page): Promise<number> {
  const done = page.getByRole('heading', { name: new RegExp(`^(${recall.done}|${recall.notDue})$`) });
  for (let count = 0; ; count += 1) {
    await expect(done.or(page.locator('main form'))).toBeVisible();
    if (await done.isVisible()) return count;
    await answer(page, true);
  }
}

const upcoming = (page: Page): Promise<string[]> => page.getByRole('table').first().getByRole('row').allInnerTexts();

/** Waits until two devices show the same upcoming cards: each learns of the other's answers in its own time. */
const agree = (one: Page, other: Page): Promise<void> =>
  expect(async () => expect(await upcoming(one)).toEqual(await upcoming(other))).toPass({ timeout: 30_000 });

test('review: weeks on two devices, offline in between, and nothing is lost', async ({
  page,
  context,
  newVisitor,
  site,
  allow,
}) => {
  allow(...NO_CONNECTION, /firestore/i);
  await publishQuizCourse(site);
  await page.clock.setFixedTime(START);
  await signUp(page, ada);
  await enrolAndAnswer(page);
  await page.goto('/profile?tab=review');
  await expect(page.getByRole('heading', { name: recall.notDue })).toBeVisible();

  await onDay(page, 1, 0);
  const forgotten = await answer(page, false);
  await answer(page, true, '4');
  await answer(page, true, '2');
  await expect(page.locator('main form')).toContainText(forgotten);
  await answer(page, true);
  await expect(page.getByText(recall.doneLead(3))).toBeVisible();
  await expect.poll(async () => (await storedReviews(site, ada)).length).toBe(4);

  const elsewhere = await newVisitor();
  await elsewhere.clock.setFixedTime(START + DAY + 3_600_000);
  await elsewhere.goto('/sign_in?next=/profile%3Ftab%3Dreview');
  await sendSignIn(elsewhere, ada);
  await expect(elsewhere.getByText(recall.doneLead(3)), 'the other device knows what was done').toBeVisible();
  await agree(elsewhere, page);

  await context.setOffline(true);
  await elsewhere.context().setOffline(true);
  let graded = 4;
  for (const [day, device, hour] of [
    [3, page, 1],
    [4, elsewhere, 2],
    [8, elsewhere, 3],
    [12, page, 4],
    [20, page, 5],
    [21, elsewhere, 6],
  ] as const) {
    await onDay(device, day, hour);
    graded += await answerAll(device);
  }
  expect(graded).toBeGreaterThan(10);
  expect(await storedReviews(site, ada)).toHaveLength(4);
  await expect(page.getByText(recall.unsent('').trim(), { exact: false })).toBeVisible();

  await context.setOffline(false);
  await elsewhere.context().setOffline(false);
  await expect.poll(async () => (await storedReviews(site, ada)).length, { timeout: 30_000 }).toBe(graded);
  for (const device of [page, elsewhere]) await onDay(device, 22, 0);
  await agree(elsewhere, page);
  await expect(page.getByText(recall.correctnessLead({ right: graded - 2, of: graded - 1 }, 30, 0.9))).toBeVisible();
});
