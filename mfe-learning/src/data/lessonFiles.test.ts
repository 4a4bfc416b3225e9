import { lessonFilePaths } from './lessonFiles';

test('names the video, captions, pictures and resources of a lesson, each once, and nothing on other sites', () => {
  expect(
    lessonFilePaths({
      video: 'courses/bread/rise.webm',
      poster: 'courses/bread/rise.webp',
      captions: [{ path: 'courses/bread/rise.vtt' }],
      body: '![Dough](courses/bread/dough.webp)\n\n![Again](courses/bread/dough.webp) ![Far](https://x.example/a.png)',
      resources: [
        { title: 'Recipe', path: 'courses/bread/recipe.pdf' },
        { title: 'A page', path: 'https://x.example/' },
      ],
    }),
  ).toEqual([
    ...['courses/bread/rise.webm', 'courses/bread/rise.webp', 'courses/bread/rise.vtt'],
    ...['courses/bread/recipe.pdf', 'courses/bread/dough.webp'],
  ]);
  expect(lessonFilePaths({ video: null, poster: null, captions: [], body: '', resources: [] })).toEqual([]);
});
