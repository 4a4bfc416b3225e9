import { story } from '../harness/story';

export default story('maintenance reaches an open tab and goes by itself, for one remote and for the site', async ({ site, page, expect, allow }) => {
  allow(/status of 503/);
  await page.goto('/business');
  const business = page.locator('main[data-remote="info"][data-screen="BusinessScreen"] h1');
  await business.waitFor();

  await site.lectern('maintenance', 'on', '--remote', 'info', '--message', 'The pages are being printed', '--reason', 'story');
  await page.goto('/contact');
  await page.getByText('The pages are being printed').waitFor();
  expect.equal((await page.request.get('/contact')).status(), 503);
  expect.equal((await page.request.get('/books')).status(), 200);

  await site.lectern('maintenance', 'off', '--reason', 'story');
  await page.locator('main[data-remote="info"][data-screen="ContactScreen"] h1').waitFor({ timeout: 10_000 });
});
