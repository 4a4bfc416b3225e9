import type { Locator, Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn } from '../harness/account';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const teacher = { email: 'teacher@lectern.example', password: SAMPLE_PASSWORD };
const COURSE = 'javascript-step-by-step';
const { sorting, studioDetails, studioOutline, avatar } = texts;

/** Presses the button of the mouse on a control and lets go of it elsewhere. */
async function pressAndLeave(page: Page, control: Locator): Promise<void> {
  await control.hover();
  await page.mouse.down();
  await page.mouse.move(2, 500, { steps: 4 });
  await page.mouse.up();
}

test('a press that is let go elsewhere does nothing; suggestions stay under the pointer and close with Escape', async ({
  page,
}) => {
  await page.goto('/all-courses?price=paid');
  const main = page.locator('main[data-screen="CourseListScreen"] h1');
  await expect(main).toBeVisible();
  const address = page.url();
  const banner = page.getByRole('banner');
  for (const control of [
    banner.getByRole('link', { name: 'Business', exact: true }),
    banner.getByRole('button', { name: texts.shell.theme.button(texts.shell.theme.system) }),
    page.locator('main article a').first(),
  ])
    await pressAndLeave(page, control);
  expect(page.url()).toBe(address);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(main).toBeVisible();

  const box = banner.getByLabel(texts.shell.header.searchLabel).and(page.locator('input'));
  await box.fill('bread');
  const option = banner.getByRole('option').first();
  await option.hover();
  await page.waitForTimeout(300);
  await expect(option).toBeVisible();
  await pressAndLeave(page, option);
  expect(page.url()).toBe(address);
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
});

/** A picture that is wider than high, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#0b3b3c';
    pen.fillRect(0, 0, 600, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
}

const choosePicture = async (page: Page): Promise<void> => {
  const buffer = await drawPicture(page);
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
};

test('everything that can be dragged can be moved by clicks too: lessons, answers, crops of pictures', async ({
  page,
}) => {
  await page.goto(`/sign_in?next=${encodeURIComponent(`/teach?course=${COURSE}&part=outline`)}`);
  await sendSignIn(page, teacher);
  const lesson = (number: number): Locator => page.getByRole('textbox', { name: studioOutline.lesson(number, 1) });
  await expect(lesson(2)).toBeVisible();
  const first = await lesson(1).inputValue();
  await page.getByRole('button', { name: studioOutline.move(first), exact: true }).click();
  await page.getByRole('button', { name: sorting.down(first), exact: true }).click();
  await expect(lesson(2)).toHaveValue(first);
  await page.getByRole('button', { name: sorting.up(first), exact: true }).click();
  await expect(lesson(1)).toHaveValue(first);

  await page.goto(`/teach?course=${COURSE}&part=outline&lesson=questions-values`);
  const answers = page.getByRole('list', { name: texts.quizEditor.answers }).first().getByRole('textbox');
  await expect(answers.nth(1)).toBeVisible();
  const answer = await answers.first().inputValue();
  await page.getByRole('button', { name: sorting.move(answer), exact: true }).click();
  await page.getByRole('button', { name: sorting.down(answer), exact: true }).click();
  await expect(answers.nth(1)).toHaveValue(answer);

  await page.goto(`/teach?course=${COURSE}&part=details`);
  await expect(page.getByRole('button', { name: /picture/i }).first()).toBeVisible();
  await choosePicture(page);
  const cover = page.getByRole('dialog', { name: studioDetails.cover.dialog });
  const picture = cover.locator('img');
  const place = (): Promise<string> => picture.evaluate((element) => element.style.transform);
  await expect(picture).toBeVisible();
  const before = await place();
  await cover.getByRole('button', { name: studioDetails.cover.moves.up }).click();
  await expect.poll(place).not.toBe(before);
  await cover.getByRole('button', { name: studioDetails.cover.cancel }).click();

  await page.goto('/profile?tab=settings');
  await expect(page.getByRole('heading', { name: avatar.title })).toBeVisible();
  await choosePicture(page);
  const stage = page.getByRole('dialog', { name: avatar.crop.title }).getByRole('application');
  const centred = (await stage.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: avatar.crop.moves.left }).click();
  await expect(stage).not.toHaveAttribute('aria-label', centred);
  await page.getByLabel(avatar.crop.zoom).fill('2');
  await expect(page.getByLabel(avatar.crop.zoom)).toHaveValue('2');
});
