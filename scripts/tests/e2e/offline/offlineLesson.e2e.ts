import { accountMenu, ada, signUp } from '../harness/account';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const COURSE = 'why-things-fall';

test.use({ serviceWorkers: 'allow' });

test(
  'a lesson that is kept offline plays without a network, sought and ' + 'with its transcript; signing out removes it',
  async ({ page, faults, allow }) => {
    allow(...NO_CONNECTION);
    await signUp(page, ada);
    await page.goto(`/enroll/${COURSE}/me/${COURSE}`);
    await page.getByRole('button', { name: /enrol/i }).click();
    await page.waitForURL(`**/watch/${COURSE}/**`);
    const video = page.locator('main video');
    await expect(video).toBeVisible();
    await page.getByRole('button', { name: texts.offline.save }).click();
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    const address = page.url();
    await expect
      .poll(
        () =>
          page.evaluate(async () => (await caches.match('/_kept/record', { cacheName: 'lectern.app' })) !== undefined),
        { timeout: 60_000 },
      )
      .toBe(true);

    const restore = faults.add(/./, 'abort');
    await page.goto(address);
    await expect(video).toBeVisible();
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
    expect(played.at > played.length / 2 && played.source === 'blob:', JSON.stringify(played)).toBeTruthy();
    await page.getByRole('tab', { name: texts.watch.tab.transcript }).click();
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();

    await page.goto('/getApp');
    await expect(page.getByRole('heading', { name: texts.app.device.title })).toBeVisible();
    await page.getByRole('link', { name: texts.app.device.manage }).click();
    await expect(page.getByRole('button', { name: /^Remove (?!all)/ }).first()).toBeVisible();
    restore();
    await page.reload();
    // A query that is about to be sent when the visitor signs out is refused.
    await page.waitForLoadState('networkidle');
    await accountMenu(page, ada).click();
    await page.getByRole('menuitem', { name: texts.deferred.account.signOut }).click();
    const privateCaches = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => /^lectern\.(lessons|documents)/.test(name)));
    await expect.poll(privateCaches, { timeout: 60_000 }).toEqual([]);
  },
);
