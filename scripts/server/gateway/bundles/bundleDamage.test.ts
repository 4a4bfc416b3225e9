import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareGateway } from '../testBed';
import { until } from '../../../tests/fixtures/until';

const testBed = prepareGateway();
const pathOf = (file: string): string => join(testBed.site.home, 'bundles/commerce/1.0.0', file);

test.each([
  ['a lazy chunk', 'screen.js', {}],
  ['a compressed chunk', 'screen.js.br', { 'accept-encoding': 'br' }],
  ['a stylesheet', 'screen.css', {}],
  ['a file of public/', 'frame.html', {}],
])(
  '%s that was changed is refused, named in the log and by /readyz, until it is restored',
  async (_name, file, headers) => {
    const warnings: string[] = [];
    await testBed.open({ warn: (message) => warnings.push(message) });
    await until(async () => (await testBed.get('/readyz')).statusCode === 200);
    const url = `/remotes/commerce/1.0.0/${file.replace('.br', '')}`;
    const intact = await readFile(pathOf(file));
    await appendFile(pathOf(file), ' ');
    const refused = await testBed.get(url, headers);
    expect([refused.statusCode, refused.body]).toEqual([500, 'Something went wrong on the server.\n']);
    expect(warnings).toEqual([expect.stringContaining(`${file} of commerce 1.0.0 does not match its hash`)]);
    const ready = await testBed.get('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      expect.objectContaining({ problems: [expect.stringContaining(file)] }),
    ]);
    await writeFile(pathOf(file), new Uint8Array(intact));
    expect((await testBed.get(url, headers)).statusCode).toBe(200);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    expect((await testBed.get('/readyz')).statusCode).toBe(200);
    jest.restoreAllMocks();
  },
);

test('damage of a live bundle is known before a visitor meets it', async () => {
  await appendFile(pathOf('frame.html'), ' ');
  const warnings: string[] = [];
  await testBed.open({ warn: (message) => warnings.push(message) });
  await until(async () => (await testBed.get('/readyz')).statusCode === 503);
  expect(warnings).toEqual([expect.stringContaining('frame.html')]);
  expect((await testBed.get('/books')).statusCode).toBe(200);
});

test('a file that the release does not name is not served', async () => {
  await testBed.open();
  await writeFile(pathOf('extra.js'), 'alert(1)');
  expect((await testBed.get('/remotes/commerce/1.0.0/extra.js')).statusCode).toBe(500);
});

test('a release without hashes of all files is held to the bytes that were read first', async () => {
  await testBed.open();
  const described = JSON.parse(await readFile(pathOf('release.json'), 'utf8')) as { files?: unknown };
  delete described.files;
  await writeFile(pathOf('release.json'), JSON.stringify(described));
  const url = '/remotes/commerce/1.0.0/frame.html';
  expect((await testBed.get(url)).statusCode).toBe(200);
  expect((await testBed.get('/remotes/commerce/1.0.0/release.json')).statusCode).toBe(200);
});
