import { act, renderHook } from '@testing-library/react';
import { removeTabDraft, useTabDraft } from '.';

const BLANK = { rating: 0, text: '', links: [] as readonly string[] };
const open = (form = 'review bread lea', blank = BLANK) => renderHook(() => useTabDraft(form, blank));
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a form that is left and opened again has what was typed', () => {
  const { result, unmount } = open();
  act(() => {
    result.current.change({ text: 'Warm' });
    result.current.change({ rating: 4 });
  });
  unmount();
  expect(open().result.current.fields).toEqual({ rating: 4, text: 'Warm', links: [] });
  expect(open('review bread moe').result.current.fields).toEqual(BLANK);
});

test('a field that was not edited follows its stored value', () => {
  const { result } = open();
  act(() => result.current.change({ text: 'Warm' }));
  expect(open('review bread lea', { ...BLANK, rating: 5 }).result.current.fields).toEqual({
    ...BLANK,
    rating: 5,
    text: 'Warm',
  });
});

test('a sent or emptied form leaves no draft', () => {
  const { result } = open();
  act(() => result.current.change({ text: 'Warm' }));
  act(() => result.current.change({ text: '' }));
  expect(sessionStorage).toHaveLength(0);
  act(() => result.current.change({ text: 'Warm' }));
  act(() => result.current.remove());
  expect([sessionStorage.length, result.current.fields.text]).toEqual([0, 'Warm']);
});

test.each(['{broken', '7', 'null', '[]', '{"text":7,"links":"x","other":"y"}', '{"rating":null}'])(
  '%s in storage is no draft',
  (stored) => {
    sessionStorage.setItem('lectern.draft:review bread lea', stored);
    expect(open().result.current.fields).toEqual(BLANK);
  },
);

test('blocked storage loses nothing while the form is open', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { result } = open();
  act(() => result.current.change({ text: 'Warm' }));
  expect(result.current.fields.text).toBe('Warm');
  expect(() => removeTabDraft('review bread lea')).not.toThrow();
});
