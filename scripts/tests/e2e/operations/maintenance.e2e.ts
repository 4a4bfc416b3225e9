import { expect, test } from '../harness/test';

test('maintenance of one remote shows its message with status 503, and ends by itself at its time', async ({
  site,
  page,
  allow,
}) => {
  allow(/status of 503/);
  await site.lectern(
    'maintenance',
    'on',
    '--remote',
    'info',
    '--message',
    'The pages are being printed',
    '--reason',
    'story',
  );
  await page.goto('/contact');
  await expect(page.getByText('The pages are being printed')).toBeVisible();
  expect((await page.request.get('/contact')).status()).toBe(503);
  expect((await page.request.get('/books')).status()).toBe(200);

  const until = new Date(Date.now() + 15_000).toISOString();
  await site.lectern('maintenance', 'on', '--remote', 'info', '--message', 'Almost done', '--until', until);
  await expect(page.locator('main[data-remote="info"][data-screen="ContactScreen"] h1')).toBeVisible({
    timeout: 45_000,
  });
});
