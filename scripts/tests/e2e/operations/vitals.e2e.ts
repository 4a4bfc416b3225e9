import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

type Vitals = { route: string; pages: number; lcp: number | null; inp: number | null; cls: number | null };
type Status = { live: { owner: string; stable: string; versions: { version: string; vitals: Vitals[] }[] }[] };

test('a visit’s web vitals reach the status by release and route, and nothing but them', async ({ page, site }) => {
  // Playwright does not report the requests of a page that is left.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const isSent = url === '/telemetry/vitals' && typeof body === 'string';
      if (isSent) localStorage.setItem('sent', `${localStorage.getItem('sent') ?? ''}${body}\n`);
      return send(url, body);
    };
  });
  await page.goto('/all-courses?q=secret-word');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The measuring is a deferred part: it loads once the page is idle.
  await page.waitForLoadState('networkidle');
  // Browsers report interactions from 40 ms on.
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => {
      while (performance.now() - timeStamp < 120);
    });
  });
  await page.getByRole('button', { name: new RegExp(texts.shell.theme.label) }).click();
  await expect(page.getByRole('menuitemradio', { name: texts.shell.theme.dark })).toBeVisible();
  // The browser measures an interaction after the paint that follows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  await page.goto('about:blank');

  const vitalsOf = async (owner: string): Promise<Vitals[]> => {
    const { live } = JSON.parse(await site.lectern('status', '--json')) as Status;
    const status = live.find((one) => one.owner === owner);
    return status?.versions.find(({ version }) => version === status.stable)?.vitals ?? [];
  };
  await expect.poll(() => vitalsOf('catalogue'), { timeout: 30_000 }).toHaveLength(1);
  const [found] = await vitalsOf('catalogue');
  expect(found).toMatchObject({ route: '/all-courses', pages: 1 });
  expect(found!.lcp).toBeGreaterThan(0);
  expect(found!.inp).toBeGreaterThan(0);
  expect(found!.cls).toBeLessThan(0.25);
  await page.goto('/contact');
  const sent = (await page.evaluate(() => localStorage.getItem('sent'))) ?? '';
  expect(sent.trim().split('\n')).toHaveLength(1);
  expect(sent).toContain('/all-courses');
  expect(sent).not.toContain('secret-word');
  expect(await site.lectern('status')).toMatch(/catalogue +\d\S* +\/all-courses +1 +\d[\d,]* ms/);
});
