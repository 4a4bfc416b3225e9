import { startDeskTestBed, type DeskTestBed } from '../testBed';
import { startTidying } from './startTidying';
import { ask, seedDraft } from './testBed';
import { GRACE_MS, tidyFiles } from './tidyFiles';

let testBed: DeskTestBed;
beforeEach(async () => {
  testBed = await startDeskTestBed();
  testBed.start();
  await seedDraft(testBed, 'bread', 3);
});
afterEach(() => testBed.stop());

const DOUGH = '0000000000000001/dough.webm';
const NOW = Date.now();
const tidy = (afterMs: number) => tidyFiles(testBed.services, 'bread', new Date(NOW + afterMs));
const stored = (): string[] =>
  testBed.services.files.admin
    .list(testBed.services.files.bucket, 'courses/bread/')
    .map(({ path }) => path.slice('courses/bread/'.length));
const upload = (name: string): Promise<unknown> =>
  testBed.services.files.admin.put(testBed.services.files.bucket, `courses/bread/${name}`, 'bytes', {
    contentType: 'video/webm',
  });
/** Publishes the draft as it is. */
async function publish(revision: number): Promise<void> {
  expect(await ask(testBed, 'submit', revision)).toMatchObject({ status: 'done' });
  expect(await testBed.decide('course.publish', `bread~${revision}`)).toMatchObject({ status: 'done' });
}
/** Changes the draft as a window of the studio does. */
function edit(revision: number, lessons: object, details: object = {}): void {
  const draft = testBed.get('courseDrafts/bread') as { lessons: object; details: object };
  const merged = { lessons: { ...draft.lessons, ...lessons }, details: { ...draft.details, ...details } };
  testBed.seed('courseDrafts/bread', { ...draft, ...merged, revision });
}
/** Answers as the site does to somebody without an account. */
async function statusFor(path: string, token = ''): Promise<number> {
  const { url } = testBed.running;
  const address = `${url}/v0/b/${testBed.services.files.bucket}/o/${encodeURIComponent(path)}?alt=media${token}`;
  return (await fetch(address)).status;
}

test('a file that nothing names is removed after a week, and not while a window may still name it', async () => {
  await upload('drafts/0000000000000003/old.webm');
  await upload('drafts/0000000000000004/late.webm');
  expect(await tidy(0)).toEqual({ files: 0, bytes: 0 });
  expect(await tidy(GRACE_MS - 1)).toEqual({ files: 0, bytes: 0 });
  // A device that was offline names it at last.
  const content = testBed.get('courseDrafts/bread/lessons/rise');
  testBed.seed('courseDrafts/bread/lessons/rise', {
    ...content,
    body: 'See ![dough](courses/bread/drafts/0000000000000004/late.webm).',
  });
  expect(await tidy(GRACE_MS)).toEqual({ files: 1, bytes: 5 });
  expect(stored()).toEqual([
    `drafts/${DOUGH}`,
    'drafts/0000000000000002/cover.webp',
    'drafts/0000000000000004/late.webm',
  ]);
  // From the time that it is no longer named, not from its upload.
  testBed.seed('courseDrafts/bread/lessons/rise', content ?? {});
  expect(await tidy(2 * GRACE_MS)).toMatchObject({ files: 0 });
  expect(await tidy(3 * GRACE_MS)).toMatchObject({ files: 1 });
});

test('files that a draft or a published version names stay; others are removed', async () => {
  await publish(3);
  const { dough: _dough, ...lessons } = (testBed.get('courseDrafts/bread') as { lessons: Record<string, object> })
    .lessons;
  testBed.seed('courseDrafts/bread', { ...testBed.get('courseDrafts/bread'), lessons, revision: 4 });
  testBed.services.documents.delete('courseDrafts/bread/lessons/dough');
  await tidy(0);
  await tidy(GRACE_MS);
  expect(stored()).toContain(`previews/${DOUGH}`);
  expect(stored()).not.toContain(`drafts/${DOUGH}`);
  await publish(4);
  await tidy(GRACE_MS);
  expect(stored().filter((path) => path.endsWith('dough.webm'))).toEqual([]);
});

test('a cover that was replaced is removed after a week, those of other courses stay', async () => {
  const { admin, bucket } = testBed.services.files;
  const others = ['course-bread-two-0123456789ab.webp', 'course-bread-0123456789ab.webp', 'course-bread.webp'];
  for (const name of others) await admin.put(bucket, `catalogue/covers/${name}`, 'bytes');
  testBed.seed('courses/bread-0123456789ab', { cover: 'catalogue/covers/course-bread-0123456789ab.webp' });
  const covers = (): string[] =>
    admin.list(bucket, 'catalogue/covers/').map(({ path }) => path.split('/').at(-1) ?? '');
  await publish(3);
  const [first] = covers().filter((name) => !others.includes(name));
  const next = 'courses/bread/drafts/0000000000000005/cover.webp';
  await admin.put(bucket, next, 'another picture', { contentType: 'image/webp' });
  edit(4, {}, { cover: next });
  await publish(4);
  await tidy(0);
  expect(covers()).toHaveLength(others.length + 2);
  await tidy(GRACE_MS);
  expect(covers()).toHaveLength(others.length + 1);
  expect(covers()).not.toContain(first);
  expect(covers()).toEqual(expect.arrayContaining(others));
  expect(testBed.get('courses/bread')?.cover).toBe(
    `catalogue/covers/${covers().find((name) => !others.includes(name)) ?? ''}`,
  );
});

