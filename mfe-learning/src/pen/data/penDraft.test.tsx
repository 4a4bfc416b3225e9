import {
  claimPenSlot,
  dropPenDraft,
  getPenDraft,
  isSameSource,
  penSlot,
  savePenDraft,
  watchPenDraft,
  type PenDraft,
} from './penDraft';

const EMPTY = penSlot('', null);
const PEN = penSlot('pen:a', null);
const LESSON = penSlot('lesson:c/l', null);

const draft: PenDraft = { html: '<p>', css: 'p {}', js: '1', basedOn: 7, task: null };
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('each slot stores its own draft until it is dropped', () => {
  savePenDraft(EMPTY, draft);
  savePenDraft(PEN, { ...draft, js: '2' });
  savePenDraft(LESSON, { ...draft, task: { html: 'x', css: '', js: '' } });
  expect([
    getPenDraft(EMPTY)?.js,
    getPenDraft(PEN)?.js,
    getPenDraft(LESSON)?.task?.html,
    getPenDraft(penSlot('pen:b', null)),
  ]).toEqual(['1', '2', 'x', null]);
  dropPenDraft(PEN);
  expect([getPenDraft(EMPTY), getPenDraft(PEN)]).toEqual([draft, null]);
});

test.each(['', 'null', '7', '[]', '{"html":"x"}', '{"html":1,"css":"","js":""}', '{broken'])(
  '%j is not a draft',
  (stored) => {
    localStorage.setItem('lectern.pen', stored);
    expect(getPenDraft(EMPTY)).toBeNull();
  },
);

test('a draft of an earlier version is read, and a device without space reports it', () => {
  localStorage.setItem('lectern.pen', '{"html":"a","css":"b","js":"c"}');
  expect(getPenDraft(EMPTY)).toEqual({ html: 'a', css: 'b', js: 'c', basedOn: null, task: null });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(savePenDraft(EMPTY, draft)).toBe(false);
});

test('a change in another tab is reported for the same slot only', () => {
  const received: string[] = [];
  const stop = watchPenDraft(PEN, ({ js }) => received.push(js));
  savePenDraft(PEN, { ...draft, js: 'theirs' });
  for (const key of ['lectern.pen:a', 'lectern.pen', 'lectern.pen:pen:a'])
    dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.pen:pen:a' }));
  expect(received).toEqual(['theirs']);
  expect(isSameSource(draft, { ...draft, js: '9' })).toBe(false);
});

test('a draft belongs to the account that wrote it', () => {
  savePenDraft(claimPenSlot('', 'ada'), draft);
  expect(getPenDraft(claimPenSlot('', 'ben'))).toBeNull();
  expect(getPenDraft(claimPenSlot('', null))).toBeNull();
  expect(getPenDraft(claimPenSlot('', 'ada'))).toEqual(draft);
});

test('a draft from before signing in moves to the account', () => {
  savePenDraft(LESSON, draft);
  expect(getPenDraft(claimPenSlot('lesson:c/l', 'ada'))).toEqual(draft);
  expect(getPenDraft(LESSON)).toBeNull();
});

test('a draft from before signing in stays where the account has its own, or storage is full', () => {
  savePenDraft(PEN, { ...draft, js: 'signed out' });
  savePenDraft(penSlot('pen:a', 'ada'), draft);
  expect(getPenDraft(claimPenSlot('pen:a', 'ada'))).toEqual(draft);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  claimPenSlot('pen:a', 'ben');
  expect(getPenDraft(PEN)?.js).toBe('signed out');
});
