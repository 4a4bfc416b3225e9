import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn } from '../harness/account';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { keyboard, reach } from '../harness/userActions';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const teacher = { email: 'teacher@lectern.example', password: SAMPLE_PASSWORD };
const { studio, studioDetails: details, studioOutline: outline } = texts;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lesson = (page: Page, number: number) => page.getByRole('textbox', { name: outline.lesson(number, 1) });
const summary = (page: Page) => page.getByRole('textbox', { name: details.fields.summary });
const saved = (page: Page) => expect(page.getByText(studio.save.saved, { exact: true })).toBeVisible();

async function openStudio(page: Page, next: string): Promise<void> {
  await page.goto(`/sign_in?next=${encodeURIComponent(next)}`);
  await sendSignIn(page, teacher);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a part of the course from the menu. */
const openPart = (page: Page, part: 'outline' | 'details'): Promise<void> =>
  page
    .getByRole('navigation', { name: studio.course.parts })
    .getByRole('link', { name: studio.course[part], exact: true })
    .click();

test(
  'a course is written with the keyboard alone, in two windows, and in a third one without a network',
  { tag: '@long' },
  async ({ page, context, newVisitor, allow }) => {
    // Without a network; and the commit of a window that another one was faster than is refused.
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Firestore|403/);
    await openStudio(page, '/teach');
    expect(await accessibilityProblemsInBothThemes(page, 'courses')).toEqual([]);
    await keyboard.press(button(page, studio.courses.create));
    await page.keyboard.type('Knots that hold');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Knots that hold', level: 1 })).toBeVisible();

    await keyboard.press(button(page, outline.addSection));
    await page.keyboard.type('First knots');
    for (const [kind, title] of [
      ['text', 'Bowline'],
      ['pen', 'Tie it in code'],
    ] as const) {
      const entry = page.getByRole('menuitem', { name: outline.kinds[kind], exact: true });
      await keyboard.pick(button(page, outline.addLessonTo('First knots')), entry);
      await page.keyboard.type(title);
    }
    await reach(button(page, outline.move('Tie it in code')));
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(lesson(page, 1)).toHaveValue('Tie it in code');
    await expect(button(page, outline.move('Tie it in code'))).toBeFocused();
    await saved(page);
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await accessibilityProblemsInBothThemes(page, 'outline at 320 px')).toEqual([]);

    // Another window of the same browser deletes a lesson, and brings it back.
    const other = await context.newPage();
    await other.goto(page.url());
    await keyboard.press(button(other, outline.remove('Bowline')));
    await expect(lesson(page, 2)).toHaveCount(0);
    await other.keyboard.press('Enter');
    await expect(lesson(page, 2)).toHaveValue('Bowline');
    await expect(lesson(other, 2)).toBeFocused();

    // A third window, on another device, loses the network; all three go on writing.
    const device = await newVisitor();
    await openStudio(device, new URL(page.url()).search.replace(/^/, '/teach'));
    await openPart(device, 'details');
    await expect(summary(device)).toBeVisible();
    await openPart(device, 'outline');
    await expect(lesson(device, 2)).toHaveValue('Bowline');
    await device.context().setOffline(true);
    await lesson(device, 2).fill('Bowline for sailors');
    await button(device, outline.addSection).click();
    await device.keyboard.type('At sea');
    await openPart(device, 'details');
    await summary(device).fill('Written on a boat.');
    await expect(device.locator('#main').getByText(studio.save.offline)).toBeVisible();
    await lesson(other, 1).fill('Tie it in your browser');
    await openPart(page, 'details');
    await keyboard.write(summary(page), 'Written in a harbour.');
    await keyboard.press(button(page, details.outcomes.add));
    await page.keyboard.type('Tie a bowline');
    await keyboard.select(page.getByRole('combobox', { name: details.fields.category, exact: true }), 'Cooking');
    await saved(page);
    await saved(other);
    expect(await accessibilityProblemsInBothThemes(page, 'details at 320 px')).toEqual([]);

    // Fields that one window changed are merged. Both changed the description, so the teacher chooses.
    await device.context().setOffline(false);
    await expect(device.getByText('Written in a harbour.')).toBeVisible();
    expect(await accessibilityProblemsInBothThemes(device, 'a choice between two versions')).toEqual([]);
    await keyboard.press(button(device, studio.choices.keepMine));
    await saved(device);
    for (const window of [page, device]) {
      await expect(summary(window)).toHaveValue('Written on a boat.');
      await expect(window.getByRole('textbox', { name: details.outcomes.label(1) })).toHaveValue('Tie a bowline');
    }
    await other.reload();
    await expect(lesson(other, 1)).toHaveValue('Tie it in your browser');
    await expect(lesson(other, 2)).toHaveValue('Bowline for sailors');
    await expect(other.getByRole('textbox', { name: outline.section(2) })).toHaveValue('At sea');
  },
);
