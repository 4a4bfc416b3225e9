import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDevelopment } from '../../../cli/dev';
import { checkOut } from '../../fixtures/checkOut';
import { expect, test } from '../harness/test';

/** Longest wait for a check of the types, which takes seconds of a free processor, in milliseconds. */
const TYPE_CHECK_MS = 150_000;

test("an edit under lectern dev reaches the developer's page with its state kept, and nobody else's", async ({
  page,
  site,
  newVisitor,
  allow,
}) => {
  allow(/webpack-dev-server\].*(Errors while compiling|ERROR in)/);
  // Playwright asks its workers for colours. In the overlay these are inline styles, which the site's policy blocks.
  delete process.env.FORCE_COLOR;
  const root = await checkOut();
  const screen = join(root, 'mfe-info/src/screens/ContactScreen.tsx');
  const source = await readFile(screen, 'utf8');
  const edit = (text: string): Promise<void> =>
    writeFile(screen, source.replace('title={text.title}', `title="${text}"`));
  const printed: string[] = [];
  const development = await startDevelopment({
    root,
    remotes: ['info'],
    site: site.directUrl,
    port: 0,
    productionShell: false,
    print: (line) => void printed.push(line),
  });
  try {
    const visitor = await newVisitor();
    await visitor.goto('/contact');
    await page.goto(`${development.url}/contact`);
    await expect(page.locator('main[data-remote="info"][data-release$="-development"] h1')).toBeVisible();
    await expect(page.locator('[data-banner="development"]')).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const field = page.locator('main input').first();
    await field.fill('half a word');

    await edit('Write to us');
    await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
    expect(await field.inputValue(), 'the state is kept').toBe('half a word');

    await writeFile(screen, source.replace('return (', 'return (('));
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    const errors = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    await expect(errors).toContainText(/ContactScreen\.tsx\D{0,2}\d+\D\d+/);
    await expect.poll(() => printed.join('\n')).toMatch(/info does not build:\n[^]*ContactScreen\.tsx\D{0,2}\d+/);
    await edit('Reach us');
    await expect(page.getByRole('heading', { level: 1, name: 'Reach us' })).toBeVisible();
    await expect(overlay).toHaveCount(0);

    await writeFile(screen, source.replace('return (', 'const wrong: number = text.title;\n  void wrong;\n  return ('));
    await expect(errors).toContainText(/ContactScreen\.tsx\D{0,2}\d+\D\d+[^]*TS2322/, { timeout: TYPE_CHECK_MS });
    await expect.poll(() => printed.join('\n')).toMatch(/info has type errors:\n[^]*ContactScreen\.tsx:\d+:\d+ TS2322/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reach us' }),
      'an error of types stops no edit',
    ).toHaveCount(0);
    await edit('Sound');
    await expect(page.getByRole('heading', { level: 1, name: 'Sound' })).toBeVisible();
    await expect(overlay).toHaveCount(0, { timeout: TYPE_CHECK_MS });
    await expect
      .poll(() => printed.join('\n'), { timeout: TYPE_CHECK_MS })
      .toContain('The types of info are correct again.');
    expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the page was never reloaded').toBe(true);

    await visitor.reload();
    await expect(visitor.locator('main[data-remote="info"] h1')).toBeVisible();
    expect(await visitor.getByRole('heading', { level: 1, name: 'Sound' }).count()).toBe(0);
    expect(await visitor.locator('[data-banner="development"]').count()).toBe(0);
    // A page that is still open would say that its server is gone.
    await page.close();
  } finally {
    await development.close();
    await rm(root, { recursive: true, force: true });
  }
});
