import { ada, signUp } from '../harness/account';
import { barriersOf } from '../harness/axe';
import { story } from '../harness/story';

const COURSE = '/course/your-first-loaf/first-loaf';

export default story(
  'axe finds nothing on what somebody who is signed in sees: home, a course and its previews, enrolling, ' +
    'watching, the profile',
  async ({ page, expect }) => {
    await signUp(page, ada);
    const problems: string[] = [];
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const check = async (name: string): Promise<void> => {
        await page.locator('main h1').first().waitFor();
        problems.push(...(await barriersOf(page, `${name} ${colorScheme} ${String(width)}`, { exclude: 'iframe' })));
      };
      await page.goto(COURSE);
      await page.getByRole('button', { name: 'Save for later' }).waitFor();
      await check('course');
      await page
        .getByRole('button', { name: /^Preview of / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await check('preview');
      await page.keyboard.press('Escape');
      await page.goto('/enroll/first-loaf/me/your-first-loaf');
      await check('enrol');
      if (width === 1280) await page.getByRole('button', { name: /enrol/i }).click();
      else await page.goto(`/watch/first-loaf/me/your-first-loaf`);
      await page.locator('main[data-screen="WatchScreen"] h1').waitFor();
      await check('watch');
      for (const path of ['/', '/profile', '/profile?tab=saved', '/profile?tab=settings']) {
        await page.goto(path);
        await check(path);
      }
    }
    expect.deepEqual(problems, []);
  },
  { timeout: 300_000 },
);
