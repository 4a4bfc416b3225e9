import type { Page } from '@playwright/test';
import { withLocalBackend } from '../../../cli';
import { sendSignIn } from '../harness/account';
import { accessibilityProblems } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const COURSE = 'why-things-fall';
const outline = (page: Page) => page.getByRole('navigation', { name: texts.watch.outline });

async function enrol(page: Page): Promise<void> {
  await page.goto('/sign_in');
  await sendSignIn(page, { email: 'learner@lectern.example', password: 'lectern-sample' });
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(`/enroll/${COURSE}/me/${COURSE}`);
  await page.getByRole('main').getByRole('button', { name: /enrol/i }).click();
  await page.waitForURL(`**/watch/${COURSE}/**`);
}

test(
  'a course is watched: transcript, chapters, quiz and reading are done one by one; a problem is ' +
    'reported; axe finds nothing',
  async ({ page, site, faults, allow }) => {
    allow(/401|403/);
    await enrol(page);
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);

    // A line of the transcript leads to its second, without the focus leaving it.
    const lines = page.getByRole('list', { name: texts.watch.tab.transcript }).getByRole('button');
    await lines.nth(2).click();
    const sought = await page.evaluate(() => document.querySelector('video')!.currentTime);
    expect(sought > 1, `the line's second: ${String(sought)}`).toBeTruthy();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-current') === 'true');
    await page.getByRole('searchbox', { name: texts.transcript.find }).fill('air');
    await expect(page.getByText(/^\d+ of \d+ lines$/)).toBeVisible();
    expect(
      (await lines.count()) > 0 && (await page.locator('mark').count()) > 0,
      'what was searched for is marked',
    ).toBeTruthy();

    // A reading is marked as read; the outline has its tick, and the course its share.
    await outline(page)
      .getByRole('link', { name: /Reading/ })
      .first()
      .click();
    await page.getByRole('button', { name: texts.watch.markRead }).click();
    await expect(
      outline(page)
        .getByRole('link', { name: /Reading, done/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/1 of \d+ lessons/).first()).toBeVisible();

    // The address of a video that has expired is fetched again, unseen.
    let expired = 0;
    faults.add(/\/o\/[^?]*\.webm(?!.*alt=media)/, {
      rewrite: (text) =>
        (expired += 1) === 1 ? text.replace(/"downloadTokens":\s*"[^"]+"/, '"downloadTokens":"expired"') : text,
    });
    await outline(page)
      .getByRole('link', { name: /faster and faster.*Video/i })
      .click();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    expect(expired >= 2, `the address was asked for again: ${String(expired)}`).toBeTruthy();
    faults.clear();

    // A problem is reported with the lesson and the place.
    await page.getByRole('region', { name: /^Video player/ }).hover();
    await page.getByRole('button', { name: texts.player.more, exact: true }).click();
    await page.getByRole('menuitem', { name: texts.player.report }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/Tell us more/)
      .fill('The picture flickers.');
    await page.getByRole('dialog').getByRole('button', { name: texts.report.send }).click();
    await expect(page.getByText(texts.report.sent)).toBeVisible();
    await page.keyboard.press('Escape');

    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const tab of ['transcript', 'chapters', 'notes']) {
        await page.goto(`/watch/${COURSE}/me/${COURSE}?tab=${tab}`);
        await expect(page.locator('video')).toBeVisible();
        expect(await accessibilityProblems(page, `${tab} ${colorScheme} ${String(width)}`)).toEqual([]);
      }
    }
    const reports = await withLocalBackend({ home: site.home }, ({ firestore }) =>
      Promise.resolve(firestore.admin.query({ collection: 'contactMessages' })),
    );
    expect(JSON.stringify(reports)).toMatch(/faster and faster.*The picture flickers/i);
  },
);
