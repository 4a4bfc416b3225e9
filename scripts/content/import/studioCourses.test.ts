import { wireFieldsOf } from '@lectern/backend';
import { importContent } from './importContent';
import { courseWith, prepareContentFolder, read, root, run, running, stored, VIDEO, video, writeAll } from './testBed';

prepareContentFolder();

const COURSE = 'courses/a/course.yaml';
const set = (path: string, data: object): void => running.backend.firestore.admin.set(path, wireFieldsOf(data));
/** A draft as the studio stores it; the import reads only its revision. */
const draft = (revision: number): void => {
  set('courseDrafts/a', { teacherUid: 'ada', revision });
  set('courseDrafts/a/lessons/one', { body: 'Typed in the studio.', revision });
};
const isDrafted = (): boolean => read('courseDrafts/a').revision !== undefined;
const refusal = (): Promise<string> =>
  run().then(
    () => 'imported',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

beforeEach(async () => {
  writeAll({ [COURSE]: courseWith('', video('m.webm')), 'courses/a/m.webm': VIDEO });
  await run();
});

test('a course with unpublished changes in the studio is not imported over, and nothing is lost', async () => {
  draft(2);
  writeAll({ [COURSE]: courseWith('subtitle: New\n', video('n.webm')), 'courses/a/n.webm': VIDEO });
  expect(await refusal()).toContain('changes in the studio that are not published');
  expect([read('courses/a').subtitle, isDrafted(), stored('courses/a/')]).toEqual([
    '',
    true,
    ['courses/a/files/m.webm'],
  ]);
});

test('a course that was published from the studio is not imported over', async () => {
  draft(3);
  set('courseReviews/a', { status: 'published', revision: 3, publishedRevision: 3 });
  writeAll({ [COURSE]: courseWith('subtitle: Old\n', video('m.webm')) });
  expect(await refusal()).toContain('published from the studio');
  running.backend.firestore.admin.delete('courseDrafts/a');
  expect(await refusal()).toContain('published from the studio');
});

test('an import that changes nothing of the course is no conflict', async () => {
  draft(2);
  expect(await refusal()).toBe('imported');
  expect(isDrafted()).toBe(true);
});

test('a draft that was only opened makes way: the studio opens what was imported', async () => {
  draft(1);
  writeAll({ [COURSE]: courseWith('subtitle: New\n', video('m.webm')) });
  expect(await refusal()).toBe('imported');
  expect([read('courses/a').subtitle, isDrafted(), read('courseDrafts/a/lessons/one')]).toEqual(['New', false, {}]);
});

test.each([0, 2])(
  'with --replace-studio the folder wins over a waiting review, of published revision %i',
  async (n) => {
    draft(3);
    set('courseReviews/a', { status: 'waiting', revision: 3, publishedRevision: n });
    writeAll({ [COURSE]: courseWith('subtitle: New\n', video('m.webm')) });
    const options = { buckets: { site: 'lectern', open: 'open-courses' }, log: () => undefined, replacesStudio: true };
    await importContent(root, running.backend, options);
    expect([read('courses/a').subtitle, isDrafted()]).toEqual(['New', false]);
    expect(read('courseReviews/a')).toMatchObject({ status: 'withdrawn', publishedRevision: 0 });
    expect(await refusal()).toBe('imported');
  },
);
