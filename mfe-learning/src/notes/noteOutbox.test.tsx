import { getDraft, noteOutbox, onNotesChange, pendingNotes, saveDraft, type PendingNote } from './noteOutbox';

const note = (id: string, text: string): PendingNote => ({
  id,
  text,
  kind: 'lesson',
  courseId: 'c',
  itemId: 'l',
  timeSec: 1,
  locator: null,
  isDeletion: false,
  refused: null,
});
const stored = (uid: string): unknown => JSON.parse(localStorage.getItem(`lectern.notes:${uid}`) ?? 'null');

test('a newer change of a note stays when the earlier one is settled', () => {
  const outbox = noteOutbox('ada');
  const [first, second] = [note('n', 'one'), note('n', 'two')];
  outbox.put(first);
  outbox.put(second);
  outbox.settle(first);
  expect(pendingNotes('ada')).toEqual({ n: second });
  expect(stored('ada')).toMatchObject({ errands: { n: { text: 'two' } } });
  outbox.settle(second);
  expect([pendingNotes('ada'), stored('ada')]).toEqual([{}, null]);
});

test('drafts are stored by key and person, and removed when empty', () => {
  saveDraft('ada', 'c/l', 'half');
  expect([getDraft('ada', 'c/l'), getDraft('ada', 'c/m'), getDraft('eve', 'c/l')]).toEqual(['half', '', '']);
  saveDraft('ada', 'c/l', '');
  expect(stored('ada')).toBeNull();
});

test('changes of another tab are read; malformed data is an empty outbox', () => {
  let changes = 0;
  const stop = onNotesChange('ada', () => {
    changes += 1;
  });
  localStorage.setItem('lectern.notes:ada', JSON.stringify({ errands: { x: note('x', 'theirs') }, drafts: {} }));
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.notes:ada' }));
  expect(pendingNotes('ada').x?.text).toBe('theirs');
  localStorage.setItem('lectern.notes:ada', '{broken');
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.notes:ada' }));
  expect(pendingNotes('ada')).toEqual({});
  stop();
  saveDraft('ada', 'c/l', 'x');
  expect(changes).toBe(2);
});
