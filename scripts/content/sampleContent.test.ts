import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseBook,
  parseBookFile,
  parseCatalogueHome,
  parseCatalogueList,
  parseCataloguePaths,
  parseCataloguePointer,
  parseCategory,
  parseCourse,
  parseLesson,
  parseLessonContent,
  parsePenLesson,
  parsePrice,
  parseProduct,
  parseProfile,
  parseQuiz,
  parseReview,
  parseSection,
  type DocumentParser,
  type Lesson,
} from '@lectern/shared/domain';
import type { RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { importContent } from './import';
import { plainFieldsOf } from '@lectern/backend';
import { seedSampleAccounts } from './sampleAccounts';
import { seedSampleContent } from './seedSampleContent';

let running: RunningBackend;
beforeEach(async () => (running = await startLecternBackend()));
afterEach(() => running.stop());

const buckets = { site: 'lectern', open: 'open-courses' };
const fetchFile = (path: string, bucket = 'lectern'): Promise<Response> =>
  fetch(`${running.url}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`);
const fetchJson = async (path: string): Promise<unknown> => (await fetchFile(path)).json();

test('the sample content imports without warnings, and a second import writes nothing', async () => {
  await seedSampleAccounts(running.backend.auth.admin);
  const logged: string[] = [];
  const options = { buckets, log: (line: string) => logged.push(line) };
  expect(await seedSampleContent(running.backend, options)).toBe(true);
  expect(logged).toEqual(['Importing the sample courses and books …']);
  expect(await seedSampleContent(running.backend, options)).toBe(false);
  const again = await importContent(join(__dirname, 'sample'), running.backend, options);
  expect(again).toMatchObject({ documents: 0, files: 0, removed: 0, books: 18 });
  expect(logged.filter((line) => line.includes('Left out'))).toEqual([]);

  const pointer = parseCataloguePointer(await fetchJson('catalogue/pointer.json'));
  const { categories, popular } = parseCatalogueHome(await fetchJson(pointer.home));
  expect(parseCatalogueList(await fetchJson(pointer.lists.all!)).first.total).toBeGreaterThanOrEqual(60);
  expect(categories.filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(10);
  expect(categories.filter(({ courseCount }) => courseCount === 0)).toEqual([]);
  expect(popular).toHaveLength(8);
  const paths = parseCataloguePaths(await fetchJson(pointer.paths ?? ''));
  expect(paths.map(({ courses }) => courses.length)).toEqual([5, 5, 5, 3]);
  const teacher = running.backend.auth.admin.getAccountByEmail('teacher@lectern.example');
  const { firestore } = running.backend;
  expect(
    firestore.admin.query({
      collection: 'courses',
      where: [{ field: 'teacherUid', op: '==', value: { stringValue: teacher!.uid } }],
    }).length,
  ).toBeGreaterThan(3);
});

test('the sample learner has books as soon as the content is stored, even if the process ends right then', async () => {
  const { auth, firestore } = running.backend;
  await seedSampleAccounts(auth.admin);
  const { uid } = auth.admin.getAccountByEmail('learner@lectern.example')!;
  const missing: string[] = [];
  const expected = ['site/sampleContent', `entitlements/${uid}/items/book-the-tidy-table`];
  firestore.onCommit((paths) => {
    missing.push(...expected.filter((path) => paths.includes('courses/honest-charts') && !firestore.admin.get(path)));
  });
  await seedSampleContent(running.backend, { buckets, log: () => undefined });
  expect(firestore.admin.get('courses/honest-charts')).not.toBeNull();
  expect(missing).toEqual([]);
});

test('videos of previews and open courses are public, and support range requests; so are posters', async () => {
  await seedSampleContent(running.backend, { buckets, log: () => undefined });
  const video = await fetchFile('courses/honest-charts/previews/media/bars-begin-at-zero.webm');
  expect([video.status, video.headers.get('content-type'), video.headers.get('accept-ranges')]).toEqual([
    200,
    'video/webm',
    'bytes',
  ]);
  expect((await fetchFile('reading-a-chart/01-look-at-the-axes.webm', 'open-courses')).status).toBe(200);
  expect(await (await fetchFile('reading-a-chart/01-look-at-the-axes.vtt', 'open-courses')).text()).toMatch(/^WEBVTT/);
  const poster = await fetchFile('reading-a-chart/01-look-at-the-axes.webp', 'open-courses');
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetchFile('books/bread-and-time/sample/sample.md')).status).toBe(200);
  const { path } = plainFieldsOf(
    running.backend.firestore.admin.get('books/bread-and-time/private/file')?.fields ?? {},
  );
  expect(running.backend.storage.admin.get('lectern', String(path))).not.toBeNull();
  expect((await fetchFile(String(path))).status).toBe(403);
});

