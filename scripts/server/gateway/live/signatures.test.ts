import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@lectern/shared/contract';
import { createSiteFixture, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { rotateReleaseKey, signAtStart, openRegistryStore } from '../../../release';
import { prepareGateway } from '../testBed';

const DAY_MS = 24 * 60 * 60 * 1000;
const testBed = prepareGateway();
const change = { by: 'Ann', command: 'test', reason: '-' };

type Ready = { status: string; serial: number; problems: string[] };
type Served = Registry & { signature: { key: string }; proof: { introductions: Registry[]; renewal?: object } };

const fileOf = (site: SiteFixture, serial: number): string =>
  join(site.home, 'registry', `${String(serial).padStart(6, '0')}.json`);
const ready = async (): Promise<Ready> => (await testBed.get('/readyz')).json();
const registryJson = async (): Promise<Served> => (await testBed.get('/registry.json')).json();

afterEach(() => jest.restoreAllMocks());

test('the registry carries its signature, the revisions that introduced the keys, and a renewal', async () => {
  await testBed.site.revise(() => ({}));
  await testBed.open();
  const served = await registryJson();
  const { signature } = JSON.parse(await readFile(fileOf(testBed.site, 2), 'utf8')) as Served;
  expect(served.signature).toEqual(signature);
  expect(served.proof.introductions.map(({ serial }) => serial)).toEqual([1]);
  expect(served.proof.renewal).toBeDefined();
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(
    (await testBed.get('/books')).body,
  )?.[1];
  const [key] = await testBed.site.registryStore.keys();
  expect(JSON.parse(boot ?? '')).toMatchObject({ rootKey: key?.publicKey, registry: { serial: 2 } });
  expect(boot).not.toContain('"signature"');
});

test('all gateways of a home renew a revision alike, for a day', async () => {
  await testBed.open();
  const first = await testBed.get('/registry.json');
  await testBed.gateway.close();
  await testBed.open();
  expect((await testBed.get('/registry.json')).headers.etag).toBe(first.headers.etag);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  expect((await testBed.get('/registry.json')).headers.etag).not.toBe(first.headers.etag);
});

describe('refused while another one is live', () => {
  test('tampered', async () => {
    await testBed.open();
    await testBed.site.revise(() => ({ maintenance: { message: 'Soon' } }));
    const text = await readFile(fileOf(testBed.site, 2), 'utf8');
    await writeFile(fileOf(testBed.site, 2), text.replace('Soon', 'Closed for good'));
    await testBed.gateway.load();
    expect(await ready()).toMatchObject({
      status: 'degraded',
      serial: 1,
      problems: [expect.stringContaining('Revision 2 is refused: its signature by the key')],
    });
    expect((await registryJson()).serial).toBe(1);
  });

  test('replayed: the newest revision is gone, and an older one is the newest again', async () => {
    await testBed.site.revise(() => ({}));
    await testBed.open();
    await rm(fileOf(testBed.site, 2));
    await testBed.gateway.load();
    expect(await ready()).toMatchObject({
      status: 'degraded',
      serial: 2,
      problems: [expect.stringContaining('Revision 2 was live, and its file is gone.')],
    });
    expect((await registryJson()).serial).toBe(2);
  });

  test('signed by an expired key', async () => {
    await testBed.open();
    await testBed.site.revise(() => ({}));
    const late = { ...(await testBed.site.registryStore.read(2)).registry, updatedAt: '2029-01-01T00:00:00Z' };
    await rm(fileOf(testBed.site, 2));
    await rm(join(testBed.site.home, 'keys/newest.json'));
    await expect(testBed.site.registryStore.append(late)).rejects.toThrow('expired on');
    const unchecked = JSON.stringify({ ...late, signature: (await registryJson()).signature });
    await writeFile(fileOf(testBed.site, 2), unchecked);
    await testBed.gateway.load();
    expect(await ready()).toMatchObject({
      serial: 1,
      problems: [expect.stringMatching(/Revision 2 is refused: it is signed by the key \w+, which had expired on 20/)],
    });
  });

  test('foreign', async () => {
    const other = await createSiteFixture();
    await other.revise(() => ({}));
    await testBed.open();
    await cp(fileOf(other, 2), fileOf(testBed.site, 2));
    await other.remove();
    await testBed.gateway.load();
    expect(await ready()).toMatchObject({
      serial: 1,
      problems: [expect.stringMatching(/Revision 2 is refused: it is signed by the key \w+, which this site does not/)],
    });
  });
});

test('a revision that expired and can’t be renewed is not served; pages stay, and a start heals it', async () => {
  await rm(join(testBed.site.home, 'keys/online.pem'));
  await testBed.open();
  const refused = await testBed.get('/registry.json');
  expect([refused.statusCode, refused.body]).toEqual([
    503,
    expect.stringContaining('Revision 1 is refused: it expired on 2026-01-08T00:00:00.000Z'),
  ]);
  expect(await ready()).toMatchObject({ status: 'degraded', problems: [expect.stringContaining('it expired on')] });
  expect((await testBed.get('/books')).statusCode).toBe(200);
  expect(await signAtStart(testBed.site.registryStore, change)).toBe(true);
  await testBed.gateway.load();
  expect(await ready()).toMatchObject({ status: 'ready', serial: 2, problems: [] });
});

test('a gateway without the home renews revisions with a copy of its online key', async () => {
  const [home, copy] = [join(testBed.site.home, 'keys/online.pem'), join(testBed.site.home, 'copy.pem')];
  await cp(home, copy);
  await rm(home);
  process.env.LECTERN_ONLINE_KEY = copy;
  try {
    await testBed.open();
    expect((await testBed.get('/registry.json')).statusCode).toBe(200);
    process.env.LECTERN_ONLINE_KEY = `${copy}.none`;
    await testBed.open();
    expect((await testBed.get('/registry.json')).body).toMatch(/LECTERN_ONLINE_KEY names .*copy\.pem\.none: ENOENT/);
  } finally {
    delete process.env.LECTERN_ONLINE_KEY;
  }
});

describe('after the newest revisions were lost', () => {
  beforeEach(async () => {
    for (let count = 0; count < 3; count += 1) await testBed.site.revise(() => ({}));
    await testBed.open();
    for (const serial of [3, 4]) await rm(fileOf(testBed.site, serial));
  });

  test('nothing is appended, and a gateway that starts says so', async () => {
    await expect(testBed.site.revise(() => ({}))).rejects.toThrow('Revision 4 was live, and its file is gone.');
    await testBed.gateway.close();
    await testBed.open();
    expect(await ready()).toMatchObject({
      status: 'degraded',
      serial: 2,
      problems: [expect.stringContaining('Revision 4 was live')],
    });
  });

  test('a new key accepts the loss: gateways follow it to the lower serial', async () => {
    await rotateReleaseKey(openRegistryStore(testBed.site.home), change);
    await testBed.gateway.load();
    expect(await ready()).toMatchObject({ status: 'ready', serial: 4, problems: [] });
  });
});

test('a home that was copied without its keys serves what it has', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'lectern-copied-'));
  await cp(testBed.site.home, copy, { recursive: true });
  await rm(join(copy, 'keys'), { recursive: true });
  await testBed.open({ home: copy });
  expect((await testBed.get('/books')).statusCode).toBe(200);
  await rm(copy, { recursive: true });
});
