import type { Page } from '@playwright/test';
import type { Person } from '../harness/account';
import type { UserActions } from '../harness/userActions';
import { paneOf } from '../harness/penPage';
import { expect } from '../harness/test';
import { texts } from '../harness/texts';
import { story } from './wholeStory';

const { offer, search, watch, questions, player, quiz, judged, completed, certificateCheck } = texts;

/** Finds the course by its words, and enrols. The site's search must list it within three seconds. */
export async function findAndEnrol(user: UserActions, page: Page): Promise<void> {
  const found = async (): Promise<string> =>
    (await page.request.get(`/api/search?q=${encodeURIComponent(story.words)}`)).text();
  await expect.poll(found, { timeout: 3_000, intervals: [100] }).toContain(story.title);
  await page.goto('/search');
  await user.write(page.getByRole('main').getByRole('searchbox', { name: search.label }), story.words);
  await page.keyboard.press('Enter');
  await user.press(page.getByRole('main').getByRole('link', { name: story.title }).first());
  await user.press(page.getByRole('link', { name: offer.enrol }).first());
  await expect(page).toHaveURL(/\/enroll\//);
  await user.press(page.getByRole('button', { name: texts.enrolment.confirm.free }));
  await page.waitForURL('**/watch/**');
}

/** Asks a question at the film, which the teacher answers, and accepts the answer. */
export async function askAndAccept(user: UserActions, page: Page, teacher: Page, course: string): Promise<void> {
  await user.openTab(page.getByRole('tab', { name: watch.tab.questions }));
  await user.press(page.getByRole('button', { name: questions.ask }));
  await user.write(page.getByLabel(questions.askTitle), story.question);
  await user.press(page.getByRole('button', { name: questions.post }));
  await teacher.goto(`/teach?course=${course}&part=questions`);
  await user.press(teacher.getByRole('button', { name: story.question }));
  await user.write(teacher.getByRole('textbox', { name: questions.answer }), 'Yes, with more water.');
  await user.press(teacher.getByRole('button', { name: questions.postAnswer }));
  await expect(teacher.getByRole('status').getByText(texts.studioQuestions.noneWaiting)).toBeVisible();
  await page.reload();
  await user.press(page.getByRole('button', { name: story.question }));
  await user.press(page.getByRole('button', { name: questions.accept }));
  await expect(page.getByText(questions.isAccepted, { exact: true })).toBeVisible();
}

/** Watches the film with captions at twice its speed, answers the quiz and solves the task. */
export async function finish(user: UserActions, page: Page): Promise<void> {
  // The player's own shortcuts, as its help lists them.
  await user.press(
    page.getByRole('group', { name: player.controls }).getByRole('button', { name: player.play, exact: true }),
  );
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('>');
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 2);
  await page.waitForFunction(() => document.querySelector('video')?.ended ?? true, undefined, { timeout: 60_000 });
  await openNext(user, page, 'quiz');
  await user.check(page.getByRole('radio', { name: 'Gas from the yeast' }));
  await user.press(page.getByRole('button', { name: quiz.check }));
  await expect(page.getByText(quiz.done).first()).toBeVisible();
  await openNext(user, page, 'pen');
  await user.openTab(page.getByRole('tab', { name: texts.pen.js }));
  await user.replaceCode(paneOf(page, 'JavaScript'), story.solution);
  await user.press(page.getByRole('button', { name: judged.run }));
  await expect(page.getByText(judged.allPassed)).toBeVisible();
  await expect(page.getByText(completed.ready, { exact: true })).toBeVisible();
}

/** Opens the lesson from the outline; after a film, the player may do it by itself. */
async function openNext(user: UserActions, page: Page, kind: keyof typeof story.lessons): Promise<void> {
  const lessons = page.getByRole('navigation', { name: watch.outline });
  await user.press(lessons.getByRole('link', { name: story.lessons[kind] }));
  await expect(page.getByRole('heading', { name: story.lessons[kind] }).first()).toBeVisible();
}

/** A stranger types the code of the certificate, and reads who has earned it. */
export async function checkAsStranger(user: UserActions, page: Page, code: string, { name }: Person): Promise<void> {
  await page.goto('/profile?certificate=');
  await user.write(page.getByLabel(certificateCheck.field), code);
  await user.press(page.getByRole('button', { name: certificateCheck.check, exact: true }));
  await expect(page.getByText(certificateCheck.genuine)).toBeVisible();
  await expect(page.getByRole('article').getByText(name)).toBeVisible();
}
