import { createGovernor, type Limits } from '@lectern/backend/limits';
import { prepareGateway } from '../testBed';

const bed = prepareGateway();

/** Opens the site behind one proxy; resolves to a way to ask as a client with an address. */
async function openWith(limits: Partial<Limits>, trustProxy = 1) {
  await bed.open({ trustProxy, governor: createGovernor({ limits }) });
  const url = await bed.gateway.listen();
  return (address: string, path = '/registry.json', signal?: AbortSignal) =>
    fetch(url + path, { headers: { 'x-forwarded-for': address }, ...(signal ? { signal } : {}) });
}

test('a client beyond its rate is refused with the time to wait, whatever it asks for; others are served', async () => {
  const ask = await openWith({ clientRequests: { burst: 3, perSecond: 0.1 } });
  for (const path of ['/', '/registry.json', '/course/x/y'])
    expect((await ask('203.0.113.1', path)).status).toBeLessThan(429);
  for (const path of ['/', '/remotes/x/1.0.0/a.js', '/healthz', '/nowhere']) {
    const refused = await ask('203.0.113.1', path);
    expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 429, '10']);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  }
  // The entry that a client adds at the left changes nothing.
  expect((await ask('198.51.100.1, 203.0.113.1')).status).toBe(429);
  expect((await ask('203.0.113.2')).status).toBe(200);
});

test('malformed paths count too', async () => {
  const ask = await openWith({ clientRequests: { burst: 1, perSecond: 0.1 } }, 0);
  const statuses = [(await ask('', '/%')).status, (await ask('', '/%')).status];
  expect(statuses).toEqual([404, 429]);
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

test('all requests of a client that used up its time are answered', async () => {
  const governor = createGovernor({ limits: { clientTime: { burst: 1, perSecond: 1 }, requestMs: 1 } });
  await bed.open({ governor });
  const url = await bed.gateway.listen();
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${url}/registry.json`)).status),
  );
  expect([...new Set(statuses)]).toEqual([200]);
  expect(governor.work.mayRunAtOnce('127.0.0.1')).toBe(false);
});
