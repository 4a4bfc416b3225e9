import { FAILING, readFailure, useRestOfSite } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

/** Makes the commerce remote ask for a React that no shell has, wherever the registry is read. */
const asksForMore = (text: string): string =>
  text.replace(/("commerce":\{"stable":\{.*?"requires":\{[^}]*?"react":")[^"]+"/s, '$1^99.0.0"');

test('a shared version that does not fit is refused before anything is downloaded, naming both', async ({
  page,
  faults,
  allow,
}) => {
  allow(...FAILING);
  faults.add(/^\/(registry\.json|[^.]*)$/, { rewrite: asksForMore });
  await page.goto('/business');
  await expect(page.locator('main[data-remote="info"] h1')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts.shell.footer.links['/books'], exact: true })
    .first()
    .click();
  const message = await readFailure(page, 'shared-version');
  expect(message).toMatch(/commerce/);
  expect(message).toMatch(/\^99\.0\.0/);
  expect(message).toMatch(/19\.\d+\.\d+/);
  expect(
    await page.evaluate(() => Object.keys(globalThis).some((name) => name.startsWith('commerce_'))),
    'its code never ran',
  ).toBe(false);
  await useRestOfSite(page, 'shared-version');
});
