import type { Locator, Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import type { Faults } from '../../../release';
import { ada, type Person } from '../harness/account';
import type { UserActions } from '../harness/userActions';
import { expect } from '../harness/test';
import { texts } from '../harness/texts';
import { longFilm, sampleCaptions } from '../video/longFilm';

const { account, teach, desk, studio, studioDetails: details, studioOutline: outline, review } = texts;

/** The course of the story, and words of it that search finds. */
export const story = {
  title: 'Sourdough in seven days',
  words: 'sourdough seven',
  lessons: { video: 'The starter', quiz: 'What makes it rise', pen: 'Count the days' },
  question: 'Does rye flour work as well?',
  solution: 'const days = (hours) => hours / 24;',
};

const admin: Person = { name: 'Ada Admin', email: 'admin@lectern.example', password: SAMPLE_PASSWORD };
const FILM = 'javascript-step-by-step/media/how-a-program-runs';
const FILM_NAME = 'starter.webm';
const FILM_BYTES = 20_000_000;
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const field = (page: Page, name: string | RegExp): Locator => page.getByRole('textbox', { name });
const saved = (page: Page) => expect(page.getByText(studio.save.saved, { exact: true })).toBeVisible();

/** Signs up on the form for new accounts. */
export async function signUpBy(user: UserActions, page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/sign_up');
  await user.write(page.getByLabel(account.fields.name), name);
  await user.write(page.getByLabel(account.fields.email), email);
  await user.write(page.locator('input[name="password"]'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
}

/** Signs the administrator in, at a queue of the desk. */
export async function openDesk(user: UserActions, boss: Page, queue: keyof typeof desk.queues): Promise<void> {
  await boss.goto(`/sign_in?next=${encodeURIComponent(`/teach?desk=site&queue=${queue}`)}`);
  await user.write(boss.getByLabel(account.fields.email), admin.email);
  await user.write(boss.locator('input[name="password"]'), admin.password);
  await boss.keyboard.press('Enter');
  await expect(boss.getByRole('heading', { name: desk.queues[queue], level: 2 })).toBeVisible();
}

/** Decides about the one entry of a queue. */
async function decide(user: UserActions, boss: Page, action: keyof typeof desk.actions, name: string, message: string) {
  await user.press(button(boss, desk.dialog.of(desk.actions[action], name)));
  await user.write(boss.getByLabel(desk.dialog.message), message);
  await user.press(boss.getByRole('dialog').getByRole('button', { name: desk.actions[action] }));
  await expect(boss.getByText(desk.none)).toBeVisible();
}

/** Somebody applies, and is a teacher in the open tab once the desk has accepted. */
export async function becomeTeacher(user: UserActions, page: Page, boss: Page): Promise<void> {
  await page.goto('/teach');
  await user.write(page.getByLabel(teach.form.topic), 'Baking bread');
  await user.write(page.getByLabel(teach.form.experience), 'Twenty years at the oven.');
  await user.press(button(page, teach.form.send));
  await expect(page.locator('#apply').getByText(teach.status.submitted.title)).toBeVisible();
  await openDesk(user, boss, 'applications');
  await decide(user, boss, 'application.accept', ada.name, 'Welcome, Ada.');
  await expect(page.getByRole('heading', { name: studio.courses.title })).toBeVisible();
}

/** Creates the course with its outline and details. Resolves to its id. */
export async function beginCourse(user: UserActions, page: Page): Promise<string> {
  await user.press(button(page, studio.courses.create).first());
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(story.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: story.title, level: 1 })).toBeVisible();
  await user.press(button(page, outline.addSection));
  await page.keyboard.type('Bread');
  for (const [index, kind] of (['video', 'quiz', 'pen'] as const).entries()) {
    const name = outline.addLessonTo('Bread');
    await user.pick(button(page, name), page.getByRole('menuitem', { name: outline.kinds[kind], exact: true }));
    await expect(field(page, outline.lesson(index + 1, 1))).toBeFocused();
    await page.keyboard.type(story.lessons[kind]);
  }
  await openPart(user, page, 'details');
  await user.write(field(page, details.fields.summary), 'Flour, water, salt, and a week of patience.');
  await user.press(button(page, details.outcomes.add));
  await page.keyboard.type('Keep a starter alive');
  await user.select(page.getByRole('combobox', { name: details.fields.category, exact: true }), 'Cooking');
  const picture = { name: 'cover.png', mimeType: 'image/png', buffer: await page.screenshot({ scale: 'css' }) };
  await user.choose(button(page, details.cover.choose), picture);
  await user.press(page.getByRole('dialog').getByRole('button', { name: details.cover.apply }));
  await expect(button(page, details.cover.replace)).toBeVisible();
  await saved(page);
  return new URL(page.url()).searchParams.get('course') ?? '';
}

const openPart = (user: UserActions, page: Page, part: keyof typeof studio.course): Promise<void> =>
  user.press(
    page
      .getByRole('navigation', { name: studio.course.parts })
      .getByRole('link', { name: studio.course[part], exact: true }),
  );

async function openLesson(user: UserActions, page: Page, kind: keyof typeof story.lessons): Promise<void> {
  await openPart(user, page, 'outline');
  await user.press(page.getByRole('link', { name: outline.open(story.lessons[kind]) }));
  await expect(field(page, studio.lesson.name)).toHaveValue(story.lessons[kind]);
}

/** Uploads a film of 20 MB over a line that drops twice, and its captions. */
export async function fillVideo(user: UserActions, page: Page, faults: Faults): Promise<void> {
  const { upload, captions } = texts;
  await openLesson(user, page, 'video');
  const slow = faults.add(/upload_id=/, { delay: 400 });
  await user.choose(button(page, upload.choose.video), await longFilm(`${FILM}.webm`, FILM_NAME, FILM_BYTES));
  const progress = page.getByRole('progressbar', { name: upload.progress(FILM_NAME) });
  const reached = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'));
  let before = 0;
  for (let drops = 0; drops < 2; drops += 1) {
    await expect.poll(reached).toBeGreaterThan(before);
    const drop = faults.add(/upload_id=/, 'abort');
    await expect(page.getByText(upload.status.retrying)).toBeVisible();
    before = await reached();
    expect(before).toBeGreaterThan(0);
    drop();
  }
  slow();
  await expect(page.getByRole('list', { name: upload.uploads })).toBeHidden();
  await expect(page.getByText(texts.video.video.replaceHint)).toBeVisible();
  await user.choose(button(page, captions.upload), await sampleCaptions(`${FILM}.en.vtt`));
  await expect(button(page, captions.edit(captions.of('en', captions.kinds.captions)))).toBeVisible();
  await saved(page);
}

/** Writes a quiz of one question. */
export async function fillQuiz(user: UserActions, page: Page): Promise<void> {
  const { quizEditor: quiz } = texts;
  await openLesson(user, page, 'quiz');
  await user.press(button(page, quiz.add));
  await expect(field(page, quiz.prompt)).toBeFocused();
  await page.keyboard.type('What lifts the dough?');
  await user.write(field(page, quiz.answer(1)), 'Gas from the yeast');
  await user.write(field(page, quiz.answer(2)), 'The salt');
  await saved(page);
}

/** Writes a code lesson with starting code, solution and a test, and runs the test with both. */
export async function fillCode(user: UserActions, page: Page): Promise<void> {
  const { codeEditor: code } = texts;
  await openLesson(user, page, 'pen');
  await user.write(field(page, code.task), 'Turn hours into days.');
  const start = page.getByRole('region', { name: code.starting });
  const solution = page.getByRole('region', { name: code.solution });
  for (const [part, text] of [
    [start, 'const days = (hours) => 0;'],
    [solution, story.solution],
  ] as const) {
    await user.press(part.getByRole('button', { name: code.addFile(code.files.js) }));
    await user.write(part.getByRole('textbox'), text);
  }
  await user.press(button(page, code.addTest));
  await expect(field(page, code.name)).toBeFocused();
  await page.keyboard.type('Seven days are a week of hours');
  await user.write(field(page, code.testCode), 'expect(days(168)).toBe(7);');
  await user.press(button(page, code.check));
  await expect(page.getByText(code.verdict.good)).toBeVisible();
  await expect(page.getByText(code.saved, { exact: true })).toBeVisible();
  await saved(page);
}

/** Sends the course, gets it back with a comment, answers and sends it again; the desk publishes it. */
export async function publish(user: UserActions, page: Page, boss: Page): Promise<void> {
  const { comments, reader, submit } = review;
  await openPart(user, page, 'review');
  await user.press(button(page, submit.send));
  await expect(button(page, submit.withdraw)).toBeVisible();
  await boss.goto('/teach?desk=site&queue=reviews');
  await user.press(boss.getByText(reader.title));
  await user.press(button(boss, comments.addTo(story.lessons.video)));
  await boss.keyboard.type('Say which flour.');
  await user.press(button(boss, comments.send));
  await expect(boss.getByRole('listitem').getByText('Say which flour.')).toBeVisible();
  await decide(user, boss, 'course.return', story.title, 'One comment inside.');

  await page.reload();
  await expect(page.getByText('One comment inside.')).toBeVisible();
  await user.press(button(page, comments.reply));
  await page.keyboard.type('The description says it.');
  await user.press(button(page, comments.send));
  await user.press(button(page, comments.resolve));
  await expect(page.getByText(comments.resolved)).toBeVisible();
  await user.press(button(page, submit.send));
  await expect(button(page, submit.withdraw)).toBeVisible();
  await boss.reload();
  await user.press(boss.getByText(reader.title));
  await decide(user, boss, 'course.publish', story.title, 'Thank you.');
}
