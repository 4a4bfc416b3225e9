import { join } from 'node:path';
import { parseCatalogueCourses, parseCatalogueHome } from '@lectern/shared/domain';
import { startBackend, type RunningBackend } from '../backend';
import { importContent } from './import';
import { seedSampleAccounts } from './sampleAccounts';
import { seedSampleContent } from './seedSampleContent';

let running: RunningBackend;
beforeEach(async () => (running = await startBackend()));
afterEach(() => running.stop());

const buckets = { site: 'lectern', open: 'open-courses' };
const fetchFile = (path: string, bucket = 'lectern'): Promise<Response> => fetch(`${running.url}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`);
const fetchJson = async (path: string): Promise<unknown> => (await fetchFile(path)).json();

test('the sample content imports without a warning, and again without a write', async () => {
  await seedSampleAccounts(running.backend.auth.admin);
  const said: string[] = [];
  const options = { buckets, say: (line: string) => said.push(line) };
  expect(await seedSampleContent(running.backend, options)).toBe(true);
  expect(said).toEqual(['Importing the sample courses and books …']);
  expect(await seedSampleContent(running.backend, options)).toBe(false);
  const again = await importContent(join(__dirname, '../../content'), running.backend, options);
  expect(again).toMatchObject({ documents: 0, files: 0, removed: 0, books: 15 });
  expect(said.filter((line) => line.includes('Left out'))).toEqual([]);

  const pointer = (await fetchJson('catalogue/pointer.json')) as { home: string; courses: string };
  const { categories, courses } = parseCatalogueCourses(await fetchJson(pointer.courses));
  expect(courses.length).toBeGreaterThanOrEqual(60);
  expect(categories.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(10);
  expect(categories.filter(({ courseCount }) => courseCount === 0)).toEqual([]);
  expect(parseCatalogueHome(await fetchJson(pointer.home)).popular).toHaveLength(8);
  const teacher = running.backend.auth.admin.getAccountByEmail('teacher@lectern.example');
  const { firestore } = running.backend;
  expect(firestore.admin.query({ collection: 'courses', where: [{ field: 'teacherUid', op: '==', value: { stringValue: teacher!.uid } }] }).length).toBeGreaterThan(3);
});

test('films of previews and of open courses play for everybody, from any place', async () => {
  await seedSampleContent(running.backend, { buckets, say: () => undefined });
  const film = await fetchFile('courses/honest-charts/previews/media/bars-begin-at-zero.webm');
  expect([film.status, film.headers.get('content-type'), film.headers.get('accept-ranges')]).toEqual([200, 'video/webm', 'bytes']);
  expect((await fetchFile('reading-a-chart/01-look-at-the-axes.webm', 'open-courses')).status).toBe(200);
  expect(await (await fetchFile('reading-a-chart/01-look-at-the-axes.vtt', 'open-courses')).text()).toMatch(/^WEBVTT/);
  expect((await fetchFile('books/bread-and-time/sample/sample.md')).status).toBe(200);
  expect((await fetchFile('books/bread-and-time/full/book.md')).status).toBe(403);
});
