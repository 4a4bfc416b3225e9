import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn } from '../harness/account';
import { findBarriers } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const teacher = { email: 'teacher@lectern.example', password: SAMPLE_PASSWORD };
const { studio, studioDetails: details, studioOutline: outline } = texts;

/** Moves the focus to a control with Tab alone; fails when it is not reached. */
async function tabTo(page: Page, name: string, role: 'button' | 'textbox' | 'combobox' | 'link'): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).first();
  await control.waitFor();
  for (let presses = 0; presses < 60; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach “${name}”.`);
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const saved = (page: Page) =>
  expect(page.getByText(studio.save.saved, { exact: true })).toBeVisible({ timeout: 10_000 });

test('a teacher writes a course with the keyboard alone, in two windows', async ({ page, context }) => {
  await page.goto('/sign_in?next=/teach');
  await sendSignIn(page, teacher);
  await expect(page.getByRole('heading', { name: studio.courses.title, level: 1 })).toBeVisible();
  expect(await findBarriers(page, 'courses')).toEqual([]);

  await tabTo(page, studio.courses.create, 'button');
  await press(page, 'Enter');
  await page.keyboard.type('Knots that hold');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Knots that hold', level: 1 })).toBeVisible();

  await tabTo(page, outline.addSection, 'button');
  await press(page, 'Enter');
  await page.keyboard.type('First knots');
  await press(page, 'Tab', 'Tab');
  for (const [kind, title] of [
    ['ArrowDown', 'Bowline'],
    ['End', 'Tie it in code'],
  ] as const) {
    await tabTo(page, outline.addLessonTo('First knots'), 'button');
    await press(page, 'Enter', kind, 'Enter');
    await page.keyboard.type(title);
  }
  await tabBack(page, outline.move('Tie it in code'));
  await press(page, 'Space', 'ArrowUp', 'Space');
  await expect(page.getByRole('textbox', { name: outline.lesson(1, 1) })).toHaveValue('Tie it in code');
  await expect(page.getByRole('button', { name: outline.move('Tie it in code') })).toBeFocused();
  await saved(page);
  expect(await findBarriers(page, 'outline')).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: outline.lesson(2, 1) })).toHaveValue('Bowline');
  await other.getByRole('button', { name: outline.remove('Bowline') }).click();
  await expect(page.getByRole('textbox', { name: outline.lesson(2, 1) })).toHaveCount(0);
  await expect(other.getByRole('button', { name: outline.undo })).toBeFocused();
  await press(other, 'Enter');
  await expect(page.getByRole('textbox', { name: outline.lesson(2, 1) })).toHaveValue('Bowline');

  await page.setViewportSize({ width: 320, height: 720 });
  expect(await findBarriers(page, 'outline at 320 px')).toEqual([]);
  await page.goto(`${page.url().replace(/&.*$/, '')}&part=details`);
  await tabTo(page, details.fields.summary, 'textbox');
  await page.keyboard.type('Six knots for every day.');
  await tabTo(page, details.outcomes.add, 'button');
  await press(page, 'Enter');
  await page.keyboard.type('Tie a bowline');
  await tabTo(page, details.fields.category, 'combobox');
  await press(page, 'ArrowDown');
  await saved(page);
  expect(await findBarriers(page, 'details at 320 px')).toEqual([]);

  await context.setOffline(true);
  await tabBackTo(page, details.fields.summary);
  await press(page, 'End');
  await page.keyboard.type(' And two for sailors.');
  await expect(page.locator('#main').getByText(studio.save.offline)).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: details.fields.summary })).toHaveValue(
    'Six knots for every day. And two for sailors.',
  );
});

/** Moves the focus back to a handle with Shift and Tab. */
const tabBack = (page: Page, name: string): Promise<void> => back(page, name, 'button');
const tabBackTo = (page: Page, name: string): Promise<void> => back(page, name, 'textbox');

async function back(page: Page, name: string, role: 'button' | 'textbox'): Promise<void> {
  const control = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 30; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`Shift+Tab does not reach “${name}”.`);
}
