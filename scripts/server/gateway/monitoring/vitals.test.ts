import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Vital, VitalsReport, VitalSample } from '@lectern/shared/contract';
import { prepareGateway } from '../testBed';
import { createVitalCounter, readVitalCounts, VITAL_BOUNDS } from './vitalCounts';
import { quantileIn } from './histogram';

const testBed = prepareGateway();

const sample = (value: number, change: Partial<VitalSample> = {}): VitalSample => ({
  remote: 'commerce',
  version: '1.0.0',
  route: '/books',
  value,
  ...change,
});

/** Opens a page and returns its token. */
async function openPage(): Promise<string> {
  const { headers } = await testBed.get('/books');
  return /desc="(.+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
}

type Sent = Partial<VitalsReport> & { at?: string; from?: string };

/** Posts a report from its own address, unless `from` names one. */
let visitors = 0;
async function post({ at = '/telemetry/vitals', from, ...report }: Sent, headers = {}): Promise<number> {
  visitors += 1;
  const { statusCode } = await testBed.gateway.app.inject({
    method: 'POST',
    url: at,
    remoteAddress: from ?? `198.51.${String(visitors >> 8)}.${String(visitors & 255)}`,
    headers: { 'content-type': 'text/plain', ...headers },
    payload: JSON.stringify({ serial: 1, ...report }),
  });
  return statusCode;
}

const metrics = async (): Promise<string> => (await testBed.get('/metrics')).body;
const counted = async (vital: Vital): Promise<number> => {
  const name = { lcp: 'largest_contentful_paint_seconds', inp: 'interaction_to_next_paint_seconds' };
  const metric = vital === 'cls' ? 'cumulative_layout_shift' : name[vital];
  const lines = (await metrics()).match(new RegExp(`^lectern_${metric}_bucket\\{.*le="\\+Inf"\\} \\d+$`, 'gm')) ?? [];
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};
const refused = async (): Promise<number> =>
  Number(/^lectern_vitals_reports_refused_total (\d+)$/m.exec(await metrics())?.[1]);

test('reports are counted by release and route, for the metrics and for the command line', async () => {
  await testBed.open();
  for (const value of [900, 1_100, 1_300, 9_000])
    expect(await post({ token: await openPage(), lcp: sample(value), cls: sample(0) })).toBe(204);
  expect(await metrics()).toContain(
    'lectern_largest_contentful_paint_seconds_bucket{remote="commerce",version="1.0.0",route="/books",le="1.4"} 3\n',
  );
  await testBed.gateway.close();
  const found = await readVitalCounts(testBed.site.home);
  expect(found.map(({ route, vital }) => `${route} ${vital}`)).toEqual(['/books lcp', '/books cls']);
  const [lcp, cls] = found;
  expect(quantileIn(VITAL_BOUNDS.lcp, lcp!.values, 0.75)).toBe(1_400);
  expect(quantileIn(VITAL_BOUNDS.cls, cls!.values, 0.75)).toBe(0);
});

test('a page counts once, however often it reports', async () => {
  await testBed.open();
  const token = await openPage();
  for (let again = 0; again < 50; again += 1) expect(await post({ token, inp: sample(80) })).toBe(204);
  expect(await counted('inp')).toBe(1);
});

test('10,000 forged reports count nothing and hold no memory by label', async () => {
  await testBed.open();
  const token = await openPage();
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (let index = 0; index < 10_000; index += 1)
    await post({ token: index % 2 ? forged : `1.2.3.${String(index)}`, lcp: sample(60_000, { route: `/x${index}` }) });
  expect([await counted('lcp'), await refused()]).toEqual([0, 10_000]);
  expect(await post({ token, lcp: sample(1_000) })).toBe(204);
  expect([await counted('lcp'), await refused()]).toEqual([1, 10_000]);
});

test('a client that opens page after page counts no more than a whole class behind one address', async () => {
  await testBed.open();
  const from = '203.0.113.9';
  const statuses: number[] = [];
  for (let index = 0; index < 60; index += 1)
    statuses.push(await post({ token: await openPage(), from, cls: sample(2) }));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(25);
  expect(await counted('cls')).toBeLessThan(35);
});

test.each([
  ['a version that was never published', { version: '9.9.9' }],
  ['a route that the release does not have', { route: '/books/:id' }],
  ['an unknown remote', { remote: 'nobody' }],
])('%s is refused as a whole', async (_name, change) => {
  await testBed.open();
  expect(await post({ token: await openPage(), lcp: sample(900), inp: sample(40, change) })).toBe(204);
  expect([await counted('lcp'), await counted('inp'), await refused()]).toEqual([0, 0, 1]);
});

test('a release that is no longer live still counts, by its published routes', async () => {
  await testBed.open();
  const token = await openPage();
  await testBed.site.revise((live) => ({ remotes: { learning: live.remotes.learning! } }));
  await testBed.open();
  expect(await post({ token, lcp: sample(700) })).toBe(204);
  expect(await counted('lcp')).toBe(1);
});

test.each([
  ['no number', { lcp: { ...sample(0), value: '1' } }],
  ['a negative number', { lcp: sample(-1) }],
  ['an address instead of a route', { lcp: sample(1, { route: '/books?q=name' }) }],
])('%s is no report', async (_name, report) => {
  await testBed.open();
  expect(await post({ token: await openPage(), ...report } as Sent)).toBe(400);
});

test('other sites, other methods and long bodies are refused', async () => {
  await testBed.open();
  const token = await openPage();
  expect(await post({ token, lcp: sample(1) }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ token: 'x'.repeat(2_000) })).toBe(413);
  expect((await testBed.get('/telemetry/vitals')).statusCode).toBe(405);
});

test('the counts of all gateways are summed, and damaged files left out', async () => {
  const report = { serial: 1, token: 't', lcp: sample(1_000) };
  for (let gateway = 0; gateway < 2; gateway += 1) {
    const counter = createVitalCounter(testBed.site.home, () => undefined);
    counter.add(report);
    await counter.flush();
  }
  await mkdir(join(testBed.site.home, 'telemetry'), { recursive: true });
  await writeFile(join(testBed.site.home, 'telemetry/2026-11-20.0a.vitals.json'), '{"schemaVersion":1,"counts":[{}]}');
  const [found] = await readVitalCounts(testBed.site.home);
  expect(found?.values.reduce((sum, count) => sum + count, 0)).toBe(2);
  await testBed.open();
});
