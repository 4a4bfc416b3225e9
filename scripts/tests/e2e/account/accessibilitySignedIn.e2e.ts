import { ada, signUp } from '../harness/account';
import { accessibilityProblems } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const COURSE = '/course/your-first-loaf/first-loaf';

test(
  'axe finds nothing on what somebody who is signed in sees: home, a course and its previews, enrolling, ' +
    'watching, the profile',
  async ({ page }) => {
    await signUp(page, ada);
    const problems: string[] = [];
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const check = async (name: string): Promise<void> => {
        await expect(page.locator('main h1').first()).toBeVisible();
        problems.push(
          ...(await accessibilityProblems(page, `${name} ${colorScheme} ${String(width)}`, { exclude: 'iframe' })),
        );
      };
      const isEnrolled = width !== 1280;
      await page.goto(COURSE);
      if (isEnrolled) await expect(page.getByText(texts.offer.done(0)).first()).toBeVisible();
      else await expect(page.getByRole('button', { name: texts.offer.save })).toBeVisible();
      await check('course');
      if (!isEnrolled) {
        await page
          .getByRole('button', { name: /^Preview of / })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check('preview');
        await page.keyboard.press('Escape');
      }
      await page.goto('/enroll/first-loaf/me/your-first-loaf');
      await check('enrol');
      if (width === 1280) await page.getByRole('button', { name: /enrol/i }).click();
      else await page.goto(`/watch/first-loaf/me/your-first-loaf`);
      await expect(page.locator('main[data-screen="WatchScreen"] h1')).toBeVisible();
      await check('watch');
      for (const path of ['/', '/profile', '/profile?tab=saved', '/profile?tab=settings']) {
        await page.goto(path);
        await check(path);
      }
    }
    expect(problems).toEqual([]);
  },
);
