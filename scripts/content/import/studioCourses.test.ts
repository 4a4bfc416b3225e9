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

test('a solution that its teacher has changed in the studio is not imported over', async () => {
  const lesson = `sections:
  - title: One
    lessons:
      - title: Try
        duration: 1:00
        pen: task.md
        solution: solution.md
`;
  const block = (html: string): string => ['```html', html, '```', ''].join('\n');
  const course = courseWith('', video('m.webm')).replace(/sections:[\s\S]*$/, lesson);
  writeAll({ [COURSE]: course, 'courses/a/task.md': block('<p>'), 'courses/a/solution.md': block('<p>Folder') });
  expect(await refusal()).toBe('imported');
  const path = 'courseDrafts/a/solutions/try';
  const imported = read(path);
  expect(imported).toMatchObject({ revision: 1 });
  set(path, { ...imported, revision: 2 });
  expect(await refusal()).toBe('imported');
  expect(read(path)).toMatchObject({ revision: 2 });
  set(path, { ...imported, html: '<p>Studio', revision: 3 });
  expect(await refusal()).toContain('changes in the studio that are not published');
  expect(read(path)).toMatchObject({ html: '<p>Studio', revision: 3 });
  const options = { buckets: { site: 'lectern', open: 'open-courses' }, log: () => undefined, replacesStudio: true };
  await importContent(root, running.backend, options);
  expect(read(path)).toEqual(imported);
});

test('a preview that a publication from the studio has closed is open again once it is imported', async () => {
  const preview = 'courses/a/previews/m.webm';
  const other = 'courses/a/previews/other.webm';
  set('closedPreviews/a', { paths: [preview, other], closedAt: new Date('2026-01-01T00:00:00Z') });
  writeAll({ [COURSE]: courseWith('', video('m.webm', ', preview: true')) });
  expect(await refusal()).toBe('imported');
  expect(stored('courses/a/')).toContain(preview);
  expect(read('closedPreviews/a')).toEqual({ paths: [other], closedAt: new Date('2026-01-01T00:00:00Z') });
  set('closedPreviews/a', { paths: [preview], closedAt: new Date('2026-01-01T00:00:00Z') });
  expect(await refusal()).toBe('imported');
  expect(read('closedPreviews/a')).toEqual({});
});
