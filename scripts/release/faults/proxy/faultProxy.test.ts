import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createFaultProxy } from './faultProxy';

const CODE = 'var entry = 1;';
const hashOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** A site that serves a file at once, and whose pages name it from the third one on, as after a release. */
async function startSite(): Promise<{ url: string; pages: () => number; stop: () => void }> {
  let pages = 0;
  const server: Server = createServer(({ url }, response) => {
    if (url === '/remotes/info/1.0.0/remoteEntry.js') return void response.end(CODE);
    if (url !== '/') return void response.writeHead(404).end();
    pages += 1;
    response.end(pages < 3 ? 'the release before' : `integrity ${hashOf(CODE)}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { url, pages: () => pages, stop: () => void server.close() };
}

test('a file is replaced once the pages of the site name it, with the integrity of the other code', async () => {
  const site = await startSite();
  const proxy = await createFaultProxy(site.url);
  await proxy.faults.replaceFile('/remotes/info/1.0.0/remoteEntry.js', 'throw 1;');
  expect(site.pages()).toBe(3);
  expect(await (await fetch(`${proxy.url}/`)).text()).toBe(`integrity ${hashOf('throw 1;')}`);
  expect(await (await fetch(`${proxy.url}/remotes/info/1.0.0/remoteEntry.js`)).text()).toBe('throw 1;');
  await proxy.close();
  site.stop();
});

test('a file that no page names, or that is missing, is refused with the reason', async () => {
  const site = await startSite();
  const proxy = await createFaultProxy(site.url, 0);
  await expect(proxy.faults.replaceFile('/remotes/info/1.0.0/remoteEntry.js', '')).rejects.toThrow(
    /remoteEntry\.js can't be replaced: after 0 ms .* does not name its integrity sha384-.* Is its release live\?/,
  );
  await expect(proxy.faults.replaceFile('/remotes/info/2.0.0/remoteEntry.js', '')).rejects.toThrow(/answers 404/);
  await proxy.close();
  site.stop();
});

test('a connection that breaks is closed without an answer, and is never reset while its request is sent', async () => {
  const site = await startSite();
  const proxy = await createFaultProxy(site.url);
  proxy.faults.add(/./, 'abort');
  const body = Buffer.alloc(2_000_000);
  const ended = await new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(proxy.url).port), 'localhost');
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
    socket.on('close', () => resolve(`closed after "${answer}"`));
    socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${String(body.length)}\r\n\r\n`);
    socket.write(body);
  });
  await proxy.close();
  site.stop();
  expect(ended).toBe('closed after ""');
});
