import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createGovernor, type Limits } from '@lectern/backend/limits';
import { prepareGateway } from '../testBed';
import { until } from '../../../tests/fixtures/until';

const testBed = prepareGateway();

/** Opens the site behind one proxy; resolves to a way to ask as a client with an address. */
async function openWith(limits: Partial<Limits>, trustProxy = 1) {
  await testBed.open({ trustProxy, governor: createGovernor({ limits }) });
  const url = await testBed.gateway.listen();
  return (address: string, path = '/registry.json', signal?: AbortSignal) =>
    fetch(url + path, { headers: { 'x-forwarded-for': address }, ...(signal ? { signal } : {}) });
}

test('a client beyond its rate is refused with the time to wait, whatever it asks for; others are served', async () => {
  const ask = await openWith({ clientRequests: { burst: 3, perSecond: 0.1 } });
  for (const path of ['/', '/registry.json', '/course/x/y'])
    expect((await ask('203.0.113.1', path)).status).toBeLessThan(429);
  for (const path of ['/', '/remotes/x/1.0.0/a.js', '/healthz', '/nowhere']) {
    const refused = await ask('203.0.113.1', path);
    expect([path, refused.status]).toEqual([path, 429]);
    // Ten seconds after the third request, which a busy machine answered some time ago.
    expect(refused.headers.get('retry-after')).toMatch(/^(10|[6-9])$/);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  }
  // The entry that a client adds at the left changes nothing.
  expect((await ask('198.51.100.1, 203.0.113.1')).status).toBe(429);
  expect((await ask('203.0.113.2')).status).toBe(200);
  expect((await testBed.get('/metrics')).body).toMatch(/^lectern_limited_requests_total 5$/m);
});

test.each(['/%', '/%?a=%', '/%c3/x', '/remotes/%zz', `/v0/b/${'b'.repeat(200)}/o`])(
  'the path %s counts for the client behind the proxy, with all headers',
  async (path) => {
    const ask = await openWith({ clientRequests: { burst: 1, perSecond: 0.1 } });
    const first = await ask('203.0.113.1', path);
    expect([first.status, first.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
    expect((await ask('203.0.113.1', path)).status).toBe(429);
    expect((await ask('203.0.113.2', path)).status).toBe(404);
  },
);

test('addresses of one IPv6 network are one client', async () => {
  const ask = await openWith({ clientRequests: { burst: 2, perSecond: 0.1 } });
  const statuses = [];
  for (let n = 0; n < 100; n += 1) statuses.push((await ask(`2001:db8:1:2:${n.toString(16)}::1`)).status);
  expect(statuses.filter((status) => status !== 429)).toEqual([200, 200]);
  expect((await ask('2001:db8:1:3::1')).status).toBe(200);
});

test('of two X-Forwarded-For headers the proxy wrote the last', async () => {
  await openWith({ clientRequests: { burst: 1, perSecond: 0.1 } });
  const { port } = testBed.gateway.app.server.address() as AddressInfo;
  const ask = (...forwarded: string[]): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': forwarded };
      const sent = request({ port, path: '/registry.json', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject).end();
    });
  expect(await ask('198.51.100.1', '203.0.113.1')).toBe(200);
  expect(await ask('198.51.100.2', '203.0.113.1')).toBe(429);
  expect(await ask('198.51.100.2', '203.0.113.2')).toBe(200);
});

test('a client has a number of unanswered requests', async () => {
  const ask = await openWith({ requestsInFlight: 1 });
  const stream = new AbortController();
  expect((await ask('203.0.113.1', '/events', stream.signal)).status).toBe(200);
  expect((await ask('203.0.113.1')).status).toBe(429);
  expect((await ask('203.0.113.2')).status).toBe(200);
  stream.abort();
  let status = 429;
  for (let turn = 0; turn < 500 && status === 429; turn += 1) status = (await ask('203.0.113.1')).status;
  expect(status).toBe(200);
});

test('nothing of a client that does not wait for its answers counts once its connection has ended', async () => {
  const governor = createGovernor({ limits: { requestsInFlight: 6 } });
  await testBed.open({ governor, eventLimits: { total: 6, perClient: 6 } });
  const url = await testBed.gateway.listen();
  const { port } = testBed.gateway.app.server.address() as AddressInfo;
  const openStreams = async (): Promise<string> =>
    /^lectern_event_clients (\d+)$/m.exec((await testBed.get('/metrics')).body)?.[1] ?? '';
  for (let visit = 0; visit < 2; visit += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(6));
    await once(socket, 'data');
    expect([await openStreams(), (await fetch(`${url}/registry.json`)).status]).toEqual(['6', 429]);
    socket.destroy();
    await until(async () => (await openStreams()) === '0');
    expect((await fetch(`${url}/registry.json`)).status).toBe(200);
  }
});

test('all requests of a client that used up its time are answered', async () => {
  const governor = createGovernor({ limits: { clientTime: { burst: 1, perSecond: 1 }, requestMs: 1 } });
  await testBed.open({ governor });
  const url = await testBed.gateway.listen();
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${url}/registry.json`)).status),
  );
  expect([...new Set(statuses)]).toEqual([200]);
  expect(governor.work.mayRunAtOnce('127.0.0.1')).toBe(false);
});
