import { APP_CACHE } from '@lectern/shared/contract';
import { fakeCaches } from '@lectern/shared/testing';
import { asset } from '../testing/releases';
import { createKey, createSignedSite, registryAt, type SignedSite } from '../testing/signedSite';

const ORIGIN = 'https://site.test';
const config = {
  backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
  homeUrl: ORIGIN,
  openBuckets: [],
};

let device: ReturnType<typeof fakeCaches>;
let site: SignedSite;
/** The registry in the page, and the one at its own address. */
let page: object;
let served: object;
let rootKey: string | undefined;
let reports: string[];
let storeSite: () => Promise<void>;

beforeEach(async () => {
  device = fakeCaches();
  site = await createSignedSite();
  reports = [];
  rootKey = site.root.publicKey;
  await publish(3);
  Object.assign(globalThis, { location: new URL(ORIGIN) });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input as string, ORIGIN);
    if (pathname === '/telemetry') reports.push(init?.body as string);
    return Promise.resolve(new Response(answer(pathname)));
  });
  jest.resetModules();
  ({ storeSite } = await import('./storeSite'));
  await storeSite();
});

afterEach(() => {
  jest.restoreAllMocks();
  device.uninstall();
  Reflect.deleteProperty(globalThis, 'location');
});

function answer(path: string): string {
  if (path === '/')
    return `<script type="application/json" id="boot">${JSON.stringify({ registry: page, config, rootKey })}</script>`;
  if (path === '/registry.json') return JSON.stringify(served);
  if (path.endsWith('/files.json')) return JSON.stringify([asset(path.replace('files.json', 'a.js'))]);
  const names = { home: 'h', books: 'b', lists: {}, rows: 'r', words: 'w' };
  return JSON.stringify({ schemaVersion: 2, generation: '0123456789ab', courseCount: 3, ...names });
}

async function publish(serial: number): Promise<void> {
  page = registryAt(serial);
  served = await site.serve(serial);
}

const storedSerial = (): string | undefined => {
  const record = device.stores.get(APP_CACHE.cache)?.get(APP_CACHE.record) ?? '{}';
  return (JSON.parse(record) as { revision?: string }).revision?.split(' ')[0];
};

test('a revision of the site is stored, and the next one replaces it', async () => {
  expect(storedSerial()).toBe('3');
  await publish(4);
  await storeSite();
  expect(storedSerial()).toBe('4');
});

test.each<[string, string, () => Promise<void>]>([
  [
    'tampered',
    'Revision 4 is refused: its signature does not match, so it was altered.',
    async () => {
      page = { ...registryAt(4), maintenance: { message: 'Closed' } };
      served = { ...(await site.serve(4)), maintenance: { message: 'Closed' } };
    },
  ],
  [
    'tampered',
    'Revision 4 is refused: the page came with another one of that number.',
    async () => {
      await publish(4);
      page = { ...registryAt(4), maintenance: { message: 'Closed' } };
    },
  ],
  ['replayed', 'Revision 2 is refused: this browser has seen revision 3.', () => publish(2)],
  [
    'expired',
    'Revision 4 is refused: it expired on 2026-01-08T00:00:00Z, and nobody has renewed it.',
    async () => {
      page = registryAt(4);
      served = await site.serve(4, { expires: '2026-01-08T00:00:00Z' });
    },
  ],
  [
    'foreign',
    'Revision 4 is refused: it is signed by a key that this site does not have.',
    async () => {
      page = registryAt(4);
      served = await site.serve(4, {}, { key: await createKey(), since: 1 });
    },
  ],
  [
    'foreign',
    'Revision 4 is refused: this browser knows the site by another key.',
    async () => {
      const other = await createSignedSite();
      [rootKey, page, served] = [other.root.publicKey, registryAt(4), await other.serve(4)];
    },
  ],
])('a %s revision is refused and reported, and the stored one stays: %s', async (kind, message, attack) => {
  await attack();
  await expect(storeSite()).rejects.toThrow(message);
  expect(storedSerial()).toBe('3');
  expect(reports.map((report) => JSON.parse(report) as object)).toEqual([
    { refused: kind, where: 'worker', serial: Number(message.split(' ')[1]) },
  ]);
  rootKey = site.root.publicKey;
  await publish(5);
  await storeSite();
  expect(storedSerial()).toBe('5');
});

test('a site that changes between page and registry is stored the next time, without a report', async () => {
  await publish(4);
  served = await site.serve(5);
  await expect(storeSite()).rejects.toThrow('The page has revision 4, and the registry 5.');
  expect([storedSerial(), reports]).toEqual(['3', []]);
});
