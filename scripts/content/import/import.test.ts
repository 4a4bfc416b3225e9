import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { plainFieldsOf } from '../plainFields';
import { importContent } from './importContent';
import { ContentError, type Problem } from './source/Problems';

let running: RunningBackend;
let root: string;
beforeEach(async () => {
  running = await startLecternBackend();
  root = mkdtempSync(join(tmpdir(), 'lectern-content-'));
});
afterEach(async () => {
  await running.stop();
  rmSync(root, { recursive: true, force: true });
});

const COURSE = `title: Bread from scratch
summary: "Flour, water,\\nsalt and time.\\n\\nNothing else."
category: cooking
subcategory: baking
teacher: ada
level: beginner
tags: [bread]
price: { amount: 1900, currency: eur }
created: 2026-03-01
sections:
  - title: Start
    lessons:
      - title: Why it rises
        duration: 4:30
        preview: true
        text: lessons/rises.md
      - title: Check yourself
        duration: 2:00
        quiz: |
          ## What makes it rise?
          - [x] Yeast
          - [ ] Salt
      - title: See it
        duration: 1:00
        preview: true
        video: media/rise.webm
        captions: [{ language: en, file: media/rise.vtt }]
        chapters: [{ title: Dough, at: "0:10" }]
  - title: Go on
    lessons:
      - title: Try it
        duration: 1:05:00
        pen: "Style it.\\n\\n\`\`\`css\\np {}\\n\`\`\`"
        resources: [{ title: Notes, file: media/notes.txt }]
reviews:
  - { by: Ann (sample learner), rating: 4, text: Good., date: 2026-04-01 }
`;
/** What a WebM file begins with; nothing plays it here. */
const FILM = Buffer.from('1A45DFA3', 'hex');
const CUE = '\n\n00:00.000 --> 00:01.000\nIt rises.\n';
const TEXTS: Record<string, string> = {
  'categories.yaml': '- slug: cooking\n  name: Cooking\n  subcategories:\n    - { slug: baking, name: Baking }\n',
  'teachers.yaml': '- { id: ada, name: Ada Baker, headline: Bakes, bio: Since long ago. }\n',
  'courses/bread/course.yaml': COURSE,
  'courses/bread/lessons/rises.md': '# Why it rises\n\nYeast.\n',
  'courses/bread/media/rise.vtt': `WEBVTT${CUE}`,
  'courses/bread/media/notes.txt': 'Notes',
  'books/loaf/book.yaml':
    'title: The loaf\nsummary: Short.\nauthors: [Ada Baker]\ncategory: cooking\ntext: book.md\nsampleChapters: 1\n',
  'books/loaf/book.md': '# The loaf\n\n## One\n\nFirst.\n\n## Two\n\nSECOND.\n',
  'open-courses/hello/01-hello.vtt': `WEBVTT${CUE}`,
};
const FILES = { ...TEXTS, 'courses/bread/media/rise.webm': FILM, 'open-courses/hello/01-hello.webm': FILM };
type Change = Record<string, string | Buffer | null>;

function write(files: Change): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    if (content === null) rmSync(join(root, file), { force: true });
    else writeFileSync(join(root, file), content);
  }
}

const said: string[] = [];
const run = () =>
  importContent(root, running.backend, {
    buckets: { site: 'lectern', open: 'open-courses' },
    say: (line) => said.push(line),
  });
const read = (path: string): Record<string, unknown> =>
  plainFieldsOf(running.backend.firestore.admin.get(path)?.fields ?? {});
const paths = (): string[] =>
  running.backend.storage.admin
    .list('lectern')
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('catalogue/'));

async function problemsOf(): Promise<readonly Problem[]> {
  const refused = await run().then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(ContentError);
  expect(running.backend.firestore.admin.query({ collection: 'courses' })).toEqual([]);
  expect(paths()).toEqual([]);
  return (refused as ContentError).problems;
}

test(
  'a folder becomes documents that the domain accepts, files where the rules expect them, and a ' +
    'published catalogue',
  async () => {
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
  },
);

test('a second run writes nothing, and neither does one from a copy', async () => {
  write(FILES);
  await run();
  const before = running.backend.firestore.admin.get('courses/bread');
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
  expect(running.backend.firestore.admin.get('courses/bread')).toEqual(before);
});

