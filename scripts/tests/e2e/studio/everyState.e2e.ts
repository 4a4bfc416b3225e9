import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn } from '../harness/account';
import { accessibilityProblems } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const { studio } = texts;
const teacher = { email: 'teacher@lectern.example', password: SAMPLE_PASSWORD };
const COURSE = 'javascript-step-by-step';
const PARTS = ['outline', 'details', 'preview', 'review', 'questions', 'figures', 'transfer'] as const;
const LESSONS = ['how-a-program-runs', 'values-and-names', 'questions-values', 'try-it-a-shopping-list'];
/** A window, a small screen, and 1280 by 1024 pixels at 400 % zoom. The theme changes colours, the size no colours. */
const WINDOWS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 320, height: 800, colorScheme: 'dark' },
  { width: 320, height: 256, colorScheme: 'light' },
] as const;

async function barriersAt(page: Page, address: string, ready: () => Promise<void>): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await ready();
  const problems: string[] = [];
  for (const { colorScheme, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const name = `${address} ${size.width} × ${size.height} ${colorScheme}`;
    problems.push(...(await accessibilityProblems(page, name, { exclude: 'iframe' })));
  }
  return problems;
}

test('no part of the studio and no kind of lesson has a barrier: both themes, 1280 and 320 px, 400 % zoom', async ({
  page,
  allow,
}) => {
  allow(/inline style/, /sandbox/);
  await page.goto('/sign_in?next=/teach');
  await sendSignIn(page, teacher);
  await expect(page.getByRole('heading', { name: studio.courses.title, level: 1 })).toBeVisible();
  const problems: string[] = [];
  for (const part of PARTS) {
    const link = page.getByRole('navigation', { name: studio.course.parts }).getByRole('link', {
      name: studio.course[part],
      exact: true,
    });
    problems.push(
      ...(await barriersAt(page, `/teach?course=${COURSE}&part=${part}`, () =>
        expect(link).toHaveAttribute('aria-current', 'page'),
      )),
    );
  }
  for (const lesson of LESSONS) {
    const name = page.getByRole('textbox', { name: studio.lesson.name });
    const address = `/teach?course=${COURSE}&part=outline&lesson=${lesson}`;
    problems.push(...(await barriersAt(page, address, () => expect(name).not.toHaveValue(''))));
  }
  expect(problems).toEqual([]);
});
