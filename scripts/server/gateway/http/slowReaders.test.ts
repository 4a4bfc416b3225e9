import { connect, type AddressInfo, type Socket } from 'node:net';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGovernor } from '@lectern/backend/limits';
import { integrityOf } from '../../../release';
import { prepareGateway } from '../testBed';
import { until } from '../../../tests/fixtures/until';

const testBed = prepareGateway();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Puts a file of 7 MB into a published bundle, as a release with a large file has it. */
async function publishLargeFile(): Promise<void> {
  const folder = join(testBed.site.home, 'bundles/commerce/1.0.0');
  const bytes = new Uint8Array(7_000_000).fill(120);
  await writeFile(join(folder, 'large.bin'), bytes);
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as { files: Record<string, string> };
  release.files['large.bin'] = integrityOf(bytes);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
}

/** Requests the file and never reads; resolves to the status line, or the end of the connection. */
function requestWithoutReading(path: string): Socket {
  const { port } = testBed.gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  socket.pause();
  sockets.push(socket);
  return socket;
}

test('a client with too many bytes in flight is refused, and slow readers are cut off', async () => {
  await publishLargeFile();
  const governor = createGovernor({ limits: { readerMs: 600, clientBytes: 40_000_000 } });
  await testBed.open({ governor });
  const url = await testBed.gateway.listen();
  const path = '/remotes/commerce/1.0.0/large.bin';
  expect((await (await fetch(url + path)).arrayBuffer()).byteLength).toBe(7_000_000);
  for (let reader = 0; reader < 20; reader += 1) requestWithoutReading(path);
  await until(() => governor.memory.usedBytes >= 35_000_000);
  expect(governor.memory.usedBytes).toBeLessThanOrEqual(40_000_000);
  const refused = await fetch(url + path);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  await until(() => governor.memory.usedBytes === 0);
  // Read to its end: a body that nobody reads keeps its connection, and with it the process.
  expect((await (await fetch(url + path)).arrayBuffer()).byteLength).toBe(7_000_000);
  await appendFile(join(testBed.site.home, 'bundles/commerce/1.0.0/large.bin'), '');
});

test('answers that wait behind one without an end hold no memory for long', async () => {
  await publishLargeFile();
  const governor = createGovernor({ limits: { readerMs: 600 } });
  await testBed.open({ governor });
  await testBed.gateway.listen();
  const { port } = testBed.gateway.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const paths = ['/events', ...Array<string>(3).fill('/remotes/commerce/1.0.0/large.bin')];
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  socket.resume();
  await until(() => governor.memory.usedBytes >= 20_000_000);
  await until(() => governor.memory.usedBytes === 0);
});
