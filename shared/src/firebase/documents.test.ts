import { setLogLevel } from 'firebase/app';
import { parseNote, parseProgress, type Note } from '@lectern/shared/domain';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { signOut } from './auth';
import {
  addDocument,
  changeDocument,
  countDocuments,
  deleteDocument,
  getDocument,
  listDocuments,
  serverTime,
  setDocument,
  updateDocument,
  writeDocuments,
} from './documents';

// These tests provoke refusals by the rules, and the SDK would log each of them.
setLogLevel('silent');
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());
beforeEach(() => testBackend.signIn('ada'));
afterEach(() => jest.restoreAllMocks());

const at = new Date('2026-11-01T10:00:00.000Z');
const note = (text: string, timeSec = 0): Omit<Note, 'id'> => ({
  kind: 'lesson',
  courseId: 'free',
  itemId: 'one',
  timeSec,
  locator: null,
  text,
  createdAt: at,
  updatedAt: at,
});
const fresh = (text: string, timeSec = 0) => ({ ...note(text, timeSec), createdAt: serverTime, updatedAt: serverTime });
const notes = 'users/ada/notes';

test("a document is written with the server's time and read as plain data", async () => {
  await setDocument(`${notes}/a`, fresh('Knead.'));
  const found = await getDocument(`${notes}/a`, parseNote);
  expect(found).toMatchObject({ text: 'Knead.', timeSec: 0, locator: null });
  expect(found?.createdAt).toBeInstanceOf(Date);
  await updateDocument(`${notes}/a`, { text: 'Knead well.', updatedAt: serverTime });
  await setDocument(`${notes}/a`, { timeSec: 7, updatedAt: serverTime }, { merge: true });
  expect(await getDocument(`${notes}/a`, parseNote)).toMatchObject({ text: 'Knead well.', timeSec: 7 });
  await deleteDocument(`${notes}/a`);
  await deleteDocument(`${notes}/a`);
  expect(await getDocument(`${notes}/a`, parseNote)).toBeNull();
});

test('a list skips an invalid document, with one warning that names path and field', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  testBackend.seed({
    [`${notes}/l1`]: note('one', 1),
    [`${notes}/l2`]: { ...note('two', 2), text: 5 },
    [`${notes}/l3`]: note('three', 3),
    [`${notes}/l4`]: note('four', 4),
  });
  const list = await listDocuments({ collection: notes, orderBy: [['timeSec', 'asc']] }, parseNote);
  expect(list.map(({ text }) => text)).toEqual(['one', 'three', 'four']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/users\/ada\/notes\/l2.*text/);
  expect(await countDocuments({ collection: notes })).toBe(4);
  const page = await listDocuments(
    { collection: notes, where: [['itemId', '==', 'one']], orderBy: [['timeSec', 'asc']], after: [2], limit: 1 },
    parseNote,
  );
  expect(page.map(({ text }) => text)).toEqual(['three']);
});

test('reading or changing an invalid document rejects with a DocumentError', async () => {
  testBackend.seed({ [`${notes}/bad`]: { ...note('x'), timeSec: 'soon' } });
  await expect(getDocument(`${notes}/bad`, parseNote)).rejects.toMatchObject({
    name: 'DocumentError',
    path: `${notes}/bad`,
    field: 'timeSec',
  });
  await expect(changeDocument(`${notes}/bad`, parseNote, () => null)).rejects.toMatchObject({ name: 'DocumentError' });
  await deleteDocument(`${notes}/bad`);
});

test('an added document gets a new id; a batch writes all or nothing', async () => {
  const id = await addDocument(notes, fresh('added'));
  expect(await getDocument(`${notes}/${id}`, parseNote)).toMatchObject({ text: 'added' });
  await writeDocuments([
    { path: `${notes}/b1`, data: fresh('b1') },
    { path: `${notes}/${id}`, data: null },
  ]);
  expect(await getDocument(`${notes}/${id}`, parseNote)).toBeNull();
  await expect(
    writeDocuments([
      { path: `${notes}/b2`, data: fresh('b2') },
      { path: 'users/somebody/notes/x', data: fresh('x') },
    ]),
  ).rejects.toMatchObject({ kind: 'denied' });
  expect(await getDocument(`${notes}/b2`, parseNote)).toBeNull();
});

test('50 concurrent changes of one document all apply', async () => {
  testBackend.seed({
    'users/ada/enrolments/free': { source: 'free', entitlement: null, createdAt: at },
    'users/ada/progress/free': { lessons: {}, lastLessonId: null, percent: 0, updatedAt: at },
  });
  const path = 'users/ada/progress/free';
  await Promise.all(
    Array.from({ length: 50 }, () =>
      changeDocument(
        path,
        parseProgress,
        (now) =>
          now && {
            lessons: now.lessons,
            lastLessonId: now.lastLessonId,
            percent: now.percent + 1,
            updatedAt: serverTime,
          },
      ),
    ),
  );
  expect(await getDocument(path, parseProgress)).toMatchObject({ percent: 50 });
});

test('a change may write nothing, and receives null when there is no document', async () => {
  const seen: unknown[] = [];
  expect(
    await changeDocument(`${notes}/none`, parseNote, (now) => {
      seen.push(now);
      return null;
    }),
  ).toBeNull();
  expect(seen).toEqual([null]);
  expect(await getDocument(`${notes}/none`, parseNote)).toBeNull();
});

test('every failure has a kind', async () => {
  await expect(getDocument('users/somebody', parseNote)).rejects.toMatchObject({
    name: 'BackendError',
    kind: 'denied',
  });
  await expect(updateDocument(`${notes}/none`, { text: 'x', updatedAt: serverTime })).rejects.toMatchObject({
    kind: expect.stringMatching(/missing|denied/) as string,
  });
  await expect(setDocument(`${notes}/long`, fresh('x'.repeat(2001)))).rejects.toMatchObject({ kind: 'denied' });
  await expect(listDocuments({ collection: 'users' }, parseNote)).rejects.toMatchObject({ kind: 'denied' });
  await signOut();
  await expect(listDocuments({ collection: notes }, parseNote)).rejects.toMatchObject({ kind: 'denied' });
});

test('a change that was called before signing out is still carried out for the account', async () => {
  await setDocument(`${notes}/last`, fresh('first words'));
  const change = () => ({ text: 'last words', updatedAt: serverTime });
  const changed = changeDocument(`${notes}/last`, parseNote, change, { merge: true });
  await signOut();
  await changed;
  await testBackend.signIn('ada');
  expect(await getDocument(`${notes}/last`, parseNote)).toMatchObject({ text: 'last words' });
});

test('a call that follows from the answer to another one is carried out before signing out', async () => {
  await setDocument(`${notes}/next`, fresh('first words'));
  const second = getDocument(`${notes}/next`, parseNote)
    .then(() => new Promise((rendered) => setTimeout(rendered, 0)))
    .then(() => getDocument(`${notes}/next`, parseNote));
  await signOut();
  expect(await second).toMatchObject({ text: 'first words' });
});

test('a call in a revoked session is rejected as signed out', async () => {
  testBackend.backend.auth.admin.disable('ada');
  await expect(listDocuments({ collection: notes }, parseNote)).rejects.toMatchObject({ kind: 'signed-out' });
  testBackend.backend.auth.admin.enable('ada');
});

test('a backend that does not answer is unavailable', async () => {
  const other = await startTestBackend();
  await other.signIn('ada');
  await other.kill();
  await expect(getDocument('users/ada', parseNote)).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(setDocument('users/ada', {})).rejects.toMatchObject({ kind: 'unavailable' });
  await other.stop();
});
