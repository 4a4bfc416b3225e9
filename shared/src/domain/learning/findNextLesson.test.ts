import { findNextLesson } from './findNextLesson';

type OwnProgress = NonNullable<Parameters<typeof findNextLesson>[1]>;

const lesson = (id: string) => ({
  id,
  title: `Lesson ${id}`,
  kind: 'video' as const,
  durationSec: 600,
  preview: false,
});
const sections = [
  { id: 's', title: 'One', lessons: [lesson('a'), lesson('b')] },
  { id: 't', title: 'Two', lessons: [lesson('c')] },
];
const own = (lastLessonId: string | null, done: string[], positionSec = 0): OwnProgress => ({
  lastLessonId,
  lessons: Object.fromEntries(
    ['a', 'b', 'c'].map((id) => [id, { watched: '', positionSec, at: 1, done: done.includes(id) }]),
  ),
});

test.each([
  ['nothing was begun', null, 'a'],
  ['the last lesson is not done', own('b', ['a']), 'b'],
  ['the last lesson is done', own('b', ['a', 'b']), 'c'],
  ['only earlier lessons are left', own('c', ['b', 'c']), 'a'],
  ['the last lesson was removed', own('x', ['a']), 'b'],
])('when %s', (_, progress, expected) => {
  expect(findNextLesson(sections, progress)?.id).toBe(expected);
});

test('says how much is left, and nothing once all is done', () => {
  expect(findNextLesson(sections, own('a', [], 480))).toEqual({ id: 'a', title: 'Lesson a', leftSec: 120 });
  expect(findNextLesson(sections, own('a', [], 9_000))?.leftSec).toBe(0);
  expect(findNextLesson(sections, own('a', ['a', 'b', 'c']))).toBeNull();
});
