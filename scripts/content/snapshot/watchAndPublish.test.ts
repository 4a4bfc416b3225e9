import type { CatalogueCourse } from '@lectern/shared/domain';
import {
  course,
  fetchCourse,
  fetchIds,
  options,
  profile,
  running,
  seed,
  set,
  prepareBackend,
  warnings,
} from './testBed';
import { watchAndPublish } from './watchAndPublish';
import { until } from '../../tests/fixtures/until';

prepareBackend();

test('a change is published automatically, and a stream of changes does not delay it', async () => {
  const watcher = await watchAndPublish(running.backend, options);
  expect(await fetchIds()).toEqual([]);
  seed();
  await until(async () => (await fetchIds()).length === 2);
  const writing = setInterval(() => set('courses/busy', course({ durationSec: Math.floor(Math.random() * 1e6) })), 100);
  await until(async () => (await fetchIds()).length === 3).finally(() => clearInterval(writing));
  set('courses/broken', course({ level: 'expert' }));
  set('courses/again', course());
  await until(async () => (await fetchIds()).length === 4);
  await watcher.stop();
  expect(warnings).toHaveLength(1);
});

test('the watcher updates the file of a course with everything it shows', async () => {
  seed();
  const watcher = await watchAndPublish(running.backend, options);
  const shows = (check: (file: CatalogueCourse | null) => boolean): Promise<void> =>
    until(async () => check(await fetchCourse('paid')));
  set('courses/paid/sections/s1', { title: 'First', order: 1 });
  set('courses/paid/sections/s1/lessons/a', {
    title: 'Flour',
    order: 1,
    kind: 'video',
    durationSec: 600,
    preview: true,
  });
  await shows((file) => file?.sections.length === 1);
  set('products/p1/prices/new', { unit_amount: 1200, currency: 'eur', active: true, type: 'one_time' });
  await shows((file) => file?.price?.amount === 1200);
  set('categories/baking', { name: 'Ovens', parent: 'cooking', order: 1, icon: 'oven' });
  await shows((file) => file?.categories[1]?.name === 'Ovens');
  set('profiles/t1', profile());
  await shows((file) => file?.teacher.headline === 'Bakes');
  set('courses/paid', course({ status: 'draft' }));
  await shows((file) => file === null);
  await until(async () => (await fetchIds()).join() === 'free');
  await watcher.stop();
});

test('a publication that fails is repeated, also when nothing else is written', async () => {
  const { firestore, storage } = running.backend;
  let isFull = false;
  const put: typeof storage.admin.put = (...args) =>
    isFull ? Promise.reject(new Error('the disk is full')) : storage.admin.put(...args);
  const backend = { firestore, storage: { ...storage, admin: { ...storage.admin, put } } };
  const watcher = await watchAndPublish(backend, options, { quietMs: 5_000, retryMs: 20 });
  isFull = true;
  seed();
  await until(() => warnings.length > 1);
  isFull = false;
  await until(async () => (await fetchIds()).length === 2);
  await watcher.stop();
});
