import { sortNotes, type ShownNote } from '../note';
import { findNotes } from './findNotes';
import type { NoteSource } from './noteSources';

const note = (id: string, itemId: string, timeSec: number | null, text: string): ShownNote => ({
  id,
  kind: 'lesson',
  courseId: 'c',
  itemId,
  timeSec,
  locator: null,
  text,
  isPending: false,
  refused: null,
});
const notes = [
  note('1', 'l2', 5, 'Café at noon'),
  note('2', 'l1', 90, 'knead'),
  note('3', 'l1', 7, 'Flour'),
  note('4', 'l1', null, 'general'),
];
const sources: NoteSource[] = [
  {
    kind: 'lesson',
    id: 'c',
    title: 'Bread',
    slug: 'bread',
    lessons: [
      { id: 'l1', title: 'First' },
      { id: 'l2', title: 'Second' },
    ],
  },
  { kind: 'book', id: 'b', title: 'A book', slug: '', lessons: [] },
];
const ids = (search: string): string[] =>
  findNotes(notes, sources, search).flatMap((found) => found.notes.map(({ id }) => id));

test('notes are in the order of lessons and times', () => {
  expect(ids('')).toEqual(['4', '3', '2', '1']);
  expect(sortNotes(notes, ['l2', 'l1']).map(({ id }) => id)).toEqual(['1', '4', '3', '2']);
});

test.each([
  ['cafe NOON', ['1']],
  ['second', ['1']],
  ['bread first', ['4', '3', '2']],
  ['bread absent', []],
  ['  ', ['4', '3', '2', '1']],
])('%j finds %j', (search, found) => {
  expect(ids(search)).toEqual(found);
});
