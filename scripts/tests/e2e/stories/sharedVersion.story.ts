import { FAILING, readFailure, useRestOfSite } from '../harness/failure';
import { story } from '../harness/story';

/** Makes the commerce remote ask for a React that no shell has, wherever the registry is read. */
const asksForMore = (text: string): string =>
  text.replace(/("commerce":\{"stable":\{.*?"requires":\{[^}]*?"react":")[^"]+"/s, '$1^99.0.0"');

export default story(
  'a shared version that does not fit is refused before anything is downloaded, naming both',
  async (told) => {
    const { page, faults, expect, allow } = told;
    allow(...FAILING);
    faults.add(/^\/(registry\.json|[^.]*)$/, { rewrite: asksForMore });
    await page.goto('/business');
    await page.locator('main[data-remote="info"] h1').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).first().click();
    const message = await readFailure(page, 'shared-version');
    expect.match(message, /commerce/);
    expect.match(message, /\^99\.0\.0/);
    expect.match(message, /19\.\d+\.\d+/);
    expect.equal(
      await page.evaluate(() => Object.keys(globalThis).some((name) => name.startsWith('commerce_'))),
      false,
      'its code never ran',
    );
    await useRestOfSite(told, 'shared-version');
  },
);
