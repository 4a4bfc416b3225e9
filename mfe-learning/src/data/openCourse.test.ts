import { isCourseName, openLessons } from './openCourse';

test('videos are lessons in name order, with the captions and the poster of their name', () => {
  expect(
    openLessons([
      'intro/10-more.mp4',
      'intro/02-first-steps.mp4',
      'intro/02-first-steps.vtt',
      'intro/02-first-steps.webp',
      'intro/notes.pdf',
      'intro/notes.png',
      'intro/03_a.webm',
      'intro/03_a.png',
      'intro/03_a.jpg',
    ]),
  ).toEqual([
    {
      path: 'intro/02-first-steps.mp4',
      title: 'First steps',
      captions: 'intro/02-first-steps.vtt',
      poster: 'intro/02-first-steps.webp',
    },
    { path: 'intro/03_a.webm', title: 'A', captions: null, poster: 'intro/03_a.jpg' },
    { path: 'intro/10-more.mp4', title: 'More', captions: null, poster: null },
  ]);
});

test('a video that is only a number has no title', () => {
  expect(openLessons(['x/01.mp4'])[0]?.title).toBe('');
});

test.each([
  ['intro', true],
  ['intro-to-bread', true],
  ['../secret', false],
  ['Intro', false],
  ['a--b', false],
  ['', false],
  ['a/b', false],
])('%j as a folder: %p', (name, valid) => {
  expect(isCourseName(name)).toBe(valid);
});
