import { expect, test } from '../harness/test';

test('maintenance of one remote shows its message with status 503, and an open tab comes back by itself', async ({
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

  await site.lectern('maintenance', 'off', '--reason', 'story');
  await expect(page.locator('main[data-remote="info"][data-screen="ContactScreen"] h1')).toBeVisible({
    timeout: 10_000,
  });
});
