import { draftOf, errandsOf, keepDraft, putErrand, takeErrand, watchBoxes, type NoteErrand } from './noteBox';

const errand = (id: string, text: string): NoteErrand => ({
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
const kept = (uid: string): unknown => JSON.parse(localStorage.getItem(`lectern.notes:${uid}`) ?? 'null');

test('an errand stays until it itself is done: a newer one for the same note is not taken with it', () => {
  const [first, second] = [errand('n', 'one'), errand('n', 'two')];
  putErrand('ada', first);
  putErrand('ada', second);
  takeErrand('ada', first);
  expect(errandsOf('ada')).toEqual({ n: second });
  expect(kept('ada')).toMatchObject({ errands: { n: { text: 'two' } } });
  takeErrand('ada', second);
  expect([errandsOf('ada'), kept('ada')]).toEqual([{}, null]);
});

test('drafts are kept by place and person, and forgotten when they are empty', () => {
  keepDraft('ada', 'c/l', 'half');
  expect([draftOf('ada', 'c/l'), draftOf('ada', 'c/m'), draftOf('eve', 'c/l')]).toEqual(['half', '', '']);
  keepDraft('ada', 'c/l', '');
  expect(kept('ada')).toBeNull();
});

test('what another tab keeps is read anew; what cannot be read is an empty box', () => {
  let told = 0;
  const end = watchBoxes(() => {
    told += 1;
  });
  localStorage.setItem('lectern.notes:ada', JSON.stringify({ errands: { x: errand('x', 'theirs') }, drafts: {} }));
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.notes:ada' }));
  expect(errandsOf('ada').x?.text).toBe('theirs');
  localStorage.setItem('lectern.notes:ada', '{broken');
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.notes:ada' }));
  expect(errandsOf('ada')).toEqual({});
  end();
  keepDraft('ada', 'c/l', 'x');
  expect(told).toBe(2);
});
