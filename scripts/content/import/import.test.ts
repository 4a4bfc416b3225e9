import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  parseBook,
  parseBookFile,
  parseCourse,
  parseLesson,
  parseLessonContent,
  parsePrice,
  parseProduct,
  parseReview,
  parseSection,
} from '@lectern/shared/domain';
import { wireFieldsOf } from '@lectern/backend';
import {
  at,
  COURSE,
  FILES,
  problemsOf,
  read,
  root,
  run,
  running,
  stored,
  TEXTS,
  prepareContentFolder,
  VIDEO,
  write,
} from './testBed';

prepareContentFolder();

const paths = (): string[] => stored().filter((path) => !path.startsWith('catalogue/'));

test('an import writes valid documents, files where the rules expect them, and publishes the catalogue', async () => {
  write(FILES);
  expect(await run()).toEqual({ courses: 1, books: 1, categories: 2, documents: 19, files: 7, removed: 0 });
  const course = parseCourse(read('courses/bread'), 'courses/bread');
  expect(course).toMatchObject({
    slug: 'bread',
    teacherName: 'Ada Baker',
    durationSec: 270 + 120 + 60 + 3900,
    lessonCount: 4,
    captionLanguages: ['en'],
    productId: 'course-bread',
    ratingSum: 4,
    ratingCount: 1,
    createdAt: new Date('2026-03-01'),
  });
  expect(course.summary).toBe('Flour, water, salt and time.\n\nNothing else.');
  expect(parseSection(read('courses/bread/sections/start'), 'x').title).toBe('Start');
  expect(parseLesson(read('courses/bread/sections/go-on/lessons/try-it'), 'x')).toMatchObject({
    kind: 'pen',
    durationSec: 3900,
    preview: false,
  });
  expect(parseLessonContent(read('courses/bread/content/why-it-rises'), 'x')).toMatchObject({
    body: '# Why it rises\n\nYeast.\n',
    preview: true,
  });
  expect(parseLessonContent(read('courses/bread/content/see-it'), 'x')).toMatchObject({
    video: 'courses/bread/previews/media/rise.webm',
    captions: [{ path: 'courses/bread/previews/media/rise.vtt' }],
    chapters: [{ startSec: 10 }],
  });
  const review = parseReview(read('courses/bread/reviews/sample-ann-sample-learner'), 'x');
  expect([review.authorName, review.createdAt, review.updatedAt]).toEqual([
    'Ann (sample learner)',
    new Date('2026-04-01'),
    new Date('2026-04-01'),
  ]);
  expect(parseProduct(read('products/course-bread'), 'x').active).toBe(true);
  expect(parsePrice(read('products/course-bread/prices/eur-1900'), 'x').unit_amount).toBe(1900);
  expect(parseBook(read('books/loaf'), 'x')).toMatchObject({
    pages: 1,
    productId: null,
    sample: 'books/loaf/sample/sample.md',
  });
  const whole = parseBookFile(read('books/loaf/private/file'), 'x').path;
  expect(paths()).toEqual([
    whole,
    'books/loaf/sample/sample.md',
    'courses/bread/files/media/notes.txt',
    'courses/bread/previews/media/rise.vtt',
    'courses/bread/previews/media/rise.webm',
  ]);
  expect(running.backend.storage.admin.list('open-courses').map(({ path }) => path)).toEqual([
    'hello/01-hello.vtt',
    'hello/01-hello.webm',
  ]);
  const fetchFile = (path: string) => fetch(`${running.url}/v0/b/lectern/o/${encodeURIComponent(path)}?alt=media`);
  expect(await (await fetchFile('books/loaf/sample/sample.md')).text()).toBe('# The loaf\n\n## One\n\nFirst.\n');
  expect((await fetchFile(whole)).status).toBe(403);
  expect((await fetchFile('courses/bread/files/media/notes.txt')).status).toBe(403);
  expect((await fetchFile('courses/bread/previews/media/rise.vtt')).status).toBe(200);
  expect((await fetchFile('catalogue/pointer.json')).status).toBe(200);
});

