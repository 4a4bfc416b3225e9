import { requireFreePort } from '../../../cli';
import { prepareGateway } from '../testBed';
import { createHomeHealth, describeWriteFailure } from './homeHealth';

const testBed = prepareGateway();

test('a public site has no metrics unless an operator opens them', async () => {
  await testBed.open({ metrics: {} });
  const page = await testBed.get('/metrics');
  expect([page.statusCode, page.body.includes('lectern_requests_total')]).toEqual([404, false]);
});

test.each([
  ['Bearer right', 200],
  ['Bearer wrong', 401],
  ['Basic right', 401],
  ['', 401],
])('with a token, "%s" gets %i', async (authorization, status) => {
  await testBed.open({ metrics: { token: 'right' } });
  expect((await testBed.get('/metrics', { authorization })).statusCode).toBe(status);
});

test('a port of its own serves the metrics and nothing else', async () => {
  const port = await requireFreePort(null, 0);
  await testBed.open({ metrics: { port } });
  const site = await testBed.gateway.listen();
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  expect(await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text()).toContain('lectern_requests_total');
  expect((await fetch(`http://127.0.0.1:${String(port)}/registry.json`)).status).toBe(404);
});

test('figures of other parts are read with each request; one that fails is left out', async () => {
  let waiting = 0;
  await testBed.open({
    gauges: [
      { name: 'lectern_waiting', help: 'Waiting.', value: () => Promise.resolve((waiting += 1)) },
      { name: 'lectern_broken', help: 'Broken.', value: () => Promise.reject(new Error('no store')) },
    ],
  });
  const read = async (): Promise<string> => (await testBed.get('/metrics')).body;
  expect(await read()).toMatch(/^lectern_waiting 1$/m);
  const text = await read();
  expect(text).toMatch(/^lectern_waiting 2$/m);
  expect(text).not.toMatch(/^lectern_broken \d/m);
});

test('the metrics say how long requests wait for the event loop', async () => {
  await testBed.open();
  const { body } = await testBed.get('/metrics');
  const [, seconds] = /^lectern_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)$/m.exec(body) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(0);
});

test('/readyz writes to the home, and says why it could not', async () => {
  await testBed.open();
  expect((await testBed.get('/readyz')).json()).toEqual({ status: 'ready', serial: 1, problems: [], notices: [] });
  expect(await createHomeHealth('/nowhere/at/all').problems()).toEqual([
    expect.stringContaining("/nowhere/at/all can't be written"),
  ]);
  const failure = (code: string): Promise<string> =>
    describeWriteFailure(testBed.site.home, Object.assign(new Error(), { code }));
  expect(await failure('ENOSPC')).toMatch(/disk of .* is full.* KiB are free/);
  expect(await failure('EROFS')).toMatch(/is read-only/);
  expect(await failure('EACCES')).toMatch(/is read-only/);
});
