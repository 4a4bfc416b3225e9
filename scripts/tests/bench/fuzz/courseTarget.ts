import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startLecternBackend } from '@lectern/shared/project';
import { ContentError, importContent, type Random } from '../../../content';
import { CAPTIONS, MARKDOWN } from './corpus';
import { mutateText } from './mutate';
import type { Target, TargetKind } from './target';

type File = [name: string, content: string];

const COURSE = `title: Bread from scratch
summary: "Flour, water.\\n\\nNothing else."
category: cooking
subcategory: baking
teacher: ada
level: beginner
tags: [bread]
price: { amount: 1900, currency: eur }
created: 2026-03-01
sections:
  - title: Start
    lessons:
      - { title: Why it rises, duration: 4:30, preview: true, text: lessons/rises.md }
      - title: Check yourself
        duration: 2:00
        quiz: |
          ## What makes it rise?
          - [x] Yeast
          - [ ] Salt
      - title: See it
        duration: 1:00
        video: media/rise.webm
        captions: [{ language: en, file: media/rise.vtt }]
        chapters: [{ title: Dough, at: "0:10" }]
reviews:
  - { by: Ann (sample learner), rating: 4, text: Good., date: 2026-04-01 }
`;

/** A complete content folder; the video is Latin-1. */
const FOLDER: readonly File[] = [
  ['categories.yaml', '- slug: cooking\n  name: Cooking\n  subcategories:\n    - { slug: baking, name: Baking }\n'],
  ['teachers.yaml', '- { id: ada, name: Ada Baker, headline: Bakes, bio: Since long ago. }\n'],
  ['courses/bread/course.yaml', COURSE],
  ['courses/bread/lessons/rises.md', MARKDOWN[0] ?? ''],
  ['courses/bread/media/rise.vtt', CAPTIONS[0] ?? ''],
  ['courses/bread/media/rise.webm', '\x1a\x45\xdf\xa3'],
  [
    'books/loaf/book.yaml',
    'title: The loaf\nsummary: Short.\nauthors: [Ada Baker]\ncategory: cooking\ntext: book.md\n',
  ],
  ['books/loaf/book.md', '# The loaf\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n'],
  ['open-courses/hello/01-hello.vtt', CAPTIONS[1] ?? ''],
  ['open-courses/hello/01-hello.webm', '\x1a\x45\xdf\xa3'],
];
const TEXTS = FOLDER.map(([, content]) => content);
const YAML = ['&a', '*a', '<<: *a', '!!js/function', '- ', ': ', '|\n', '>-\n', '? ', '!!binary x', '0o7', '---\n'];

/** Changes one to three files of the folder, and at times the name of one. */
function inputOf(random: Random): string {
  let files = [...FOLDER];
  for (let times = random.integer(1, 3); times > 0; times -= 1) {
    const at = random.integer(0, files.length - 1);
    const [name, content] = files[at] ?? ['x', ''];
    const roll = random.next();
    if (roll < 0.1) files = files.toSpliced(at, 1);
    else if (roll < 0.2)
      files[at] = [
        mutateText(
          random,
          name,
          FOLDER.map(([other]) => other),
        ),
        content,
      ];
    else files[at] = [name, mutateText(random, content, TEXTS, YAML)];
  }
  return JSON.stringify(files);
}

async function open(): Promise<Target> {
  const { backend, stop } = await startLecternBackend();
  const run = async (input: string): Promise<string | null> => {
    const root = mkdtempSync(join(tmpdir(), 'lectern-fuzz-'));
    try {
      writeFolder(root, JSON.parse(input) as File[]);
      await importContent(root, backend, {
        buckets: { site: 'lectern', open: 'open-courses' },
        log: () => undefined,
      });
      return null;
    } catch (error) {
      return error instanceof ContentError ? null : error instanceof Error ? (error.stack ?? '') : String(error);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  };
  return { inputOf, run, close: stop };
}

/** Writes the files below `root`. A name that no file can have is left out, as is one that leaves the folder. */
function writeFolder(root: string, files: readonly File[]): void {
  for (const [name, content] of files) {
    const path = join(root, name);
    if (!path.startsWith(`${root}/`) || name.includes('\0') || name.split('/').some((part) => part.length > 80))
      continue;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content, name.endsWith('.webm') ? 'latin1' : 'utf8');
    } catch {
      // A file where a folder is needed, or the reverse.
    }
  }
}

/** Folders of courses, books and open courses, as `lectern content import` reads them. */
export const COURSE_TARGETS: Record<string, TargetKind> = { courses: { open } };
