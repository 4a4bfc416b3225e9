import { waitFor } from '@testing-library/react';
import { BackendError } from '@lectern/shared/firebase/errors';
import { startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { draftBackend } from './draftBackend';
import { memoryDraftRecords } from './draftRecords';
import { createCourse, deleteCourse, draftExistingCourse } from './drafts';
import { contentEdit, DraftSession } from './draftSession';
import { openDraftStorage } from './draftStorage';
import { myCourses } from './myCourses';
import { lessonItem } from './items';
import { addLesson, addSection, EMPTY_CONTENT, moveLesson, removeLesson } from './operations';
import type { Patch } from './patch';
import { MemoryBackend } from './testing/memoryBackend';

const UID = 'teacher';
let running: TestBackend;
const sessions: DraftSession[] = [];

beforeAll(async () => {
  running = await startTestBackend();
  await running.signIn({ name: UID, roles: ['teacher'] });
});
afterEach(() => Promise.all(sessions.splice(0).map((session) => session.close())));
afterAll(() => running.stop());

const LOCKS = { hold: () => () => undefined, ifClosed: () => Promise.resolve(undefined) };

/** Opens a window on the draft, as on a device of its own. */
async function openWindow(courseId: string): Promise<DraftSession> {
  const storage = openDraftStorage(memoryDraftRecords(), { uid: UID, courseId }, LOCKS);
  const session = await DraftSession.open({ backend: draftBackend(UID, courseId), storage });
  if (!session) throw new Error('There is no draft.');
  sessions.push(session);
  return session;
}

async function save(session: DraftSession): Promise<void> {
  session.retry();
  await waitFor(() => expect(session.state().save.kind).not.toBe('saving'));
}

const title = (session: DraftSession, words: string): boolean =>
  session.edit(({ details }) => ({ details: { ...details, title: words } }));

test('a course is written, and read again as it was written', async () => {
  const id = await createCourse(UID, 'Knots', 'en');
  const session = await openWindow(id);
  session.edit((view) => addSection(view, 's1', 'First'));
  session.edit((view) => addLesson(view, 'l1', { section: 's1', title: 'Bowline', kind: 'text' }));
  session.edit((view) => addLesson(view, 'l2', { section: 's1', title: 'Hitch', kind: 'quiz' }));
  session.edit((view) => moveLesson(view, 'l2', 's1', 0));
  session.edit(() => contentEdit('l1', { ...EMPTY_CONTENT, body: 'Make a loop.' }));
  expect(session.state().save.kind).toBe('saving');
  await save(session);
  expect(session.state()).toMatchObject({ save: { kind: 'saved' }, revision: 2 });
  const again = await openWindow(id);
  expect(again.state().view.lessons).toEqual(session.state().view.lessons);
  expect(await again.openContent('l1')).toEqual({ ...EMPTY_CONTENT, body: 'Make a loop.' });
});

test('a commit sends only the changed lesson, and a removal removes only its lesson', async () => {
  const id = await createCourse(UID, 'Knots', 'en');
  const session = await openWindow(id);
  session.edit((view) => addSection(view, 's1', 'First'));
  for (const lesson of ['bowline', 'hitch'])
    session.edit((view) => addLesson(view, lesson, { section: 's1', title: lesson, kind: 'text' }));
  await save(session);
  const requests = jest.spyOn(globalThis, 'fetch');
  session.edit(({ lessons }) => ({ 'lesson:hitch': lessonItem({ ...lessons.hitch!, title: 'Clove hitch' }) }));
  await save(session);
  const sent = requests.mock.calls
    .map(([, init]) => JSON.stringify(init?.body))
    .find((body) => body?.includes('Clove hitch'));
  requests.mockRestore();
  expect(sent).not.toContain('bowline');
  expect((await openWindow(id)).state().view).toMatchObject({
    details: { title: 'Knots' },
    sections: { s1: { title: 'First' } },
    lessons: { bowline: { title: 'bowline' }, hitch: { title: 'Clove hitch' } },
  });
  session.edit(() => removeLesson('bowline'));
  await save(session);
  expect(Object.keys((await openWindow(id)).state().view.lessons)).toEqual(['hitch']);
});

test('two windows merge field by field, and a field that both changed is chosen by the teacher', async () => {
  const id = await createCourse(UID, 'Knots', 'en');
  const [one, other] = [await openWindow(id), await openWindow(id)];
  title(one, 'Knots that hold');
  title(other, 'Knots at sea');
  other.edit(({ details }) => ({ details: { ...details, subtitle: 'For sailors' } }));
  await save(one);
  await save(other);
  expect(other.state().choices).toEqual([
    { key: 'details', field: 'title', mine: 'Knots at sea', theirs: 'Knots that hold' },
  ]);
  await one.refresh();
  expect(one.state().view.details).toMatchObject({ title: 'Knots that hold', subtitle: 'For sailors' });
  other.choose({ key: 'details', field: 'title' }, 'mine');
  await save(other);
  await one.refresh();
  expect(one.state()).toMatchObject({ view: { details: { title: 'Knots at sea' } }, choices: [] });
});

test('a lesson that is moved in one window and removed in another is restored with what was last written', async () => {
  const id = await createCourse(UID, 'Knots', 'en');
  const writing = await openWindow(id);
  writing.edit((view) => addSection(view, 's1', 'First'));
  for (const lesson of ['l1', 'l2'])
    writing.edit((view) => addLesson(view, lesson, { section: 's1', title: lesson, kind: 'text' }));
  await save(writing);
  const moving = await openWindow(id);
  writing.edit(() => contentEdit('l1', { ...EMPTY_CONTENT, body: 'Make a loop.' }));
  await save(writing);
  writing.edit(() => removeLesson('l1'));
  await save(writing);
  moving.edit((view) => moveLesson(view, 'l1', 's1', 1));
  await save(moving);
  expect(moving.state().save).toEqual({ kind: 'saved' });
  const again = await openWindow(id);
  expect(Object.keys(again.state().view.lessons)).toEqual(expect.arrayContaining(['l1', 'l2']));
  expect(await again.openContent('l1')).toMatchObject({ body: 'Make a loop.' });
});

test('an edit of a lesson as it was shown before its content was saved keeps the content', async () => {
  const session = await openWindow(await createCourse(UID, 'Knots', 'en'));
  session.edit((view) => addSection(view, 's1', 'First'));
  session.edit((view) => addLesson(view, 'l1', { section: 's1', title: 'Bowline', kind: 'text' }));
  const shown = lessonItem(session.state().view.lessons.l1!);
  await save(session);
  session.edit(() => ({ 'lesson:l1': { ...shown, title: 'Clove hitch' } }));
  await save(session);
  expect(session.state()).toMatchObject({
    save: { kind: 'saved' },
    view: { lessons: { l1: { title: 'Clove hitch', edited: 2 } } },
  });
});

test('a published course is drafted as one document, and its content stays until it is changed', async () => {
  const course = storedCourse('Bread', { teacherUid: UID, durationSec: 60 });
  const content = { video: null, captions: [], chapters: [], body: 'Flour.', resources: [], preview: false };
  const lesson = { kind: 'text', durationSec: 60, preview: true };
  running.seed({
    'courses/bread': course,
    'courses/theirs': { ...course, teacherUid: 'rival' },
    'courses/bread/sections/s': { title: 'Dough', order: 0 },
    'courses/bread/sections/s/lessons/b': { ...lesson, title: 'Bake', order: 1 },
    'courses/bread/sections/s/lessons/a': { ...lesson, title: 'Knead', order: 0 },
    'courses/bread/content/a': content,
  });
  expect(await draftExistingCourse(UID, 'theirs')).toBe(false);
  expect(await draftExistingCourse(UID, 'bread')).toBe(true);
  const session = await openWindow('bread');
  const { lessons } = session.state().view;
  expect(lessons.a!.position < lessons.b!.position).toBe(true);
  expect(lessons.a).toMatchObject({ title: 'Knead', preview: true, edited: 0 });
  const outage = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  // An empty lesson here would replace what learners read with the next key.
  await expect(session.openContent('a')).rejects.toMatchObject({ name: 'BackendError' });
  outage.mockRestore();
  expect((await session.openContent('a')).body).toBe('Flour.');
  session.edit(() => contentEdit('a', { ...EMPTY_CONTENT, body: 'Flour and water.' }));
  await save(session);
  expect(session.state().view.lessons.a!.edited).toBe(2);
  expect((await (await openWindow('bread')).openContent('a')).body).toBe('Flour and water.');
});

test('a window without a network opens the draft as this device last saved it', async () => {
  const courseId = await createCourse(UID, 'Knots', 'en');
  const records = memoryDraftRecords();
  const storage = () => openDraftStorage(records, { uid: UID, courseId }, LOCKS);
  const online = await DraftSession.open({ backend: draftBackend(UID, courseId), storage: storage() });
  title(online!, 'Bends and hitches');
  await save(online!);
  await online!.close();
  const unreachable = () => Promise.reject(new BackendError('offline', null));
  const backend = { load: unreachable, loadContent: unreachable, contentRevision: unreachable, commit: unreachable };
  const offline = await DraftSession.open({ backend, storage: storage(), isOnline: () => false });
  sessions.push(offline!);
  expect(offline!.state()).toMatchObject({ revision: 2, view: { details: { title: 'Bends and hitches' } } });
});

test('a draft is not called saved while an edit waits that was made during the end of a save', async () => {
  const storage = openDraftStorage(memoryDraftRecords(), { uid: UID, courseId: 'course' }, LOCKS);
  let typeMeanwhile: () => void = () => undefined;
  const adopt = (): Promise<Patch | null> => {
    typeMeanwhile();
    return storage.adopt();
  };
  const backend = new MemoryBackend().reachedBy({ state: 'online' });
  const session = (await DraftSession.open({ backend, storage: { ...storage, adopt } }))!;
  sessions.push(session);
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.state().save.kind));
  title(session, 'First');
  typeMeanwhile = () => {
    typeMeanwhile = () => undefined;
    title(session, 'Second');
  };
  session.retry();
  await session.settled();
  expect(seen).not.toContain('saved');
  await save(session);
  expect(session.state()).toMatchObject({ save: { kind: 'saved' }, view: { details: { title: 'Second' } } });
});

test('a deleted course is gone in its other window, and what was typed there is not sent', async () => {
  const id = await createCourse(UID, 'Short-lived', 'en');
  const session = await openWindow(id);
  await deleteCourse(UID, id);
  title(session, 'Still here');
  await save(session);
  expect(session.state().save.kind).toBe('gone');
  expect(running.backend.firestore.admin.get(`courseDrafts/${id}`)).toBeNull();
});

test('my courses list drafts and published courses, the last change first', async () => {
  const id = await createCourse(UID, 'Newest', 'en');
  const { queryFn } = myCourses(UID);
  const courses = await (queryFn as () => ReturnType<Exclude<typeof queryFn, undefined | symbol>>)();
  const listed = courses as { id: string; status: string; isDeletable: boolean }[];
  expect(listed[0]).toMatchObject({ id, status: 'draft', isDeletable: true });
  expect(listed.find((course) => course.id === 'bread')).toMatchObject({ status: 'published', isDeletable: false });
});
