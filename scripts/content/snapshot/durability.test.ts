import type { CataloguePointer } from '@lectern/shared/domain';
import { pruneFiles } from './files/pruneFiles';
import { publishSnapshot } from './publishSnapshot';
import { course, fetchIds, fetchPointer, options, publish, running, seed, set, prepareBackend } from './testBed';

prepareBackend();

test('a publication that fails midway leaves the previous snapshot live and complete', async () => {
  seed();
  await publish();
  const { generation } = await fetchPointer();
  const { firestore, storage } = running.backend;
  for (const survives of [0, 1, 2, 3]) {
    set('courses/third', course({ durationSec: survives }));
    let left = survives;
    const put: typeof storage.admin.put = (...args) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the disk is full')) : storage.admin.put(...args);
    };
    await expect(
      publishSnapshot({ firestore, storage: { ...storage, admin: { ...storage.admin, put } } }, options),
    ).rejects.toThrow('the disk is full');
    expect((await fetchPointer()).generation).toBe(generation);
    expect(await fetchIds()).toHaveLength(2);
  }
  await publish();
  expect(await fetchIds()).toHaveLength(3);
});

test('pruning deletes old list files, never covers, files of courses or those of the two newest pointers', async () => {
  const { admin } = running.backend.storage;
  await admin.put('lectern', 'catalogue/covers/course-a.webp', 'x');
  const pointers: CataloguePointer[] = [];
  for (const durationSec of [1, 2, 3]) {
    set('courses/one', course({ durationSec }));
    await publish();
    pointers.push(await fetchPointer());
  }
  const rows = (): string[] =>
    admin
      .list('lectern', 'catalogue/files/rows')
      .map(({ path }) => path)
      .sort();
  expect(rows()).toEqual(pointers.map((pointer) => pointer.rows).sort());
  expect(new Set(pointers.map(({ words }) => words)).size).toBe(1);
  pruneFiles(admin, 'lectern', pointers.slice(1), Date.now() + 120_000);
  expect(rows()).toEqual(
    pointers
      .slice(1)
      .map((pointer) => pointer.rows)
      .sort(),
  );
  for (const path of [
    pointers[2]!.home,
    pointers[2]!.words,
    'catalogue/covers/course-a.webp',
    'catalogue/courses/one.json',
    'catalogue/pointer.json',
  ])
    expect(admin.get('lectern', path)).not.toBeNull();
});

test('two processes that publish at the same time leave the newest lists live', async () => {
  seed();
  const { firestore, storage } = running.backend;
  let other: Promise<unknown> | null = null;
  const put: typeof storage.admin.put = async (...args) => {
    if (!other && args[1].startsWith('catalogue/files/')) {
      set('courses/third', course());
      other = publish();
      await other;
    }
    return storage.admin.put(...args);
  };
  await publishSnapshot({ firestore, storage: { ...storage, admin: { ...storage.admin, put } } }, options);
  expect(await fetchIds()).toHaveLength(3);
});
