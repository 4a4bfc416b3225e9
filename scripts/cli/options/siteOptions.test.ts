import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { resolve } from 'node:path';
import { runInProcess, type Output } from '../testBed';
import { otherPort, requireFreePort } from '../site/requireFreePort';

const HOSTED = resolve(__dirname, '../../deploy/hosted.example.json');

let other: Server;
let taken: number;
beforeAll(async () => {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
});

const serve = (...options: string[]): Promise<Output> => runInProcess(['serve', '--hosted', HOSTED, ...options]);

test('a port in use is named, with the option of the command that was called', async () => {
  const lifecycle = process.env.npm_lifecycle_event;
  try {
    process.env.npm_lifecycle_event = 'start';
    const byNpm = await serve('--port', String(taken));
    expect(byNpm).toMatchObject({ code: 2, err: expect.stringContaining('npm start -- --port') as string });
    delete process.env.npm_lifecycle_event;
    const { code, err } = await serve('--port', String(taken));
    expect(code).toBe(2);
    expect(err).toContain(`Port ${taken} can't be used: another program uses it.`);
    expect(err).toContain(`Choose another: --port ${taken + 1}, or set PORT.`);
  } finally {
    if (lifecycle !== undefined) process.env.npm_lifecycle_event = lifecycle;
  }
});

test('the next port is suggested, but none that only an administrator may use, and none beyond the last', async () => {
  await expect(requireFreePort(null, taken)).rejects.toMatchObject({ fix: `Choose another: --port ${taken + 1}.` });
  expect([80, 1023, 4000, 65_535].map(otherPort)).toEqual([4000, 4000, 4001, 4000]);
});

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  'the host %s of another machine is named, not the port',
  async (host) => {
    const { code, err } = await serve('--host', host, '--port', String(taken));
    expect(code).toBe(2);
    expect(err).toContain(`This machine can't listen on ${host}`);
    expect(err).not.toContain('--port');
  },
);

test('the site and its metrics need different ports', async () => {
  const port = String(await requireFreePort(null, 0));
  const { code, err } = await serve('--port', port, '--metrics-port', port);
  expect(code).toBe(2);
  expect(err).toContain(`The site and its metrics can't both use port ${port}.`);
});
