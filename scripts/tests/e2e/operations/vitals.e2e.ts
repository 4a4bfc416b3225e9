import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

type Vitals = { route: string; pages: number; lcp: number | null; inp: number | null; cls: number | null };
type Status = { live: { owner: string; stable: string; versions: { version: string; vitals: Vitals[] }[] }[] };

test('a visit’s web vitals reach the status by release and route, and nothing but them', async ({ page, site }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry/vitals')) bodies.push(request.postData() ?? '');
  });
  await page.goto('/all-courses?q=secret-word');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The measuring is a deferred part: it loads once the page is idle.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: new RegExp(texts.shell.theme.label) }).click();
  await expect(page.getByRole('radio', { name: texts.shell.theme.dark })).toBeVisible();
  // The browser measures an interaction after the paint that follows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  await page.goto('about:blank');

  const vitalsOf = async (owner: string): Promise<Vitals[]> => {
    const { live } = JSON.parse(await site.lectern('status', '--json')) as Status;
    const status = live.find((one) => one.owner === owner);
    return status?.versions.find(({ version }) => version === status.stable)?.vitals ?? [];
  };
  await expect.poll(() => vitalsOf('catalogue'), { timeout: 15_000 }).toHaveLength(1);
  const [found] = await vitalsOf('catalogue');
  expect(found).toMatchObject({ route: '/all-courses', pages: 1 });
  expect(found!.lcp).toBeGreaterThan(0);
  expect(found!.inp).toBeGreaterThan(0);
  expect(found!.cls).toBeLessThan(0.25);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toContain('secret-word');
  expect(await site.lectern('status')).toMatch(/catalogue +\d\S* +\/all-courses +1 +\d[\d,]* ms/);
});
