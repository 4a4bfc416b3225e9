import type { DraftView } from '../data/items';
import { createOutlineOrder } from './outlineOrder';

const lesson = (section: string, position: string, title = '') =>
  ({ section, position, title, kind: 'text', durationSec: 0, preview: false, edited: 0 }) as const;

const SECTIONS: DraftView['sections'] = { s1: { title: 'One', position: 'a' }, s2: { title: 'Two', position: 'b' } };

const view = (lessons: DraftView['lessons'], sections = SECTIONS) => ({ sections, lessons }) as DraftView;

const idsOf = (outline: ReturnType<ReturnType<typeof createOutlineOrder>>): string[] =>
  outline.map(({ id, lessons }) => `${id}: ${lessons.map((each) => each.id).join(' ')}`);

test('an outline stays the same object while only titles of lessons change', () => {
  const orderOf = createOutlineOrder();
  const first = orderOf(view({ a: lesson('s1', 'a'), b: lesson('s1', 'b') }));
  expect(orderOf(view({ a: lesson('s1', 'a', 'Renamed'), b: lesson('s1', 'b') }))).toBe(first);
});

test.each([
  ['a lesson moves within its section', { a: lesson('s1', 'c'), b: lesson('s1', 'b') }, SECTIONS, ['s1: b a', 's2: ']],
  ['a lesson moves to another section', { a: lesson('s2', 'a'), b: lesson('s1', 'b') }, SECTIONS, ['s1: b', 's2: a']],
  ['a lesson is replaced', { a: lesson('s1', 'a'), c: lesson('s1', 'b') }, SECTIONS, ['s1: a c', 's2: ']],
  ['a lesson is removed', { b: lesson('s1', 'b') }, SECTIONS, ['s1: b', 's2: ']],
  [
    'a section moves',
    { a: lesson('s1', 'a'), b: lesson('s1', 'b') },
    { ...SECTIONS, s1: { title: 'One', position: 'c' } },
    ['s2: ', 's1: a b'],
  ],
])('an outline is new when %s', (_, lessons, sections, expected) => {
  const orderOf = createOutlineOrder();
  orderOf(view({ a: lesson('s1', 'a'), b: lesson('s1', 'b') }));
  expect(idsOf(orderOf(view(lessons, sections)))).toEqual(expected);
});