test('each document is valid, and each quiz and code lesson can be taken', async () => {
  await seedSampleContent(running.backend, { buckets, log: () => undefined });
  const { admin } = running.backend.firestore;
  const each = <T>(collection: string, parse: DocumentParser<T>): T[] =>
    admin.query({ collection, group: true }).map(({ path, fields }) => parse(plainFieldsOf(fields), path));
  const counts = {
    categories: each('categories', parseCategory),
    courses: each('courses', parseCourse),
    sections: each('sections', parseSection),
    reviews: each('reviews', parseReview),
    books: each('books', parseBook),
    files: each('private', parseBookFile),
    products: each('products', parseProduct),
    prices: each('prices', parsePrice),
    profiles: each('profiles', parseProfile),
  };
  for (const [name, found] of Object.entries(counts)) expect([name, found.length > 5]).toEqual([name, true]);
  const kinds = new Map<string, Lesson['kind']>();
  for (const { path, fields } of admin.query({ collection: 'lessons', group: true })) {
    const [, course = '', , , , lesson = ''] = path.split('/');
    kinds.set(`courses/${course}/content/${lesson}`, parseLesson(plainFieldsOf(fields), path).kind);
  }
  expect(Array.from(kinds.values())).toEqual(expect.arrayContaining(['video', 'text', 'quiz', 'pen']));
  for (const [path, kind] of kinds) {
    const content = parseLessonContent(plainFieldsOf(admin.get(path)!.fields), path);
    if (kind === 'quiz') expect(parseQuiz(content.body).questions.length).toBeGreaterThan(2);
    else if (kind === 'pen') expect(parsePenLesson(content.body).html).not.toBe('');
    else if (kind === 'video') expect(running.backend.storage.admin.get('lectern', content.video!)).not.toBeNull();
    else expect(content.body.length).toBeGreaterThan(80);
    // The screen already shows a lesson's title above its text.
    expect([path, content.body.startsWith('# ')]).toEqual([path, false]);
  }
});

const COMPLETE = [
  'css-boxes-and-grids',
  'honest-charts',
  'javascript-step-by-step',
  'see-the-light',
  'why-things-fall',
  'your-first-web-page',
];

test('six courses are complete: sections, videos with captions and chapters, texts, quizzes, a preview', async () => {
  await seedSampleContent(running.backend, { buckets, log: () => undefined });
  const { admin } = running.backend.firestore;
  for (const id of COMPLETE) {
    const lessons = admin
      .query({ collection: 'lessons', group: true })
      .filter(({ path }) => path.startsWith(`courses/${id}/`))
      .map(({ path, fields }) => {
        const content = `courses/${id}/content/${path.slice(path.lastIndexOf('/') + 1)}`;
        return {
          ...parseLesson(plainFieldsOf(fields), path),
          ...parseLessonContent(plainFieldsOf(admin.get(content)!.fields), content),
        };
      });
    const videos = lessons.filter(({ kind }) => kind === 'video');
    expect([
      id,
      admin.query({ collection: `courses/${id}/sections` }).length >= 2,
      lessons.length >= 8,
      videos.length >= 2,
    ]).toEqual([id, true, true, true]);
    for (const { title, captions, chapters, durationSec } of videos) {
      expect([title, captions.length > 0, chapters.length > 1, durationSec >= 30 && durationSec <= 300]).toEqual([
        title,
        true,
        true,
        true,
      ]);
    }
    expect(lessons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['text', 'quiz']));
    expect(lessons.some(({ preview, kind }) => preview && kind === 'video')).toBe(true);
    for (const { kind, body } of lessons)
      if (kind === 'quiz')
        expect(parseQuiz(body).questions.filter(({ explanation }) => explanation === '')).toEqual([]);
  }
});

test('texts use only Markdown that the site supports, and each book has chapters', () => {
  const root = join(__dirname, 'sample');
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  const books = texts.filter((file) => file.endsWith('book.md'));
  expect([texts.length > 60, books.length]).toEqual([true, 15]);
  const prose = (file: string): string =>
    readFileSync(join(root, file), 'utf8')
      .replace(/!\[[^\]\n]+\]\(media\/[a-z-]+\.webp\)/g, '')
      .replace(/^```.*?^```$/gms, '')
      .replace(/`[^`\n]+`/g, '');
  const foreign = texts.filter((file) => /^\||!\[|\]\((?!https:)|^ +[-*] |<[a-z]/m.test(prose(file)));
  expect(foreign).toEqual([]);
  for (const file of books) expect([file, prose(file).match(/^## /gm)!.length >= 2]).toEqual([file, true]);
});
