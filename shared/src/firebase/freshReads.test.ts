import { parseNote } from '@lectern/shared/domain';
import { fakeCaches, startTestBackend } from '@lectern/shared/testing';
import { getDocument, listDocuments, type ReadOptions } from './documents';

const NOTES = 'users/ada/notes';
const at = new Date('2026-11-01T10:00:00.000Z');
const note = {
  kind: 'lesson',
  courseId: 'free',
  itemId: 'one',
  timeSec: 0,
  locator: null,
  text: 'kept',
  createdAt: at,
  updatedAt: at,
};
const getNote = (options?: ReadOptions) => getDocument(`${NOTES}/a`, parseNote, options);
const listNotes = (options?: ReadOptions) => listDocuments({ collection: NOTES }, parseNote, options);

test('without a backend cached documents are returned, but never to a fresh read', async () => {
  const device = fakeCaches();
  const testBackend = await startTestBackend();
  await testBackend.signIn('ada');
  testBackend.seed({ [`${NOTES}/a`]: note });
  expect(await getNote({ fresh: true })).toMatchObject({ text: 'kept' });
  expect(await listNotes({ fresh: true })).toHaveLength(1);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  await testBackend.kill();
  expect(await getNote()).toMatchObject({ text: 'kept' });
  expect(await listNotes()).toHaveLength(1);
  await expect(getNote({ fresh: true })).rejects.toMatchObject({ name: 'BackendError', kind: 'unavailable' });
  await expect(listNotes({ fresh: true })).rejects.toMatchObject({ name: 'BackendError', kind: 'unavailable' });
  await testBackend.stop();
  device.uninstall();
});
