import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { wireFieldsOf } from '@lectern/backend';
import { parseSolution } from '@lectern/shared/domain';
import {
  COURSE as BREAD,
  courseWith,
  FILES,
  type Files,
  messages,
  problemsOf,
  read,
  root,
  run,
  running,
  stored,
  prepareContentFolder,
  video,
  VIDEO,
  write,
  writeAll,
} from './testBed';

prepareContentFolder();

/** Folder and file of the course that most tests import. `BREAD` is the text of another, complete one. */
const [COURSE_FOLDER, COURSE_FILE] = ['courses/a', 'courses/a/course.yaml'];

const PNG = Buffer.from('89504E470D0A1A0A', 'hex');

test('a draft has no public cover or product, and an archived course loses both', async () => {
  const paid = (status: string): Files => ({
    [COURSE_FILE]: courseWith(`status: ${status}\ncover: c.png\nprice: { amount: 900, currency: eur }\n`),
    [`${COURSE_FOLDER}/c.png`]: PNG,
  });
  writeAll(paid('draft'));
  await run();
  expect([stored('catalogue/covers/'), read('products/course-a'), read('courses/a').cover]).toEqual([[], {}, null]);
  writeAll(paid('published'));
  await run();
  expect([stored('catalogue/covers/'), read('products/course-a').active, read('courses/a').cover]).toEqual([
    ['catalogue/covers/course-a.png'],
    true,
    'catalogue/covers/course-a.png',
  ]);
  writeAll(paid('archived'));
  await run();
  expect([
    stored('catalogue/covers/'),
    read('products/course-a').active,
    read('products/course-a/prices/eur-900').active,
  ]).toEqual([[], false, false]);
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('a book that is no longer published has no public sample', async () => {
  const book = (status: string): Files => ({
    'books/b/book.yaml': `title: B\nsummary: S\nauthors: [A]\ntext: b.md\nsampleChapters: 1\nstatus: ${status}\n`,
    'books/b/b.md': '## One\n\nx\n',
  });
  writeAll(book('published'));
  await run();
  expect([stored('books/b/sample/'), read('books/b').sample]).toEqual([
    ['books/b/sample/sample.md'],
    'books/b/sample/sample.md',
  ]);
  writeAll(book('archived'));
  await run();
  expect([stored('books/b/sample/'), read('books/b').sample]).toEqual([[], null]);
  expect(stored('books/b/full/')).toHaveLength(1);
});

test('a book that people may have keeps its text: an import without it is refused', async () => {
  const file = 'books/b/book.yaml';
  const yaml = 'title: B\nsummary: S\nauthors: [A]\n';
  writeAll({ [file]: `${yaml}text: b.md\n`, 'books/b/b.md': '## One\n\nx\n' });
  await run();
  const texts = stored('books/b/full/');
  for (const status of ['published', 'archived']) {
    writeAll({ [file]: `${yaml}status: ${status}\n` });
    await expect(run()).rejects.toThrow(/book\.yaml:1: the book has no text any more/);
  }
  writeAll({ [file]: `${yaml}text: missing.md\n` });
  await expect(run()).rejects.not.toThrow(/no text any more/);
  expect([stored('books/b/full/'), read('books/b/private/file').path]).toEqual([texts, texts[0]]);
});

test('a draft of a book that loses its text names no file any more', async () => {
  const yaml = 'title: B\nsummary: S\nauthors: [A]\nstatus: draft\n';
  writeAll({ 'books/b/book.yaml': `${yaml}text: b.md\n`, 'books/b/b.md': '## One\n\nx\n' });
  await run();
  expect(read('books/b/private/file').path).toMatch(/\.md$/);
  writeAll({ 'books/b/book.yaml': yaml });
  expect(await run()).toMatchObject({ removed: 2 });
  expect([stored('books/b/'), read('books/b/private/file')]).toEqual([[], {}]);
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
});

test('a cover of another type replaces the previous one, and a deleted video leaves its open course', async () => {
  writeAll({
    [COURSE_FILE]: courseWith('cover: c.png\n'),
    [`${COURSE_FOLDER}/c.png`]: PNG,
    'open-courses/x/01-a.webm': VIDEO,
    'open-courses/x/02-b.webm': VIDEO,
  });
  await run();
  writeAll({ [COURSE_FILE]: courseWith('cover: c.jpg\n'), [`${COURSE_FOLDER}/c.jpg`]: Buffer.from('FFD8FF', 'hex') });
  rmSync(join(root, 'open-courses/x/02-b.webm'));
  await run();
  expect([stored('catalogue/covers/'), stored('', 'open-courses')]).toEqual([
    ['catalogue/covers/course-a.jpg'],
    ['x/01-a.webm'],
  ]);
});

test('a file that cannot be stored is named, and no document changes', async () => {
  writeAll({ [COURSE_FILE]: courseWith('', video('r.webm')), [`${COURSE_FOLDER}/r.webm`]: VIDEO });
  running.backend.storage.admin.put = () =>
    Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  await expect(run()).rejects.toThrow(/r\.webm could not be stored: the disk of the site is full/);
  expect(running.backend.firestore.admin.query({ collection: 'courses' })).toEqual([]);
});

test('a file that can no longer be read is named, and nothing changes', async () => {
  writeAll({ [COURSE_FILE]: courseWith('', video('r.webm')), [`${COURSE_FOLDER}/r.webm`]: VIDEO });
  await run();
  const { admin } = running.backend.storage;
  const get = admin.get.bind(admin);
  admin.get = (...file) => {
    rmSync(join(root, COURSE_FOLDER, 'r.webm'), { force: true });
    return get(...file);
  };
  await expect(run()).rejects.toThrow(/r\.webm can't be read: ENOENT.*Nothing was changed/);
  expect(stored('courses/')).toEqual(['courses/a/files/r.webm']);
});

test('two imports at the same time give the same result as one', async () => {
  writeAll({ [COURSE_FILE]: courseWith('', video('r.webm')), [`${COURSE_FOLDER}/r.webm`]: VIDEO });
  await Promise.all([run(), run()]);
  expect(await run()).toMatchObject({ documents: 0, files: 0, removed: 0 });
  expect(stored('courses/')).toEqual(['courses/a/files/r.webm']);
});

test('a review that the desk has hidden is not shown again', async () => {
  const reviews = '{ id: ann, by: Ann, rating: 5 }, { id: bo, by: Bo, rating: 1 }';
  writeAll({ [COURSE_FILE]: `${courseWith('')}reviews: [${reviews}]\n` });
  await run();
  const { admin } = running.backend.firestore;
  admin.set('hiddenReviews/a~bo', wireFieldsOf({ rating: 1 }));
  admin.delete('courses/a/reviews/bo');
  await run();
  expect(read('courses/a/reviews/bo')).toEqual({});
  expect(read('courses/a')).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  expect(await run()).toMatchObject({ documents: 0, removed: 0 });
});

test('reviewers with non-Latin names are distinguished; the same person twice is refused', async () => {
  writeAll({
    [COURSE_FILE]: `${courseWith('')}reviews: [{ by: "\u65e5\u672c", rating: 5 }, { by: "\u4e2d\u56fd", rating: 4 }]\n`,
  });
  await run();
  expect(read('courses/a').ratingCount).toBe(2);
  writeAll({
    [COURSE_FILE]: `${courseWith('')}reviews: [{ by: "\u65e5\u672c", rating: 5 }, { by: "\u65e5\u672c", rating: 4 }]\n`,
  });
  await expect(run()).rejects.toThrow(/second review/);
});

test('a video without captions gives advice, and progress is reported', async () => {
  writeAll({ [COURSE_FILE]: courseWith('', video('r.webm')), [`${COURSE_FOLDER}/r.webm`]: VIDEO });
  await run();
  expect(messages).toEqual([
    expect.stringContaining('no problems'),
    `Advice: ${COURSE_FILE}:9: the video "One" has no captions; add them if it contains speech.`,
    'Uploading file 1 of 1 (0.0 MB of 0.0 MB) …',
    expect.stringContaining('Writing'),
    'Publishing the catalogue …',
  ]);
});

test('a teacher cannot take the profile of an account with the same id', async () => {
  const { uid } = await running.backend.auth.admin.createAccount({
    email: 'eve@lectern.example',
    password: 'correct horse battery',
  });
  writeAll({ 'teachers.yaml': `- { id: ${uid}, name: Ada }\n` });
  expect((await problemsOf())[0]).toMatchObject({
    file: 'teachers.yaml',
    what: expect.stringContaining('account') as string,
  });
});

test('a category that becomes a top-level one is no longer a subcategory', async () => {
  writeAll({
    'categories.yaml': '- { slug: cooking, name: Cooking, subcategories: [{ slug: baking, name: Baking }] }\n',
  });
  await run();
  writeAll({
    'categories.yaml': '- { slug: baking, name: Baking }\n',
    [COURSE_FILE]: courseWith('subcategory: baking\n'),
  });
  await expect(run()).rejects.toThrow(/"cooking" has no subcategory "baking"/);
});

test('the id of a deleted course is refused, and a published one does not become a draft again', async () => {
  write(FILES);
  const { admin } = running.backend.firestore;
  for (const path of ['deletedCourses/bread', 'deletedBooks/loaf'])
    admin.set(path, wireFieldsOf({ deletedBy: 'ada', deletedAt: new Date() }));
  expect(await problemsOf()).toMatchObject([
    { file: 'books/loaf/book.yaml', what: expect.stringContaining('"loaf" belonged to a book') as string },
    { file: 'courses/bread/course.yaml', what: expect.stringContaining('"bread" belonged to a course') as string },
  ]);
  for (const path of ['deletedCourses/bread', 'deletedBooks/loaf']) admin.delete(path);
  await run();
  const asDraft = { 'courses/bread/course.yaml': `${BREAD}status: draft\n` };
  write(asDraft);
  await expect(run()).rejects.toThrow('cannot be a draft again');
  expect(read('courses/bread').status).toBe('published');
  write({ 'courses/bread/course.yaml': `${BREAD}status: archived\n` });
  await run();
  expect(read('courses/bread').status).toBe('archived');
});

test('the solution of a code lesson is stored apart from what learners read', async () => {
  // `$1` is the indentation of the line.
  const solution = '$1solution: "```css\\np { color: teal }\\n```"\n$1pen: ';
  write({ ...FILES, 'courses/bread/course.yaml': BREAD.replace(/^( +)pen: /m, solution) });
  await run();
  const path = 'courseDrafts/bread/solutions/try-it';
  expect(parseSolution(read(path), path)).toMatchObject({ html: '', css: 'p { color: teal }', js: '', revision: 1 });
  expect(read('courses/bread/content/try-it').body).not.toContain('teal');
});
