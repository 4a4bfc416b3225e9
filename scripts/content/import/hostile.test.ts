import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { plainFieldsOf } from '../plainFields';
import { importContent } from './importContent';
import { ContentError, type Problem } from './source/Problems';

let running: RunningBackend;
let root: string;
let said: string[];
beforeEach(async () => {
  running = await startLecternBackend();
  root = mkdtempSync(join(tmpdir(), 'lectern-hostile-'));
  said = [];
});
afterEach(async () => {
  await running.stop();
  rmSync(root, { recursive: true, force: true });
});

type Files = Record<string, string | Buffer | null>;
const TOP = {
  'categories.yaml': '- { slug: cooking, name: Cooking }\n',
  'teachers.yaml': '- { id: ada, name: Ada Baker }\n',
};
const ONE = '      - { title: One, duration: "1:00", text: Hello }\n';
const HEAD = 'title: Bread\nsummary: Flour\ncategory: cooking\nteacher: ada\nlevel: beginner\n';
/** A course whose line 6 is `extra`, and whose lessons begin at line 9 with it, or at line 9 less one without. */
const courseWith = (extra: string, lessons = ONE, head = HEAD): string =>
  `${head}${extra}sections:\n  - title: Start\n    lessons:\n${lessons}`;
const video = (name: string, more = ''): string =>
  `      - { title: One, duration: "1:00", video: "${name}"${more} }\n`;
const FILM = Buffer.from('1A45DFA3', 'hex');
const [COURSE, A] = ['courses/a/course.yaml', 'courses/a'];
const LATIN = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nBr\xf6tchen\n', 'latin1');
const BOMB = ['a', 'b', 'c', 'd', 'e']
  .map(
    (name, at, all) =>
      `${name}: &${name} [${Array(9)
        .fill(at === 0 ? 'x' : `*${all[at - 1] ?? ''}`)
        .join(', ')}]\n`,
  )
  .join('');

