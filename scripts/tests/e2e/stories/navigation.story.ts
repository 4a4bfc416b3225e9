import { story } from '../harness/story';

export default story(
  'home opens, two remotes follow without a reload, an unknown path is not found',
  async ({ page, expect, allow }) => {
    const home = await page.goto('/');
    expect.equal(home?.status(), 200);
    await page.locator('main[data-remote="catalogue"][data-screen="HomeScreen"] h1').waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await page.getByRole('navigation').getByRole('link', { name: 'Books', exact: true }).first().click();
    await page.locator('main[data-remote="commerce"][data-screen="BooksScreen"] h1').waitFor();
    expect.equal(new URL(page.url()).pathname, '/books');

    await page.getByRole('navigation').getByRole('link', { name: 'Business', exact: true }).first().click();
    await page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1').waitFor();
    expect.equal(await page.evaluate(() => 'sameDocument' in window), true, 'no navigation was a reload');

    allow(/404 .*\/books\/xyz/);
    const unknown = await page.goto('/books/xyz');
    expect.equal(unknown?.status(), 404);
    await page.locator('main h1').waitFor();
    expect.match(await page.locator('main').innerText(), /not found|no page|doesn.t exist|does not exist/i);
    expect.equal(await page.getByRole('banner').isVisible(), true);
  },
);
