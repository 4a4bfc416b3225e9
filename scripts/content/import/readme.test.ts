import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startLecternBackend } from '@lectern/shared/project';
import { importContent } from './importContent';

/** Content of the files that the document names without showing them. */
const NAMED: Record<string, string | Buffer> = {
  'lessons/rises.md': 'Yeast.',
  'lessons/dough-notes.md': 'Notes.',
  'media/dough.webm': Buffer.from('1A45DFA3', 'hex'),
  'media/dough.webp': 'RIFF....WEBPVP8 ',
  'resources/recipe.pdf': '%PDF-1.7',
  'media/dough.en.vtt': 'WEBVTT\n\n00:01.000 --> 00:04.500\nDough.\n',
  'media/dough.de.vtt': 'WEBVTT\n\n00:01.000 --> 00:04.500\nTeig.\n',
  'cover.webp': 'RIFF....WEBPVP8 ',
};

/** A course that the path names beside the one of the document. */
const SECOND_COURSE =
  'title: Soup\nsummary: Hot.\ncategory: cooking\nteacher: ada\nlevel: beginner\nsections:\n' +
  '  - { title: Start, lessons: [{ title: One, duration: "1:00", text: Stir. }] }\n';

test('the folder that README.md describes can be imported', async () => {
  const text = readFileSync(join(__dirname, '../sample/README.md'), 'utf8');
  const [course = '', video = '', paths = '', book = '', categories = '', teachers = ''] = Array.from(
    text.matchAll(/^```yaml\n(.*?)^```/gms),
    ([, block = '']) => block,
  );
  const [picture = '', quiz = ''] = Array.from(text.matchAll(/^```markdown\n(.*?)^```/gms), ([, block = '']) => block);
  const quizLesson =
    '      - title: A quiz\n        duration: "2:00"\n        quiz: ' +
    `|\n${quiz.replace(/^(?=.)/gm, ' '.repeat(10))}`;
  const files: Record<string, string | Buffer> = {
    'categories.yaml': categories,
    'teachers.yaml': teachers,
    'courses/soup/course.yaml': SECOND_COURSE,
    'paths.yaml': paths.replace('[first-loaf, sourdough-care]', '[bread, soup]'),
    'books/loaf/book.yaml': book,
    'books/loaf/book.md': '# The loaf\n\n## One\n\nFirst.\n',
    'books/loaf/cover.webp': NAMED['cover.webp'] ?? '',
    'courses/bread/course.yaml': course.replace(/^reviews:/m, `${video}${quizLesson}reviews:`),
    ...Object.fromEntries(Object.entries(NAMED).map(([name, content]) => [`courses/bread/${name}`, content])),
    'courses/bread/lessons/rises.md': `Yeast.\n\n${picture}`,
  };
  const root = mkdtempSync(join(tmpdir(), 'lectern-readme-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const running = await startLecternBackend();
  try {
    const logged: string[] = [];
    const options = { buckets: { site: 'lectern', open: 'open-courses' }, log: (line: string) => logged.push(line) };
    expect(await importContent(root, running.backend, options)).toMatchObject({
      courses: 2,
      books: 1,
      categories: 2,
      files: 10,
    });
    expect(logged.filter((line) => /advice|left out/i.test(line))).toEqual([]);
  } finally {
    await running.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
