import { draftFolder, publishedPath, publishLessonFiles } from './draftFiles';

const THEIRS = '![Theirs](courses/milk/drafts/x/y.png) courses/tea/drafts/i1/cup.png';
const content = {
  video: `${draftFolder('tea')}v1/film.webm`,
  poster: null,
  captions: [{ language: 'en', path: 'courses/tea/media/film.vtt', kind: 'captions' as const }],
  resources: [
    { title: 'Table', path: `${draftFolder('tea')}r1/table.csv` },
    { title: 'Elsewhere', path: 'https://lectern.example/table.csv' },
  ],
  body: `![A cup](${draftFolder('tea')}i1/cup.png)\n\n${THEIRS}`,
};

test.each([
  ['courses/tea/drafts/a/film.webm', false, 'courses/tea/files/a/film.webm'],
  ['courses/tea/drafts/a/film.webm', true, 'courses/tea/previews/a/film.webm'],
  ['courses/tea/previews/a/film.webm', false, 'courses/tea/files/a/film.webm'],
  ['courses/tea/previews/a/film.webm', true, 'courses/tea/previews/a/film.webm'],
  ['courses/tea/files/a/film.webm', true, 'courses/tea/previews/a/film.webm'],
  ['courses/tea/media/film.webm', false, 'courses/tea/media/film.webm'],
  ['courses/tea/media/film.webm', true, 'courses/tea/previews/media/film.webm'],
  ['courses/milk/drafts/a/film.webm', true, 'courses/milk/drafts/a/film.webm'],
  ['https://lectern.example/', true, 'https://lectern.example/'],
])('%s (preview: %s) is published as %s', (path, isPreview, expected) => {
  expect(publishedPath('tea', path, isPreview)).toBe(expected);
});

test('all files of a lesson are published, images of its text too, and each is copied once', () => {
  const { content: published, copies } = publishLessonFiles('tea', content, false);
  expect(published).toEqual({
    ...content,
    video: 'courses/tea/files/v1/film.webm',
    resources: [{ title: 'Table', path: 'courses/tea/files/r1/table.csv' }, content.resources[1]],
    body: `![A cup](courses/tea/files/i1/cup.png)\n\n${THEIRS}`,
  });
  expect(copies).toEqual([
    { from: 'courses/tea/drafts/v1/film.webm', to: 'courses/tea/files/v1/film.webm' },
    { from: 'courses/tea/drafts/r1/table.csv', to: 'courses/tea/files/r1/table.csv' },
    { from: 'courses/tea/drafts/i1/cup.png', to: 'courses/tea/files/i1/cup.png' },
  ]);
});

test('publishing what is published changes nothing', () => {
  const { content: published } = publishLessonFiles('tea', content, true);
  expect(publishLessonFiles('tea', published, true)).toEqual({ content: published, copies: [] });
});
