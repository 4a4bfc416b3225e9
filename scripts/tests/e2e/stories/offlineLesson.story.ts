import { accountMenu, ada, signUp } from '../harness/account';
import { story } from '../harness/story';
import { until } from '../harness/until';

const COURSE = 'why-things-fall';

export default story(
  'a lesson that is kept offline plays without a network, sought and with its transcript; signing out removes it',
  async ({ page, faults, expect, allow }) => {
    allow(
      /ERR_EMPTY_RESPONSE/,
      /Failed to fetch/,
      /ERR_FAILED/,
      /network error/i,
      /network-request-failed/,
      /RPC_ERROR/,
    );
    await signUp(page, ada);
    await page.goto(`/enroll/${COURSE}/me/${COURSE}`);
    await page.getByRole('button', { name: /enrol/i }).click();
    await page.waitForURL(`**/watch/${COURSE}/**`);
    const video = page.locator('main video');
    await video.waitFor();
    await page.getByRole('button', { name: 'Keep offline' }).click();
    await page.getByText(/Kept on this device/).waitFor();
    const address = page.url();
    await until(page, async () => (await caches.match('/_kept/record', { cacheName: 'lectern.app' })) !== undefined);

    const restore = faults.add(/./, 'abort');
    await page.goto(address);
    await video.waitFor();
    const played = await video.evaluate(async (element) => {
      const film = element as HTMLVideoElement;
      film.muted = true;
      if (film.readyState < 1)
        await new Promise((done) => film.addEventListener('loadedmetadata', done, { once: true }));
      film.currentTime = film.duration / 2;
      await film.play();
      await new Promise((done) => setTimeout(done, 1_500));
      return { at: film.currentTime, length: film.duration, source: film.currentSrc.slice(0, 5) };
    });
    expect.ok(played.at > played.length / 2 && played.source === 'blob:', JSON.stringify(played));
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();

    await page.goto('/getApp');
    await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
    await page
      .getByRole('button', { name: /^Remove (?!The site)/ })
      .first()
      .waitFor();
    restore();
    await page.reload();
    await accountMenu(page, ada).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await until(page, async () =>
      (await caches.keys()).every(
        (name) => !name.startsWith('lectern.lessons') && !name.startsWith('lectern.documents'),
      ),
    );
  },
  { browser: { serviceWorkers: 'allow' }, timeout: 240_000 },
);
