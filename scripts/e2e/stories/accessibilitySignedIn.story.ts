import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { ada, signUp } from '../harness/account';
import { story } from '../harness/story';

const COURSE = '/course/your-first-loaf/first-loaf';

/** What axe finds on the page that is open, and how much wider than the window it is. */
async function problemsOf(page: Page, name: string): Promise<string[]> {
  await page.locator('main h1').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`), ...(overflow > 0 ? [`${String(overflow)} px too wide`] : [])]
    .map((problem) => `${name}: ${problem}`);
}

export default story('axe finds nothing on what somebody who is signed in sees: home, a course and its previews, enrolling, watching, the profile', async ({ page, expect }) => {
  await signUp(page, ada);
  const problems: string[] = [];
  for (const [colorScheme, width] of [['light', 1280], ['dark', 320]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const check = async (name: string): Promise<void> => void problems.push(...await problemsOf(page, `${name} ${colorScheme} ${String(width)}`));
    await page.goto(COURSE);
    await page.getByRole('button', { name: 'Save for later' }).waitFor();
    await check('course');
    await page.getByRole('button', { name: /^Preview of / }).first().click();
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
}, { timeout: 300_000 });
