import { createHash, randomBytes } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict, freeDCtx, init } from '@bokuweb/zstd-wasm';
import { copyRelease, publishWithDeltas } from '../../../release';
import { prepareGateway } from '../testBed';

const PART = 'part.0123456789.js';
const CODE = `part("${randomBytes(3000).toString('base64')}");`;
const URL = `/remotes/commerce/1.2.0/${PART}`;
const BROWSER = 'gzip, deflate, br, zstd, dcb, dcz';

const testBed = prepareGateway();
const offer = (content: string): string => `:${createHash('sha256').update(content).digest('base64')}:`;

beforeEach(async () => {
  const { site } = testBed;
  const stable = await site.publishRemote('commerce', [{ id: 'books', path: '/books' }], '1.1.0', { [PART]: CODE });
  await site.revise(({ remotes }) => ({ remotes: { ...remotes, commerce: { stable, fallback: null, canary: null } } }));
  const build = join(site.home, 'next');
  const next = await copyRelease(join(site.home, 'bundles/commerce/1.1.0'), build, '1.2.0', {
    file: (name, text) => (name === PART ? `${text}next();` : text),
  });
  const stores = { registry: site.registryStore, bundles: site.bundleStore };
  await publishWithDeltas(stores, next, build, () => undefined);
  await testBed.open();
});

test('a browser with the former release gets the difference, from which it makes the same bytes', async () => {
  const { headers, rawPayload } = await testBed.get(URL, {
    'accept-encoding': BROWSER,
    'available-dictionary': offer(CODE),
  });
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'use-as-dictionary': 'match="/remotes/commerce/*/part.*.js"',
    vary: 'Accept-Encoding, Available-Dictionary',
  });
  expect(rawPayload.length).toBeLessThan(150);
  expect(rawPayload.subarray(0, 40).toString('hex')).toBe(
    `5e2a4d1820000000${createHash('sha256').update(CODE).digest('hex')}`,
  );
  await init();
  const context = createDCtx();
  const dictionary = new TextEncoder().encode(CODE);
  const content = decompressUsingDict(context, new Uint8Array(rawPayload.subarray(40)), dictionary);
  freeDCtx(context);
  expect(new TextDecoder().decode(content)).toBe(`${CODE}next();`);
});

test.each([
  ['no dictionary', { 'accept-encoding': BROWSER }],
  ['a dictionary that is unknown here', { 'accept-encoding': BROWSER, 'available-dictionary': offer('other') }],
  ['a malformed dictionary', { 'accept-encoding': BROWSER, 'available-dictionary': ':../../..:' }],
  ['a browser without dcz', { 'accept-encoding': 'gzip, br, *', 'available-dictionary': offer(CODE) }],
  ['dcz refused', { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': offer(CODE) }],
])('%s: the whole file', async (_case, request: Record<string, string>) => {
  const { headers, statusCode } = await testBed.get(URL, request);
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
});

test('a damaged delta is reported and never sent: the whole file is', async () => {
  const warnings: string[] = [];
  await testBed.open({ warn: (message) => warnings.push(message) });
  const hash = createHash('sha256').update(CODE).digest('hex').slice(0, 16);
  await appendFile(join(testBed.site.home, 'bundles/commerce/1.2.0', `${PART}.${hash}.dcz`), ' ');
  const { headers, statusCode, rawPayload } = await testBed.get(URL, {
    'accept-encoding': BROWSER,
    'available-dictionary': offer(CODE),
  });
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
  expect(rawPayload).toEqual(await readFile(join(testBed.site.home, 'bundles/commerce/1.2.0', `${PART}.br`)));
  expect(warnings).toEqual([expect.stringContaining('.dcz of commerce 1.2.0 does not match its hash')]);
});

test('pages, pictures and the code for rendering are no dictionaries', async () => {
  for (const file of ['/remotes/commerce/1.2.0/frame.html', '/remotes/shell/1.0.0/server.js', '/favicon.svg'])
    expect((await testBed.get(file)).headers).not.toHaveProperty('use-as-dictionary');
});
