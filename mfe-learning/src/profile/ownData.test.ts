import { fakeCaches, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { deleteOwnData } from './deletion/deleteOwnData';
import { getStored, listPages, OWN_LISTS } from './ownData';
import { fullAccount, findTraces } from './testBed';

let bed: TestBackend;
let device: ReturnType<typeof fakeCaches>;
beforeAll(async () => {
  bed = await startTestBackend();
  await bed.signIn('ada');
});
beforeEach(() => {
  device = fakeCaches();
  bed.seed(fullAccount('ada'));
});
afterEach(() => {
  device.uninstall();
  jest.restoreAllMocks();
});
afterAll(() => bed.stop());

const listAll = async (): Promise<number> => {
  let found = 0;
  for (const { query } of Object.values(OWN_LISTS))
    for await (const page of listPages(query('ada'))) found += page.length;
  return found;
};

/** Fails every read of documents from now on. Other requests still work. */
function breakReads(): void {
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const url = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
    return /:(runQuery|batchGet)/.test(url) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(asked, init);
  });
}

test('neither the export nor the deletion relies on the cache of this device', async () => {
  expect(await listAll()).toBeGreaterThan(10);
  expect(await getStored('profiles/ada')).not.toBeNull();
  bed.seed({ 'users/ada/notes/since': { text: 'Written on another device.' } });
  breakReads();
  await expect(listAll()).rejects.toMatchObject({ name: 'BackendError' });
  await expect(getStored('profiles/ada')).rejects.toMatchObject({ name: 'BackendError' });
  const before = findTraces(bed, 'ada');
  await expect(deleteOwnData('ada', () => undefined)).rejects.toMatchObject({ name: 'BackendError' });
  expect(findTraces(bed, 'ada')).toEqual(before);
});