test('pictures in texts are stored beside the other files, and texts name them there', async () => {
  const body = '![Dough](media/dough.png)\n\n```md\n![An example](none.png)\n```\n';
  write({
    ...FILES,
    'courses/bread/lessons/rises.md': body,
    'courses/bread/media/dough.png': Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
  });
  expect(await run()).toMatchObject({ files: 8 });
  expect(paths()).toContain('courses/bread/previews/media/dough.png');
  expect(parseLessonContent(read('courses/bread/content/why-it-rises'), 'x').body).toBe(
    body.replace('media/dough', 'courses/bread/previews/media/dough'),
  );
});

test('a second run writes nothing', async () => {
  write(FILES);
  await run();
  const before = running.backend.firestore.admin.get('courses/bread');
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
  expect(running.backend.firestore.admin.get('courses/bread')).toEqual(before);
});

test("importing a changed folder removes lessons, deactivates the old price and counts learners' reviews", async () => {
  write(FILES);
  await run();
  const { admin } = running.backend.firestore;
  admin.set(
    'courses/bread/reviews/u1',
    wireFieldsOf({ rating: 1, text: '', authorName: 'U', createdAt: new Date(), updatedAt: new Date() }),
  );
  write({ 'courses/bread/course.yaml': COURSE.slice(0, COURSE.indexOf('  - title: Go on')).replace('1900', '900') });
  expect(await run()).toMatchObject({ documents: 2, files: 0, removed: 5 });
  expect(read('courses/bread')).toMatchObject({
    lessonCount: 3,
    ratingSum: 5,
    ratingCount: 2,
    createdAt: new Date('2026-03-01'),
  });
  expect(admin.query({ collection: 'courses/bread/sections' })).toHaveLength(1);
  expect(admin.get('courses/bread/content/try-it')).toBeNull();
  expect(read('products/course-bread/prices/eur-1900').active).toBe(false);
  expect(read('products/course-bread/prices/eur-900').active).toBe(true);
  expect(paths()).not.toContain('courses/bread/files/media/notes.txt');
});

test('courses of a teacher with an account belong to the account', async () => {
  const { uid } = await running.backend.auth.admin.createAccount({
    email: 'ada@lectern.example',
    password: 'correct horse battery',
  });
  write({ ...FILES, 'teachers.yaml': '- { id: ada, name: Ada Baker, account: ada@lectern.example }\n' });
  await run();
  expect(read('courses/bread').teacherUid).toBe(uid);
  expect(running.backend.firestore.admin.get('profiles/ada')).toBeNull();
});

test('a link is followed inside the folder, and refused if it points outside', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'lectern-outside-'));
  try {
    write(FILES);
    for (const name of ['rises.md', 'rise.webm', 'course.yaml'])
      writeFileSync(join(outside, name), name.endsWith('.webm') ? VIDEO : 'secret');
    const link = (file: string, target: string): void => {
      write({ [file]: null });
      symlinkSync(target, join(root, file));
    };
    link('courses/bread/lessons/rises.md', join(outside, 'rises.md'));
    link('courses/bread/media/rise.webm', join(outside, 'rise.webm'));
    link('courses/other', outside);
    const problems = await problemsOf();
    expect(problems.map(({ file, line }) => ({ file, line }))).toEqual([
      at(16),
      at(26),
      at(1, 'courses/other/course.yaml'),
    ]);
    for (const { what, fix } of problems)
      expect([what, fix]).toEqual([
        expect.stringMatching(/is a link to a file outside/),
        expect.stringMatching(/^Copy/),
      ]);
    for (const file of ['courses/other', 'courses/bread/lessons/rises.md']) rmSync(join(root, file));
    write({ 'courses/bread/lessons/rises.md': TEXTS['courses/bread/lessons/rises.md']! });
    link('courses/bread/media/rise.webm', '../../../open-courses/hello/01-hello.webm');
    expect(await run()).toMatchObject({ courses: 1, files: 7 });
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('a folder without content and a missing folder are refused', async () => {
  expect((await problemsOf())[0]?.what).toContain('no content');
  rmSync(root, { recursive: true });
  expect((await problemsOf())[0]?.what).toContain('no such folder');
});
