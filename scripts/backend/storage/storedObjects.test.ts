import { deleteObject, getMetadata, ref, uploadBytes } from 'firebase/storage';
import { createGovernor, NO_QUOTAS } from '../limits';
import { applyMigrations, openDatabase } from '../persistence';
import { startStorageTestBed, type StorageTestBed } from '../testing/storageTestBed';
import { STORAGE_MIGRATIONS } from './store/migrations';
import { createObjects } from './store/objects';

const LIMITS = {
  quotas: NO_QUOTAS,
  stored: { documents: 10_000, objects: 10_000 },
  storedByClaim: { teacher: { documents: 100_000, objects: 100_000 } },
};
const film = new Uint8Array(4_000).fill(1);
const isFull = { code: 'storage/quota-exceeded' };

let testBed: StorageTestBed;
beforeEach(async () => {
  testBed = await startStorageTestBed({ governor: createGovernor({ limits: LIMITS }) });
});
afterEach(() => testBed.stop());

test('an account stores files up to its limit; replacing and deleting give bytes back', async () => {
  const ada = await testBed.sdk('ada@lectern.example');
  for (const name of ['a', 'b']) await uploadBytes(ref(ada, `open/${name}`), film);
  await expect(uploadBytes(ref(ada, 'open/c'), film)).rejects.toMatchObject(isFull);
  await expect(getMetadata(ref(ada, 'open/c'))).rejects.toMatchObject({ code: 'storage/object-not-found' });
  await uploadBytes(ref(ada, 'open/a'), film);
  await uploadBytes(ref(await testBed.sdk('eve@lectern.example'), 'open/e'), film);
  await deleteObject(ref(ada, 'open/b'));
  await uploadBytes(ref(ada, 'open/c'), film);
});

test('a custom claim gives an account more', async () => {
  await testBed.sdk('tom@lectern.example');
  testBed.auth.admin.setClaims('tom', { teacher: true });
  const tom = await testBed.sdk('tom@lectern.example');
  for (let n = 0; n < 20; n += 1) await uploadBytes(ref(tom, `open/t${String(n)}`), film);
  expect((await getMetadata(ref(tom, 'open/t19'))).size).toBe(4_000);
});

test('unfinished uploads count with their announced size until they expire; the refusal says what to do', async () => {
  await testBed.sdk('ada@lectern.example');
  const start = (name: string): Promise<Response> =>
    fetch(`${testBed.url}/v0/b/main/o?name=open%2F${name}`, {
      method: 'POST',
      headers: {
        authorization: `Firebase ${testBed.auth.admin.signIn('ada').idToken}`,
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': '6000',
      },
    });
  const first = await start('a');
  expect(first.status).toBe(200);
  const refused = await start('b');
  expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('take at most 10000 bytes')]);
  const cancel = { method: 'POST', headers: { 'x-goog-upload-command': 'cancel' } };
  await fetch(first.headers.get('x-goog-upload-url') ?? '', cancel);
  expect((await start('b')).status).toBe(200);
  testBed.clock.advance(24 * 3_600_000 + 1);
  expect((await start('c')).status).toBe(200);
});

test('the objects of an older database stay and count for nobody', () => {
  const db = openDatabase(':memory:');
  applyMigrations(db, 'storage', STORAGE_MIGRATIONS.slice(0, 2));
  db.prepare("INSERT INTO storage_objects VALUES ('main', 'old', 'b1', 5, 'm', 'c', 1, 1, '{}', 'token', 1, 2)").run(
    [],
  );
  applyMigrations(db, 'storage', STORAGE_MIGRATIONS);
  const objects = createObjects(db);
  const old = objects.find('main', 'old');
  expect(old).toMatchObject({ blob: 'b1', size: 5, token: 'token', createdAt: 1, updatedAt: 2, owner: null });
  if (old !== null) objects.put({ ...old, size: 7, owner: 'ada' });
  expect(objects.bytesOf('ada')).toBe(7);
  objects.remove('main', 'old');
  expect(objects.bytesOf('ada')).toBe(0);
  db.close();
});
