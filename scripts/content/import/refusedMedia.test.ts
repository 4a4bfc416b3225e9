import { ContentError } from './source/Problems';
import { at, COURSE, CUE, type Files, FILES, problemsOf, TEXTS, prepareContentFolder, VIDEO, write } from './testBed';

prepareContentFolder();

test.each<[string, Files, { file: string; line: number }[], RegExp]>([
  [
    'captions that are not WebVTT',
    { 'courses/bread/media/rise.vtt': '1\n00:00' },
    [at(1, 'courses/bread/media/rise.vtt')],
    /not a WebVTT/,
  ],
  ['an empty video', { 'courses/bread/media/rise.webm': '' }, [at(26)], /is empty/],
  [
    'a video with an unsupported extension',
    { 'courses/bread/course.yaml': COURSE.replace('rise.webm', 'rise.avi') },
    [at(26)],
    /\.mp4, \.webm/,
  ],
  [
    'a picture of a text that is missing',
    { 'courses/bread/lessons/rises.md': '# Why it rises\n\n![Dough](media/dough.webp)\n' },
    [at(3, 'courses/bread/lessons/rises.md')],
    /does not exist/,
  ],
  [
    'a picture of a text that leaves the folder',
    { 'courses/bread/lessons/rises.md': '![Dough](../../secret.png)' },
    [at(1, 'courses/bread/lessons/rises.md')],
    /is not the name of a picture/,
  ],
  [
    'a chapter after the end',
    { 'courses/bread/course.yaml': COURSE.replace('0:10', '1:00') },
    [at(28)],
    /chapter begins after/,
  ],
  [
    'the same title twice',
    { 'courses/bread/course.yaml': COURSE.replace('Try it', 'See it') },
    [at(31)],
    /second lesson has the id "see-it"/,
  ],
  [
    'the same reviewer twice',
    { 'courses/bread/course.yaml': `${COURSE}  - { by: Ann (sample learner), rating: 5 }\n` },
    [at(37)],
    /second review/,
  ],
  [
    'a rating of six',
    { 'courses/bread/course.yaml': COURSE.replace('rating: 4', 'rating: 6') },
    [at(36)],
    /rating.*\n.*1, 2, 3, 4 or 5/,
  ],
  [
    'a path that leaves the folder',
    { 'courses/bread/course.yaml': COURSE.replace('media/rise.webm', '../../secret.webm') },
    [at(26)],
    /video/,
  ],
  [
    'a folder name that is not an id',
    { 'courses/Bad Name/course.yaml': COURSE },
    [at(1, 'courses/Bad Name')],
    /is not a valid id/,
  ],
  [
    'a folder without its file',
    { 'courses/empty/notes.md': 'x' },
    [at(1, 'courses/empty/course.yaml')],
    /the file is missing/,
  ],
  [
    'a wrong check digit',
    { 'books/loaf/book.yaml': `${TEXTS['books/loaf/book.yaml']!}isbn13: "9780306406158"\n` },
    [at(7, 'books/loaf/book.yaml')],
    /not a valid ISBN-13/,
  ],
  [
    'a sample longer than the book',
    { 'books/loaf/book.yaml': TEXTS['books/loaf/book.yaml']!.replace('sampleChapters: 1', 'sampleChapters: 3') },
    [at(6, 'books/loaf/book.yaml')],
    /has 2 chapters/,
  ],
  [
    'a category twice',
    { 'categories.yaml': `${TEXTS['categories.yaml']!}- { slug: baking, name: Again }\n` },
    [at(5, 'categories.yaml')],
    /second category/,
  ],
  [
    'a stray file among open courses',
    { 'open-courses/hello/notes.doc': 'x' },
    [at(1, 'open-courses/hello/notes.doc')],
    /\.mp4, \.webm/,
  ],
  [
    'captions with an invalid timestamp',
    { 'courses/bread/media/rise.vtt': 'WEBVTT\n\n00:00,000 --> 00:01,000\nIt rises.\n' },
    [at(3, 'courses/bread/media/rise.vtt')],
    /not a cue timing\n.*dot/,
  ],
  [
    'captions without a cue',
    { 'courses/bread/media/rise.vtt': 'WEBVTT\n' },
    [at(1, 'courses/bread/media/rise.vtt')],
    /contains no cues/,
  ],
  [
    'captions that end before they begin',
    { 'courses/bread/media/rise.vtt': 'WEBVTT\n\n00:05.000 --> 00:02.000\nIt rises.\n' },
    [at(3, 'courses/bread/media/rise.vtt')],
    /ends before/,
  ],
  [
    'captions out of order',
    { 'courses/bread/media/rise.vtt': `WEBVTT\n\n00:05.000 --> 00:06.000\nLast.${CUE}` },
    [at(6, 'courses/bread/media/rise.vtt')],
    /before the one above/,
  ],
  [
    'captions of a longer video',
    {
      'courses/bread/media/rise.vtt': `WEBVTT${CUE}\n1:00:00.000 --> 1:00:01.000\nx\n01:01.000 --> 01:02.000\nLate.\n`,
    },
    [at(6, 'courses/bread/media/rise.vtt'), at(8, 'courses/bread/media/rise.vtt')],
    /not a cue timing[^]*after the lesson's end\n.*duration/,
  ],
  [
    'a language twice',
    {
      'courses/bread/course.yaml': COURSE.replace(
        'file: media/rise.vtt }',
        'file: media/rise.vtt }, { language: en, file: media/rise.vtt }',
      ),
    },
    [at(27)],
    /second file of captions in "en"/,
  ],
  [
    'chapters out of order',
    { 'courses/bread/course.yaml': COURSE.replace('at: "0:10" }', 'at: "0:10" }, { title: Oven, at: "0:10" }') },
    [at(28)],
    /not begin after the one before/,
  ],
  [
    'chapters without a video',
    {
      'courses/bread/course.yaml': COURSE.replace(
        '        pen:',
        '        chapters: [{ title: A, at: "0:01" }]\n        pen:',
      ),
    },
    [at(33)],
    /chapters without a video/,
  ],
  [
    'a video that was only renamed',
    { 'courses/bread/media/rise.webm': 'RIFF....AVI LIST' },
    [at(26)],
    /does not match its extension \.webm/,
  ],
  [
    'a cover with an unsupported extension',
    { 'courses/bread/course.yaml': `cover: cover.svg\n${COURSE}`, 'courses/bread/cover.svg': '<svg/>' },
    [at(1)],
    /\.png, \.jpg, \.jpeg, \.webp/,
  ],
  [
    'a cover that is not an image',
    { 'books/loaf/book.yaml': `cover: cover.png\n${TEXTS['books/loaf/book.yaml']!}`, 'books/loaf/cover.png': 'png' },
    [at(1, 'books/loaf/book.yaml')],
    /does not match its extension \.png/,
  ],
  [
    'a cover that is too large',
    {
      'books/loaf/book.yaml': `cover: cover.jpg\n${TEXTS['books/loaf/book.yaml']!}`,
      'books/loaf/cover.jpg': Buffer.alloc(2 * 1024 * 1024 + 1, 0xff),
    },
    [at(1, 'books/loaf/book.yaml')],
    /larger than 2 MB/,
  ],
  [
    'an extension in upper case',
    { 'courses/bread/course.yaml': COURSE.replace('rise.webm', 'rise.WEBM'), 'courses/bread/media/rise.WEBM': VIDEO },
    [at(26)],
    /wrong file type/,
  ],
  [
    "a section's title twice",
    { 'courses/bread/course.yaml': COURSE.replace('title: Go on', 'title: Start') },
    [at(29)],
    /second section has the id "start"/,
  ],
  [
    'an id twice',
    { 'courses/bread/course.yaml': COURSE.replace('- title: Try it', '- id: why-it-rises\n        title: Try it') },
    [at(31)],
    /second lesson has the id "why-it-rises"/,
  ],
  [
    'a teacher twice',
    { 'teachers.yaml': `${TEXTS['teachers.yaml']!}- { id: ada, name: Another Ada }\n` },
    [at(2, 'teachers.yaml')],
    /second teacher has the id "ada"/,
  ],
  [
    'captions of an open course without their video',
    { 'open-courses/hello/01-helo.vtt': `WEBVTT${CUE}` },
    [at(1, 'open-courses/hello/01-helo.vtt')],
    /captions without a video/,
  ],
  [
    'a poster of an open course without its video',
    { 'open-courses/hello/01-helo.png': Buffer.from('\x89PNG\r\n\x1A\n', 'latin1') },
    [at(1, 'open-courses/hello/01-helo.png')],
    /a poster without a video/,
  ],
  [
    'several problems at once',
    {
      'courses/bread/course.yaml': COURSE.replace('level: beginner', 'level: expert').replace('rating: 4', 'rating: x'),
    },
    [at(6), at(36)],
    /2 problems/,
  ],
])('%s is refused with file, line and fix; nothing is written', async (_name, change, places, message) => {
  write({ ...FILES, ...change });
  const problems = await problemsOf();
  expect(problems.map(({ file, line }) => ({ file, line }))).toEqual(places);
  expect(new ContentError(problems).message).toMatch(message);
  for (const { fix } of problems) expect(fix).toMatch(/\.$/);
});
