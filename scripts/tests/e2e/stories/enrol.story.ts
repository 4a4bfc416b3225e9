import { findBarriers } from '../harness/axe';
import { signInAsLena } from '../harness/learner';
import { story } from '../harness/story';

export default story(
  'enrolling: guarded, once, straight to the first lesson; what costs something goes through the cart',
  async ({ page, context, expect, allow }) => {
    allow(/status of 403/);
    const problems: string[] = [];
    await page.goto('/enroll/your-first-web-page/me/your-first-web-page');
    await page.waitForURL((url) => url.pathname === '/sign_in');
    await signInAsLena(page);
    await page.waitForURL('**/enroll/your-first-web-page/me/your-first-web-page');
    await page.getByRole('button', { name: 'Enrol for free' }).waitFor();
    // While it is the only tab: a tab behind another is not drawn, and its contrasts cannot be told.
    problems.push(...(await findBarriers(page, 'enrol')));
    const second = await context.newPage();
    await second.goto('/enroll/your-first-web-page/me/your-first-web-page');
    const button = second.getByRole('button', { name: 'Enrol for free' });
    await button.waitFor();
    await page.getByRole('button', { name: 'Enrol for free' }).dblclick();
    await page.waitForURL(/\/watch\/your-first-web-page\/[^/]+\/your-first-web-page/);
    await page.locator('main h1').waitFor();
    await button.click();
    await second.waitForURL(/\/watch\/your-first-web-page\//);
    await second.goto('/enroll/your-first-web-page/me/your-first-web-page');
    await second.getByRole('link', { name: 'Start learning' }).waitFor();

    await second.goto('/enroll/your-first-web-page/somebody-else/x');
    await second.getByRole('heading', { level: 1, name: /not/i }).waitFor();
    await second.goto('/enroll/no-such-course/me/x');
    await second.getByRole('heading', { level: 1, name: /not/i }).waitFor();

    await second.goto('/enroll/small-programs/me/small-programs');
    await second.setViewportSize({ width: 320, height: 800 });
    await second.getByRole('button', { name: 'Add to cart and go there' }).waitFor();
    problems.push(...(await findBarriers(second, 'paid course')));
    await second.getByRole('button', { name: 'Add to cart and go there' }).click();
    await second.waitForURL('**/shopping');
    await second.getByRole('link', { name: 'Ten small programs' }).waitFor();
    expect.deepEqual(problems, []);
  },
  { timeout: 120_000 },
);
