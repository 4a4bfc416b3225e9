import { courseFolder } from '../../../mfe-info/src/studio/transfer/courseYaml';
import { parseCourseDraft, replaceTextImages, type DraftContent } from '@lectern/shared/domain';
import { startLecternBackend } from '@lectern/shared/project';
import { wireFieldsOf } from '@lectern/backend';
import { checkCourseFolder } from '../../content';

const content = (data: Partial<DraftContent>): Omit<DraftContent, 'id' | 'revision'> => ({
  video: null,
  poster: null,
  captions: [],
  chapters: [],
  body: '',
  resources: [],
  ...data,
});
const at = (name: string): string => `courses/bread/drafts/0000000000000001/${name}`;
const lesson = (kind: string, position: string, title: string, durationSec: number) => ({
  section: 's',
  position,
  title,
  kind,
  durationSec,
  preview: position === 'a',
  edited: 1,
});
const solution = { html: '<p>Hi</p>', css: 'p { color: blue }', js: '' };
const details = {
  title: 'Bread: "from" scratch # 1',
  subtitle: 'yes',
  summary: 'Flour,\n\nwater and - salt.',
  outcomes: ['Bake a loaf', '- [x] & *stars*'],
  category: 'cooking',
  subcategory: null,
  level: 'all',
  language: 'en',
  tags: ['null', '1:30'],
  cover: at('cover.webp'),
};

const WORDS = `Yeast eats sugar.

- a ![Yeast](${at('yeast.png')})
- b

\`\`\`md
![An example](media/none.png)
\`\`\`

![The film's picture](${at('poster.webp')}) ![Elsewhere](https://lectern.example/a.png)`;

test('an exported course is imported as the same course', async () => {
  const draft = parseCourseDraft(
    {
      teacherUid: 'tea',
      revision: 1,
      details,
      sections: { s: { title: 'true', position: 'a' } },
      lessons: {
        film: lesson('video', 'a', 'Watch: it rise', 3725),
        words: lesson('text', 'b', '~', 60),
        ask: lesson('quiz', 'c', 'Which?', 30),
        code: lesson('pen', 'd', 'Try it', 600),
      },
      updatedAt: new Date(),
    },
    'courseDrafts/bread',
  );
  const contents = new Map([
    [
      'film',
      content({
        video: at('film.webm'),
        poster: at('poster.webp'),
        captions: [{ language: 'en', kind: 'captions', path: at('film.en.vtt') }],
        chapters: [{ title: 'Start', startSec: 0 }],
        body: '# Notes',
        resources: [{ title: 'Recipe', path: at('recipe.pdf') }],
      }),
    ],
    ['words', content({ body: WORDS })],
    ['ask', content({ body: '## Which?\n\n- [x] Yes\n- [ ] No' })],
    ['code', content({ body: 'Make it blue.\n\n```html\n<p>Hi</p>\n```' })],
  ]);
  const { texts, stored } = courseFolder(
    { draft, contents, isPublished: false },
    'teacher',
    new Map([['code', solution]]),
  );
  const heads: Record<string, string> = {
    webm: '\x1A\x45\xDF\xA3',
    png: '\x89PNG\r\n\x1A\n',
    webp: 'RIFF\0\0\0\0WEBPVP8 ',
    pdf: '%PDF-1.7',
    vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n',
  };
  const files = [
    ...Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    ...Object.keys(stored).map((name) => ({
      name,
      bytes: Buffer.from(heads[name.split('.').at(-1) ?? ''] ?? '', 'latin1'),
    })),
  ].map(({ name, bytes }) => ({ name, size: bytes.length, start: bytes.subarray(0, 16), text: bytes }));
  const running = await startLecternBackend();
  const category = { name: 'Cooking', parent: null, order: 0, icon: 'pot' };
  running.backend.firestore.admin.set('categories/cooking', wireFieldsOf(category));
  const result = checkCourseFolder(files, running.backend);
  await running.stop();
  if (!('course' in result)) throw new Error(JSON.stringify(result, null, 2));
  const { course } = result;
  const { cover, ...others } = details;
  expect(course.details).toEqual(others);
  expect(course.cover).toEqual({ name: `media/${cover.split('/').at(-1) ?? ''}`, contentType: 'image/webp' });
  const nameOf = new Map(course.files.map(({ path, name }) => [path, stored[name]]));
  const back = (path: string): string => nameOf.get(path) ?? path;
  const [section] = course.sections;
  expect(section).toMatchObject({ id: 's', title: 'true' });
  for (const { id, content: found, solution: own, ...entry } of section?.lessons ?? []) {
    const { section: _section, position: _position, edited: _edited, ...wanted } = draft.lessons[id] ?? { section: '' };
    expect(entry).toMatchObject(wanted);
    expect(own && { ...own, revision: undefined }).toEqual(id === 'code' ? solution : null);
    const expected = contents.get(id) ?? content({});
    const { video, poster, captions, resources, chapters, body } = { poster: null, ...found } as typeof expected;
    expect({
      video: video && back(video),
      poster: poster && back(poster),
      captions: captions.map((one) => ({ ...one, path: back(one.path) })),
      chapters,
      body: replaceTextImages(body, back),
      resources: resources.map((one) => ({ ...one, path: back(one.path) })),
    }).toEqual(expected);
  }
  expect(section?.lessons.map(({ id }) => id)).toEqual(['film', 'words', 'ask', 'code']);
});