test(
  "a changed folder changes what differs: lessons that are gone go, a former price ends, learners' " + 'reviews count',
  async () => {
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
  },
);

test('a teacher with an account teaches under it', async () => {
  const { uid } = await running.backend.auth.admin.createAccount({
    email: 'ada@lectern.example',
    password: 'correct horse battery',
  });
  write({ ...FILES, 'teachers.yaml': '- { id: ada, name: Ada Baker, account: ada@lectern.example }\n' });
  await run();
  expect(read('courses/bread').teacherUid).toBe(uid);
  expect(running.backend.firestore.admin.get('profiles/ada')).toBeNull();
});

const at = (line: number, file = 'courses/bread/course.yaml'): { file: string; line: number } => ({ file, line });

test.each<[string, Change, { file: string; line: number }[], RegExp]>([
  ['syntax', { 'courses/bread/course.yaml': 'title: Bread: from scratch\n' }, [at(1)], /no valid YAML.*\n.*quotes/],
  [
    'a missing field',
    { 'courses/bread/course.yaml': COURSE.replace('level: beginner\n', '') },
    [at(1)],
    /level is missing\n.*beginner, intermediate/,
  ],
  [
    'a wrong value',
    { 'courses/bread/course.yaml': COURSE.replace('level: beginner', 'level: expert') },
    [at(6)],
    /level: .*expert.*\n.*beginner/,
  ],
  [
    'a field that is none',
    { 'courses/bread/course.yaml': COURSE.replace('tags:', 'tag:') },
    [at(7)],
    /tag: there is no such field/,
  ],
  [
    'a title that is too long',
    { 'courses/bread/course.yaml': COURSE.replace('Bread from scratch', 'b'.repeat(121)) },
    [at(1)],
    /title: longer than 120/,
  ],
  [
    'a duration in words',
    { 'courses/bread/course.yaml': COURSE.replace('4:30', 'ten minutes') },
    [at(14)],
    /lessons\.0\.duration.*\n.*4:30/,
  ],
  [
    'an unknown category',
    { 'courses/bread/course.yaml': COURSE.replace('category: cooking', 'category: cokking') },
    [at(3)],
    /no category "cokking"\n.*cooking/,
  ],
  [
    "another category's subcategory",
    { 'courses/bread/course.yaml': COURSE.replace('subcategory: baking', 'subcategory: roasting') },
    [at(4)],
    /no subcategory "roasting"/,
  ],
  ['an unknown teacher', { 'teachers.yaml': '- { id: bob, name: Bob }\n' }, [at(5)], /no teacher "ada"\n.*bob/],
  ['a missing lesson', { 'courses/bread/lessons/rises.md': null }, [at(16)], /rises.md" does not exist/],
  [
    'an empty lesson',
    { 'courses/bread/lessons/rises.md': ' \n' },
    [at(1, 'courses/bread/lessons/rises.md')],
    /the file is empty/,
  ],
  [
    'a lesson without content',
    { 'courses/bread/course.yaml': COURSE.replace('        text: lessons/rises.md\n', '') },
    [at(13)],
    /has no content/,
  ],
  [
    'a lesson with two contents',
    { 'courses/bread/course.yaml': COURSE.replace('text: lessons/rises.md', 'text: Hi\n        pen: Ho') },
    [at(13)],
    /text and pen/,
  ],
  [
    'a quiz without a right answer',
    { 'courses/bread/course.yaml': COURSE.replace('[x] Yeast', '[ ] Yeast') },
    [at(20)],
    /without a right choice/,
  ],
  ['a pen without code', { 'courses/bread/course.yaml': COURSE.replace('css', 'c') }, [at(33)], /the pen has no code/],
  [
    'captions that are none',
    { 'courses/bread/media/rise.vtt': '1\n00:00' },
    [at(1, 'courses/bread/media/rise.vtt')],
    /no WebVTT/,
  ],
  ['an empty video', { 'courses/bread/media/rise.webm': '' }, [at(26)], /is empty/],
  [
    'a video of another form',
    { 'courses/bread/course.yaml': COURSE.replace('rise.webm', 'rise.avi') },
    [at(26)],
    /\.mp4, \.webm/,
  ],
  [
    'a chapter after the end',
    { 'courses/bread/course.yaml': COURSE.replace('0:10', '1:00') },
    [at(28)],
    /chapter begins after/,
  ],
  [
    'the same title twice',
    { 'courses/bread/course.yaml': COURSE.replace('Try it', 'See it') },
    [at(31)],
    /second lesson has the id "see-it"/,
  ],
  [
    'the same reviewer twice',
    { 'courses/bread/course.yaml': `${COURSE}  - { by: Ann (sample learner), rating: 5 }\n` },
    [at(37)],
    /second review/,
  ],
  [
    'a rating of six',
    { 'courses/bread/course.yaml': COURSE.replace('rating: 4', 'rating: 6') },
    [at(36)],
    /rating.*\n.*1, 2, 3, 4 or 5/,
  ],
  [
    'a path that leads out',
    { 'courses/bread/course.yaml': COURSE.replace('media/rise.webm', '../../secret.webm') },
    [at(26)],
    /video/,
  ],
  ['a folder that is no id', { 'courses/Bad Name/course.yaml': COURSE }, [at(1, 'courses/Bad Name')], /is no id/],
  [
    'a folder without its file',
    { 'courses/empty/notes.md': 'x' },
    [at(1, 'courses/empty/course.yaml')],
    /the file is missing/,
  ],
  [
    'a wrong check digit',
    { 'books/loaf/book.yaml': `${TEXTS['books/loaf/book.yaml']!}isbn13: "9780306406158"\n` },
    [at(7, 'books/loaf/book.yaml')],
    /no ISBN-13/,
  ],
  [
    'more sample than book',
    { 'books/loaf/book.yaml': TEXTS['books/loaf/book.yaml']!.replace('sampleChapters: 1', 'sampleChapters: 3') },
    [at(6, 'books/loaf/book.yaml')],
    /has 2 chapters/,
  ],
  [
    'a category twice',
    { 'categories.yaml': `${TEXTS['categories.yaml']!}- { slug: baking, name: Again }\n` },
    [at(5, 'categories.yaml')],
    /second category/,
  ],
  [
    'a stray file among open courses',
    { 'open-courses/hello/notes.doc': 'x' },
    [at(1, 'open-courses/hello/notes.doc')],
    /\.mp4, \.webm/,
  ],
  [
    'captions of another form of time',
    { 'courses/bread/media/rise.vtt': 'WEBVTT\n\n00:00,000 --> 00:01,000\nIt rises.\n' },
    [at(3, 'courses/bread/media/rise.vtt')],
    /no cue timing\n.*point/,
  ],
  [
    'captions without a cue',
    { 'courses/bread/media/rise.vtt': 'WEBVTT\n' },
    [at(1, 'courses/bread/media/rise.vtt')],
    /no cue in it/,
  ],
  [
    'captions that end before they begin',
    { 'courses/bread/media/rise.vtt': 'WEBVTT\n\n00:05.000 --> 00:02.000\nIt rises.\n' },
    [at(3, 'courses/bread/media/rise.vtt')],
    /ends before/,
  ],
  [
    'captions in another order than time',
    { 'courses/bread/media/rise.vtt': `WEBVTT\n\n00:05.000 --> 00:06.000\nLast.${CUE}` },
    [at(6, 'courses/bread/media/rise.vtt')],
    /before the one above/,
  ],
  [
    'captions of a longer film',
    {
      'courses/bread/media/rise.vtt': `WEBVTT${CUE}\n1:00:00.000 --> 1:00:01.000\nx\n01:01.000 --> 01:02.000\nLate.\n`,
    },
    [at(6, 'courses/bread/media/rise.vtt'), at(8, 'courses/bread/media/rise.vtt')],
    /no cue timing[^]*after the lesson's end\n.*duration/,
  ],
  [
    'a language twice',
    {
      'courses/bread/course.yaml': COURSE.replace(
        'file: media/rise.vtt }',
        'file: media/rise.vtt }, { language: en, file: media/rise.vtt }',
      ),
    },
    [at(27)],
    /second file of captions in "en"/,
  ],
  [
    'chapters out of order',
    { 'courses/bread/course.yaml': COURSE.replace('at: "0:10" }', 'at: "0:10" }, { title: Oven, at: "0:10" }') },
    [at(28)],
    /not begin after the one before/,
  ],
  [
    'chapters without a video',
    {
      'courses/bread/course.yaml': COURSE.replace(
        '        pen:',
        '        chapters: [{ title: A, at: "0:01" }]\n        pen:',
      ),
    },
    [at(33)],
    /chapters without a video/,
  ],
  [
    'a film that was only renamed',
    { 'courses/bread/media/rise.webm': 'RIFF....AVI LIST' },
    [at(26)],
    /not what its ending \.webm says/,
  ],
  [
    'a cover of another form',
    { 'courses/bread/course.yaml': `cover: cover.svg\n${COURSE}`, 'courses/bread/cover.svg': '<svg/>' },
    [at(1)],
    /\.png, \.jpg, \.jpeg, \.webp/,
  ],
  [
    'a cover that is no picture',
    { 'books/loaf/book.yaml': `cover: cover.png\n${TEXTS['books/loaf/book.yaml']!}`, 'books/loaf/cover.png': 'png' },
    [at(1, 'books/loaf/book.yaml')],
    /not what its ending \.png says/,
  ],
  [
    'a cover that is too large',
    {
      'books/loaf/book.yaml': `cover: cover.jpg\n${TEXTS['books/loaf/book.yaml']!}`,
      'books/loaf/cover.jpg': Buffer.alloc(2 * 1024 * 1024 + 1, 0xff),
    },
    [at(1, 'books/loaf/book.yaml')],
    /larger than 2 MB/,
  ],
  [
    'an ending in capitals',
    { 'courses/bread/course.yaml': COURSE.replace('rise.webm', 'rise.WEBM'), 'courses/bread/media/rise.WEBM': FILM },
    [at(26)],
    /no file for this/,
  ],
  [
    "a section's title twice",
    { 'courses/bread/course.yaml': COURSE.replace('title: Go on', 'title: Start') },
    [at(29)],
    /second section has the id "start"/,
  ],
  [
    'an id twice',
    { 'courses/bread/course.yaml': COURSE.replace('- title: Try it', '- id: why-it-rises\n        title: Try it') },
    [at(31)],
    /second lesson has the id "why-it-rises"/,
  ],
  [
    'a teacher twice',
    { 'teachers.yaml': `${TEXTS['teachers.yaml']!}- { id: ada, name: Another Ada }\n` },
    [at(2, 'teachers.yaml')],
    /second teacher has the id "ada"/,
  ],
  [
    'captions of an open course without their video',
    { 'open-courses/hello/01-helo.vtt': `WEBVTT${CUE}` },
    [at(1, 'open-courses/hello/01-helo.vtt')],
    /captions without a video/,
  ],
  [
    'several things at once',
    {
      'courses/bread/course.yaml': COURSE.replace('level: beginner', 'level: expert').replace('rating: 4', 'rating: x'),
    },
    [at(6), at(36)],
    /2 problems/,
  ],
])('%s is refused with file, line and fix, and nothing is written', async (_what, change, places, message) => {
  write({ ...FILES, ...change });
  const problems = await problemsOf();
  expect(problems.map(({ file, line }) => ({ file, line }))).toEqual(places);
  expect(new ContentError(problems).message).toMatch(message);
  for (const { fix } of problems) expect(fix).toMatch(/\.$/);
});

test('a link is followed inside of the folder and refused where it leads out', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'lectern-outside-'));
  try {
    write(FILES);
    for (const name of ['rises.md', 'rise.webm', 'course.yaml'])
      writeFileSync(join(outside, name), name.endsWith('.webm') ? FILM : 'secret');
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
      expect([what, fix]).toEqual([expect.stringMatching(/is a link that leads out/), expect.stringMatching(/^Copy/)]);
    for (const file of ['courses/other', 'courses/bread/lessons/rises.md']) rmSync(join(root, file));
    write({ 'courses/bread/lessons/rises.md': TEXTS['courses/bread/lessons/rises.md']! });
    link('courses/bread/media/rise.webm', '../../../open-courses/hello/01-hello.webm');
    expect(await run()).toMatchObject({ courses: 1, files: 7 });
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
});

test('a folder without content, and one that is not there, are refused', async () => {
  expect((await problemsOf())[0]?.what).toContain('no content');
  rmSync(root, { recursive: true });
  expect((await problemsOf())[0]?.what).toContain('no such folder');
});