function write(files: Files): void {
  for (const [file, content] of Object.entries({ ...TOP, ...files })) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

const run = () =>
  importContent(root, running.backend, {
    buckets: { site: 'lectern', open: 'open-courses' },
    say: (line) => said.push(line),
  });
const read = (path: string): Record<string, unknown> =>
  plainFieldsOf(running.backend.firestore.admin.get(path)?.fields ?? {});
const stored = (prefix: string, bucket = 'lectern'): string[] =>
  running.backend.storage.admin.list(bucket, prefix).map(({ path }) => path);

async function problemsOf(): Promise<readonly Problem[]> {
  const refused = await run().then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(ContentError);
  expect(running.backend.firestore.admin.query({ collection: 'categories' })).toEqual([]);
  expect(stored('')).toEqual([]);
  return (refused as ContentError).problems;
}

test.each<[string, Files, [place: string, what: RegExp, fix: RegExp][]]>([
  [
    'another encoding',
    { [COURSE]: Buffer.from(courseWith('subtitle: Br\xf6tchen\n'), 'latin1') },
    [[`${COURSE}:6`, /not UTF-8/, /as UTF-8/]],
  ],
  ['UTF-16', { [COURSE]: Buffer.from(`\uFEFF${courseWith('')}`, 'utf16le') }, [[`${COURSE}:1`, /UTF-16/, /as UTF-8/]]],
  [
    'captions in another encoding',
    {
      [COURSE]: courseWith('', video('r.webm', ', captions: [{ language: de, file: r.vtt }]')),
      [`${A}/r.webm`]: FILM,
      [`${A}/r.vtt`]: LATIN,
    },
    [[`${A}/r.vtt:4`, /not UTF-8/, /as UTF-8/]],
  ],
  [
    'a control character in a file',
    { [COURSE]: courseWith('', ONE.replace('Hello', 'l.md')), [`${A}/l.md`]: 'a\nb\0c\n' },
    [[`${A}/l.md:2`, /U\+0000/, /Remove/]],
  ],
  [
    'a control character behind an escape',
    { [COURSE]: courseWith('subtitle: "a\\0b"\n') },
    [[`${COURSE}:6`, /subtitle: there is a control character/, /Remove/]],
  ],
  [
    'half of a pair of characters',
    { [COURSE]: courseWith('subtitle: "a\\ud800b"\n') },
    [[`${COURSE}:6`, /control character/, /Remove/]],
  ],
  [
    'a mark that turns the direction',
    { 'teachers.yaml': '- { id: ada, name: "A\\u202eda" }\n' },
    [['teachers.yaml:1', /hidden mark/, /Remove/]],
  ],
  [
    'a title of spaces',
    { [COURSE]: courseWith('', ONE, HEAD.replace('Bread', '"    "')) },
    [[`${COURSE}:1`, /shorter than 3/, /title/]],
  ],
  [
    'aliases that stand for too much',
    { [COURSE]: courseWith(BOMB) },
    [[`${COURSE}:10`, /stand for too much/, /value itself/]],
  ],
  [
    'very many aliases',
    { [COURSE]: courseWith(`x: &x 1\ny: [${Array(200).fill('*x').join(', ')}]\n`) },
    [[`${COURSE}:7`, /more than 100 aliases/, /value itself/]],
  ],
  [
    'an alias of nothing',
    { [COURSE]: courseWith('subtitle: *nothing\n') },
    [[`${COURSE}:6`, /named &nothing/, /value itself/]],
  ],
  ['a list that is in itself', { [COURSE]: courseWith('tags: &t [*t]\n') }, [[`${COURSE}:6`, /tags\.0/, /List/]]],
  ['a field twice', { [COURSE]: courseWith('level: all\n') }, [[`${COURSE}:6`, /twice/, /Keep one/]]],
  [
    'a tag of a programming language',
    { [COURSE]: courseWith('subtitle: !!js/function "x"\n') },
    [[`${COURSE}:6`, /tag/, /quotes/]],
  ],
  [
    'names of a prototype',
    { [COURSE]: courseWith('__proto__: { a: 1 }\nconstructor: x\n') },
    [
      [`${COURSE}:6`, /no such field/, /Remove/],
      [`${COURSE}:7`, /no such field/, /Remove/],
    ],
  ],
  [
    'brackets without end',
    { [COURSE]: courseWith(`tags: ${'['.repeat(3000)}${']'.repeat(3000)}\n`) },
    [[`${COURSE}:6`, /nested too deeply/, /brackets/]],
  ],
  [
    'two documents in a file',
    { [COURSE]: `${courseWith('')}---\na: b\n` },
    [[`${COURSE}:10`, /second document/, /---/]],
  ],
  ['an empty file', { [COURSE]: '' }, [[`${COURSE}:1`, /empty/, /README/]]],
  ['a sentence instead of a course', { [COURSE]: 'hello' }, [[`${COURSE}:1`, /expected Object/, /README/]]],
  [
    'a file of many megabytes',
    { [COURSE]: Buffer.alloc(3 * 1024 * 1024, '# \n') },
    [[`${COURSE}:1`, /larger than 2 MB/, /smaller/]],
  ],
  [
    'a text of many megabytes',
    { [COURSE]: courseWith('', ONE.replace('Hello', 'l.md')), [`${A}/l.md`]: Buffer.alloc(3 * 1024 * 1024, 'a') },
    [[`${A}/l.md:1`, /larger than 1 MB/, /smaller/]],
  ],
  [
    '61 seconds',
    { [COURSE]: courseWith('', ONE.replace('1:00', '1:61')) },
    [[`${COURSE}:9`, /duration: "1:61"/, /minutes/]],
  ],
  [
    'a day that is none',
    { [COURSE]: courseWith('created: 2026-02-31\n') },
    [[`${COURSE}:6`, /no such day/, /2026-03-01/]],
  ],
  [
    'a name that storage cannot keep',
    { [COURSE]: courseWith('', video('a\\nb.webm')), [`${A}/a\nb.webm`]: FILM },
    [[`${COURSE}:9`, /no name of a file/, /forward slashes/]],
  ],
  [
    'such a name in an open course',
    { 'open-courses/x/a\nb.webm': FILM },
    [['open-courses/x/a\nb.webm:1', /no name/, /control characters/]],
  ],
  [
    'a text from another folder',
    { [COURSE]: courseWith('', ONE.replace('Hello', '../../teachers.md')), 'teachers.md': 'x' },
    [[`${COURSE}:9`, /no name of a file/, /lessons/]],
  ],
  [
    'other capitals',
    { [COURSE]: courseWith('', video('Rise.webm')), [`${A}/rise.webm`]: FILM },
    [[`${COURSE}:9`, /does not exist/, /"rise\.webm"/]],
  ],
  ['.yml', { 'courses/a/course.yml': courseWith('') }, [[`${COURSE}:1`, /missing/, /course\.yml/]]],
  [
    '.yml at the top',
    { 'teachers.yml': TOP['teachers.yaml'], 'teachers.yaml': null, [COURSE]: courseWith('') },
    [
      [`${COURSE}:4`, /no teacher "ada"/, /teachers\.yaml/],
      ['teachers.yml:1', /means nothing/, /teachers\.yaml/],
    ],
  ],
  ['a folder in the singular', { 'course/a/course.yaml': courseWith('') }, [['course:1', /means nothing/, /courses/]]],
  [
    'the folder of one course',
    { 'course.yaml': courseWith('') },
    [['course.yaml:1', /folder of one course/, /two above/]],
  ],
  [
    'a course beside the folders',
    { 'courses/bread.yaml': courseWith('') },
    [['courses/bread.yaml:1', /beside/, /Move it/]],
  ],
  [
    'an open course without a video',
    { 'open-courses/x/notes/y.webm': FILM },
    [
      ['open-courses/x:1', /no video/, /Add one/],
      ['open-courses/x/notes:1', /a folder in/, /Move/],
    ],
  ],
  [
    'teachers that cannot be read',
    { 'teachers.yaml': '- { id: ada', [COURSE]: courseWith('') },
    [['teachers.yaml:1', /no valid YAML/, /./]],
  ],
  [
    'every question of a quiz',
    {
      [COURSE]: courseWith(
        '',
        '      - title: One\n        duration: "1:00"\n        quiz: |\n          ## A\n          - [ ] ' +
          'a\n          - [ ] b\n          ## B\n          - [x] c\n',
      ),
    },
    [
      [`${COURSE}:12`, /without a right choice/, /README/],
      [`${COURSE}:15`, /fewer than two/, /README/],
    ],
  ],
  [
    'what is wrong beside a broken form',
    {
      [COURSE]: courseWith(
        'cover: no.png\nslugg: x\n',
        `${ONE.replace('Hello', 'gone.md')}${video('gone.webm')}`,
        HEAD.replace('cooking', 'cokking').replace('ada', 'bob'),
      ),
    },
    [
      [`${COURSE}:3`, /no category/, /cooking/],
      [`${COURSE}:4`, /no teacher/, /ada/],
      [`${COURSE}:6`, /no\.png" does not exist/, /./],
      [`${COURSE}:7`, /slugg/, /./],
      [`${COURSE}:11`, /gone\.md/, /./],
      [`${COURSE}:12`, /gone\.webm/, /./],
    ],
  ],
  [
    'captions in more languages than a course can name',
    {
      [COURSE]: courseWith(
        '',
        video(
          'r.webm',
          `, captions: [${Array.from('abcdefghijk', (letter) => `{ language: ${letter}a, file: c.vtt }`).join(', ')}]`,
        ) +
          video(
            'r.webm',
            ', captions: ' +
              `[${Array.from('abcdefghijk', (letter) => `{ language: ${letter}b, file: c.vtt }`).join(', ')}]`,
          ).replace('One', 'Two'),
      ),
      [`${A}/r.webm`]: FILM,
      [`${A}/c.vtt`]: 'WEBVTT\n\n00:00.000 --> 00:01.000\nx\n',
    },
    [[`${COURSE}:1`, /captionLanguages/, /README/]],
  ],
  [
    'the same of a book',
    { 'books/b/book.yaml': 'title: B\nsummary: S\nauthors: []\ncategory: cokking\ncover: no.png\ntext: gone.md\n' },
    [
      ['books/b/book.yaml:3', /authors/, /./],
      ['books/b/book.yaml:4', /no category/, /cooking/],
      ['books/b/book.yaml:5', /no\.png/, /./],
      ['books/b/book.yaml:6', /gone\.md/, /./],
    ],
  ],
])('%s is told, and nothing is written', async (_what, files, expected) => {
  write(files);
  const problems = await problemsOf();
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(expected.map(([place]) => place));
  problems.forEach(({ what, fix }, at) =>
    expect([what, fix]).toEqual([expect.stringMatching(expected[at]![1]), expect.stringMatching(expected[at]![2])]),
  );
});

test('a name cannot draw a further problem or steer a terminal', () => {
  const { message } = new ContentError([{ file: 'a\n/etc/passwd:1: gone\u001b[2J', line: 1, what: 'x\ny', fix: 'z' }]);
  expect(message.split('\n')).toHaveLength(3);
  expect(message).not.toContain('\u001b');
});

test.each<[string, string]>([
  ['a byte-order mark and CRLF', `\uFEFF${courseWith('').replaceAll('\n', '\r\n')}`],
  ['CR alone', courseWith('').replaceAll('\n', '\r')],
])('%s are a text like any other', async (_what, text) => {
  write({ [COURSE]: text });
  expect(await run()).toMatchObject({ courses: 1 });
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('a name is found in either form of its accents, and stored in one', async () => {
  write({ [COURSE]: courseWith('', video('\u00e9.webm')), [`${A}/e\u0301.webm`]: FILM });
  expect(await run()).toMatchObject({ files: 1 });
  expect(stored('courses/')).toEqual(['courses/a/files/\u00e9.webm']);
});

test('what this account may not read is told, each by its name', async () => {
  const secrets = [`${A}/secret`, `${A}/l.md`];
  write({
    [COURSE]: courseWith('', `${ONE.replace('Hello', 'l.md')}${video('secret/r.webm').replace('One', 'Two')}`),
    [`${A}/l.md`]: 'x',
    [`${A}/secret/r.webm`]: FILM,
  });
  for (const name of secrets) chmodSync(join(root, name), 0);
  chmodSync(root, 0o755);
  const [isRoot, { seteuid }] = [process.geteuid?.() === 0, process];
  if (isRoot) seteuid?.call(process, 65534);
  const problems = await problemsOf().finally(() => {
    if (isRoot) seteuid?.call(process, 0);
    for (const name of secrets) chmodSync(join(root, name), 0o700);
  });
  expect(problems.map(({ file, line, what }) => [file, line, what])).toEqual([
    [COURSE, 9, expect.stringContaining('l.md" cannot be read')],
    [COURSE, 10, expect.stringContaining('r.webm" cannot be read')],
    [`${A}/secret`, 1, expect.stringContaining('cannot be read')],
  ]);
});

const PNG = Buffer.from('89504E470D0A1A0A', 'hex');

test('a draft is on no public shelf: no cover, no product; and withdrawn, a course leaves both', async () => {
  const paid = (status: string): Files => ({
    [COURSE]: courseWith(`status: ${status}\ncover: c.png\nprice: { amount: 900, currency: eur }\n`),
    [`${A}/c.png`]: PNG,
  });
  write(paid('draft'));
  await run();
  expect([stored('catalogue/covers/'), read('products/course-a'), read('courses/a').cover]).toEqual([[], {}, null]);
  write(paid('published'));
  await run();
  expect([stored('catalogue/covers/'), read('products/course-a').active, read('courses/a').cover]).toEqual([
    ['catalogue/covers/course-a.png'],
    true,
    'catalogue/covers/course-a.png',
  ]);
  write(paid('archived'));
  await run();
  expect([
    stored('catalogue/covers/'),
    read('products/course-a').active,
    read('products/course-a/prices/eur-900').active,
  ]).toEqual([[], false, false]);
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('a book that is no longer published has no sample that everybody can read', async () => {
  const book = (status: string): Files => ({
    'books/b/book.yaml': `title: B\nsummary: S\nauthors: [A]\ntext: b.md\nsampleChapters: 1\nstatus: ${status}\n`,
    'books/b/b.md': '## One\n\nx\n',
  });
  write(book('published'));
  await run();
  expect([stored('books/b/sample/'), read('books/b').sample]).toEqual([
    ['books/b/sample/sample.md'],
    'books/b/sample/sample.md',
  ]);
  write(book('draft'));
  await run();
  expect([stored('books/b/sample/'), read('books/b').sample]).toEqual([[], null]);
  expect(stored('books/b/full/')).toHaveLength(1);
});

test(
  'a cover of another ending takes the place of the former one; a film that is gone leaves its open ' + 'course',
  async () => {
    write({
      [COURSE]: courseWith('cover: c.png\n'),
      [`${A}/c.png`]: PNG,
      'open-courses/x/01-a.webm': FILM,
      'open-courses/x/02-b.webm': FILM,
    });
    await run();
    write({ [COURSE]: courseWith('cover: c.jpg\n'), [`${A}/c.jpg`]: Buffer.from('FFD8FF', 'hex') });
    rmSync(join(root, 'open-courses/x/02-b.webm'));
    await run();
    expect([stored('catalogue/covers/'), stored('', 'open-courses')]).toEqual([
      ['catalogue/covers/course-a.jpg'],
      ['x/01-a.webm'],
    ]);
  },
);

test('a file that cannot be stored is named, and the documents are as they were', async () => {
  write({ [COURSE]: courseWith('', video('r.webm')), [`${A}/r.webm`]: FILM });
  running.backend.storage.admin.put = () =>
    Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(run()).rejects.toThrow(/r\.webm could not be stored: the disk of the site is full/);
  expect(running.backend.firestore.admin.query({ collection: 'courses' })).toEqual([]);
});

test('two imports at the same time come to what one comes to', async () => {
  write({ [COURSE]: courseWith('', video('r.webm')), [`${A}/r.webm`]: FILM });
  await Promise.all([run(), run()]);
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
  expect(stored('courses/')).toEqual(['courses/a/files/r.webm']);
});

test('one reviewer of other letters is not another; the same person twice is', async () => {
  write({
    [COURSE]: `${courseWith('')}reviews: [{ by: "\u65e5\u672c", rating: 5 }, { by: "\u4e2d\u56fd", rating: 4 }]\n`,
  });
  await run();
  expect(read('courses/a').ratingCount).toBe(2);
  write({
    [COURSE]: `${courseWith('')}reviews: [{ by: "\u65e5\u672c", rating: 5 }, { by: "\u65e5\u672c", rating: 4 }]\n`,
  });
  await expect(run()).rejects.toThrow(/second review/);
});

test('a film without captions is advised on, and progress is told', async () => {
  write({ [COURSE]: courseWith('', video('r.webm')), [`${A}/r.webm`]: FILM });
  await run();
  expect(said).toEqual([
    expect.stringContaining('all good'),
    `Advice: ${COURSE}:9: the video "One" has no captions; add them if anything is said in it.`,
    'Uploading file 1 of 1 (0.0 MB of 0.0 MB) …',
    expect.stringContaining('Writing'),
    'Publishing the catalogue …',
  ]);
});

test('a teacher cannot take the profile of an account that has their id', async () => {
  const { uid } = await running.backend.auth.admin.createAccount({
    email: 'eve@lectern.example',
    password: 'correct horse battery',
  });
  write({ 'teachers.yaml': `- { id: ${uid}, name: Ada }\n` });
  expect((await problemsOf())[0]).toMatchObject({
    file: 'teachers.yaml',
    what: expect.stringContaining('account') as string,
  });
});

test("a category that moves takes its subcategories' names along: none is known at two places", async () => {
  write({ 'categories.yaml': '- { slug: cooking, name: Cooking, subcategories: [{ slug: baking, name: Baking }] }\n' });
  await run();
  write({ 'categories.yaml': '- { slug: baking, name: Baking }\n', [COURSE]: courseWith('subcategory: baking\n') });
  await expect(run()).rejects.toThrow(/"cooking" has no subcategory "baking"/);
});