test('a deleted course leaves no files, another course keeps its own', async () => {
  await upload('files/one.webm');
  const { admin, bucket } = testBed.services.files;
  await admin.put(bucket, 'courses/bread-two/drafts/0000000000000009/a.webm', 'bytes');
  testBed.seed('courseDrafts/bread-two', { ...testBed.get('courseDrafts/bread'), sections: {}, lessons: {} });
  testBed.services.documents.delete('courseDrafts/bread');
  for (const lesson of ['rise', 'quiz', 'dough'])
    testBed.services.documents.delete(`courseDrafts/bread/lessons/${lesson}`);
  await tidy(0);
  expect(await tidy(GRACE_MS)).toMatchObject({ files: 3 });
  expect(stored()).toEqual([]);
  expect(admin.list(bucket, 'courses/bread-two/')).toHaveLength(1);
  expect(testBed.get('unnamedFiles/bread')).toBeNull();
});

test('the site looks at every course after its start', async () => {
  await upload('drafts/0000000000000003/old.webm');
  testBed.seed('unnamedFiles/bread', {
    files: [{ path: 'courses/bread/drafts/0000000000000003/old.webm', since: new Date(NOW - GRACE_MS) }],
  });
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const tidying = startTidying(testBed.services, testBed.running.backend.firestore, { log: note, warn: note });
  await tidying.settled();
  await tidying.stop();
  expect(stored()).not.toContain('drafts/0000000000000003/old.webm');
  expect(lines).toEqual([expect.stringContaining('1 unused')]);
});

test('a lesson that is no preview any more is closed to the public with the version that says so', async () => {
  await publish(3);
  const preview = `courses/bread/previews/${DOUGH}`;
  expect(await statusFor(preview)).toBe(200);
  const lesson = (testBed.get('courseDrafts/bread') as { lessons: Record<string, object> }).lessons.dough;
  edit(4, { dough: { ...lesson, preview: false } });
  await publish(4);
  expect(testBed.get('courses/bread/content/dough')).toMatchObject({ video: `courses/bread/files/${DOUGH}` });
  expect(await statusFor(preview)).toBe(403);
  expect(await statusFor(`courses/bread/files/${DOUGH}`)).toBe(403);
  // It is open again when the lesson is a preview again.
  edit(5, { dough: lesson });
  await publish(5);
  expect(await statusFor(preview)).toBe(200);
  expect(testBed.get('closedPreviews/bread')).toBeNull();
});

test('a closed preview is removed at once; one that the draft names gets an address with a new token', async () => {
  await publish(3);
  const preview = `courses/bread/previews/${DOUGH}`;
  const lesson = (testBed.get('courseDrafts/bread') as { lessons: Record<string, object> }).lessons.dough;
  // The teacher edits the published lesson: the draft names the file where it is now.
  testBed.seed('courseDrafts/bread/lessons/dough', {
    ...testBed.get('courseDrafts/bread/lessons/dough'),
    video: preview,
    revision: 4,
  });
  edit(4, { dough: { ...lesson, preview: false, edited: 4 } });
  const metadata = await fetch(
    `${testBed.running.url}/v0/b/${testBed.services.files.bucket}/o/${encodeURIComponent(preview)}`,
  );
  const { downloadTokens } = (await metadata.json()) as { downloadTokens: string };
  expect(await statusFor(preview, `&token=${downloadTokens}`)).toBe(200);
  const tidying = startTidying(testBed.services, testBed.running.backend.firestore, { log: () => {}, warn: () => {} });
  await publish(4);
  await new Promise((resolve) => setImmediate(resolve));
  await tidying.settled();
  await tidying.stop();
  expect(await statusFor(preview, `&token=${downloadTokens}`)).toBe(403);
  expect(stored()).toContain(`previews/${DOUGH}`);
  // Once the draft no longer names it, it is removed; a window with the former draft still publishes it.
  testBed.seed('courseDrafts/bread/lessons/dough', {
    ...testBed.get('courseDrafts/bread/lessons/dough'),
    video: `courses/bread/files/${DOUGH}`,
  });
  expect(await tidy(0)).toMatchObject({ files: 1 });
  expect(stored()).not.toContain(`previews/${DOUGH}`);
  testBed.seed('courseDrafts/bread/lessons/dough', {
    ...testBed.get('courseDrafts/bread/lessons/dough'),
    video: preview,
    revision: 5,
  });
  edit(5, { dough: { ...lesson, preview: false, edited: 5 } });
  await publish(5);
  expect(testBed.get('courses/bread/content/dough')).toMatchObject({ video: `courses/bread/files/${DOUGH}` });
});
