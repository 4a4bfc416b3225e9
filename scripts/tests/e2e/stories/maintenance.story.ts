import { story } from '../harness/story';

export default story(
  'maintenance of one remote shows its message with status 503, and an open tab comes back by itself',
  async ({ site, page, expect, allow }) => {
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
    await page.getByText('The pages are being printed').waitFor();
    expect.equal((await page.request.get('/contact')).status(), 503);
    expect.equal((await page.request.get('/books')).status(), 200);

    await site.lectern('maintenance', 'off', '--reason', 'story');
    await page.locator('main[data-remote="info"][data-screen="ContactScreen"] h1').waitFor({ timeout: 10_000 });
  },
);
