import { SAMPLE_PASSWORD } from '../../../content';
import { accountMenu, ada, sendSignIn, signUp } from '../harness/account';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { enrolInShortCourse, openedFilm, publishShortCourse, shortCourse } from '../harness/courses/shortCourse';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const teacher = { email: 'teacher@lectern.example', password: SAMPLE_PASSWORD };
const { questions: text } = texts;
const lesson = `/watch/${shortCourse.id}/me/${shortCourse.slug}?lesson=${shortCourse.film}&tab=questions`;

test('a learner asks at 0:05, the teacher answers, the learner is notified and accepts; a draft is sent later', async ({
  page,
  context,
  newVisitor,
  site,
  allow,
}) => {
  allow(...NO_CONNECTION, /firestore/i);
  await publishShortCourse(site, teacher.email);
  await signUp(page, ada);
  await enrolInShortCourse(page);
  await page.goto(`${lesson}&t=5`);
  const film = await openedFilm(page);
  await expect(page.getByText(text.none)).toBeVisible();
  await page.getByRole('button', { name: text.ask }).click();
  await page.getByLabel(text.askTitle).fill('Why two steps?');
  await expect(page.getByText(text.atTime('0:05'))).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'asking')).toEqual([]);
  await page.getByRole('button', { name: text.post }).click();
  await film.evaluate((video: HTMLVideoElement) => (video.currentTime = 20));
  await page.getByRole('button', { name: text.jump('0:05') }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime))).toBe(5);

  const tess = await newVisitor();
  await tess.goto(`/sign_in?next=${encodeURIComponent(`/teach?course=${shortCourse.id}&part=questions`)}`);
  await sendSignIn(tess, teacher);
  await expect(tess.getByText(texts.studioQuestions.waiting(1))).toBeVisible();
  await tess.getByRole('button', { name: 'Why two steps?' }).click();
  await tess.getByRole('textbox', { name: text.answer }).fill('Because **three** is one too many.');
  await tess.getByRole('button', { name: text.postAnswer }).click();
  await expect(tess.getByRole('status').getByText(texts.studioQuestions.noneWaiting)).toBeVisible();
  await tess.getByLabel(texts.studioQuestions.show).selectOption('newest');
  await tess.getByRole('button', { name: 'Why two steps?' }).click();
  await expect(tess.getByText(text.teacher, { exact: true })).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(tess, 'the studio’s questions')).toEqual([]);

  await expect.poll(() => site.lectern('mail', ada.email)).toContain('Why two steps?');
  await page.goto('/profile');
  await accountMenu(page, ada).click();
  await page.getByRole('menuitem', { name: new RegExp(texts.deferred.notifications.title) }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Why two steps/ })
    .click();
  await expect(page.getByText('three', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: text.accept }).click();
  await expect(page.getByText(text.isAccepted, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await accessibilityProblemsInBothThemes(page, 'an answer at 320 px')).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('textbox', { name: text.answer }).fill('Written in a tunnel.');
  await page.getByRole('button', { name: text.postAnswer }).click();
  await expect(page.getByText(/Not sent yet/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(lesson);
  await expect(async () => {
    await tess.reload();
    await tess.getByLabel(texts.studioQuestions.show).selectOption('newest');
    await tess.getByRole('button', { name: 'Why two steps?' }).click();
    await expect(tess.getByText('Written in a tunnel.')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 45_000 });
});
