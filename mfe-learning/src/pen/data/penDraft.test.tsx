import { dropPenDraft, getPenDraft, isSameSource, savePenDraft, watchPenDraft, type PenDraft } from './penDraft';

const draft: PenDraft = { html: '<p>', css: 'p {}', js: '1', basedOn: 7, task: null };
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('each slot stores its own draft until it is dropped', () => {
  savePenDraft('', draft);
  savePenDraft('pen:a', { ...draft, js: '2' });
  savePenDraft('lesson:c/l', { ...draft, task: { html: 'x', css: '', js: '' } });
  expect([
    getPenDraft('')?.js,
    getPenDraft('pen:a')?.js,
    getPenDraft('lesson:c/l')?.task?.html,
    getPenDraft('pen:b'),
  ]).toEqual(['1', '2', 'x', null]);
  dropPenDraft('pen:a');
  expect([getPenDraft(''), getPenDraft('pen:a')]).toEqual([draft, null]);
});

test.each(['', 'null', '7', '[]', '{"html":"x"}', '{"html":1,"css":"","js":""}', '{broken'])(
  '%j is not a draft',
  (stored) => {
    localStorage.setItem('lectern.pen', stored);
    expect(getPenDraft('')).toBeNull();
  },
);

test('a draft of an earlier version is read, and a device without space reports it', () => {
  localStorage.setItem('lectern.pen', '{"html":"a","css":"b","js":"c"}');
  expect(getPenDraft('')).toEqual({ html: 'a', css: 'b', js: 'c', basedOn: null, task: null });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(savePenDraft('', draft)).toBe(false);
});

test('a change in another tab is reported for the same slot only', () => {
  const received: string[] = [];
  const stop = watchPenDraft('pen:a', ({ js }) => received.push(js));
  savePenDraft('pen:a', { ...draft, js: 'theirs' });
  for (const key of ['lectern.pen:a', 'lectern.pen', 'lectern.pen:pen:a'])
    dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.pen:pen:a' }));
  expect(received).toEqual(['theirs']);
  expect(isSameSource(draft, { ...draft, js: '9' })).toBe(false);
});
