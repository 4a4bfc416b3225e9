import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { plainFieldsOf } from '@lectern/backend';
import { importContent, type Imported } from './importContent';
import { ContentError, type Problem } from './source/Problems';

/** The backend, the content folder and the progress messages of the current test. */
export let running: RunningBackend;
export let root: string;
export let messages: string[];

/** Prepares a backend and an empty content folder before each test of a file. */
export function prepareContentFolder(): void {
  beforeEach(async () => {
    running = await startLecternBackend();
    root = mkdtempSync(join(tmpdir(), 'lectern-content-'));
    messages = [];
  });
  afterEach(async () => {
    await running.stop();
    rmSync(root, { recursive: true, force: true });
  });
}

/** Content of files by their names in the folder; null deletes a file. */
export type Files = Record<string, string | Buffer | null>;

/** Writes files into the content folder. */
export function write(files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    if (content === null) rmSync(join(root, file), { force: true });
    else writeFileSync(join(root, file), content);
  }
}

/** Imports the content folder. */
export const run = (): Promise<Imported> =>
  importContent(root, running.backend, {
    buckets: { site: 'lectern', open: 'open-courses' },
    log: (line) => messages.push(line),
  });

/** Returns the fields of a document; empty when there is none. */
export const read = (path: string): Record<string, unknown> =>
  plainFieldsOf(running.backend.firestore.admin.get(path)?.fields ?? {});

/** Returns the paths of stored files. */
export const stored = (prefix = '', bucket = 'lectern'): string[] =>
  running.backend.storage.admin.list(bucket, prefix).map(({ path }) => path);

/** Imports the folder, expects a refusal that wrote nothing, and resolves to its problems. */
export async function problemsOf(): Promise<readonly Problem[]> {
  const refused = await run().then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(ContentError);
  for (const collection of ['categories', 'courses'])
    expect(running.backend.firestore.admin.query({ collection })).toEqual([]);
  expect(stored()).toEqual([]);
  return (refused as ContentError).problems;
}

/** The first bytes of a WebM file: enough for the import, which plays nothing. */
export const VIDEO = Buffer.from('1A45DFA3', 'hex');

/** Returns the position of a problem. */
export const at = (line: number, file = 'courses/bread/course.yaml'): { file: string; line: number } => ({
  file,
  line,
});

/** A course with a lesson of each kind. */
export const COURSE = `title: Bread from scratch
summary: "Flour, water,\\nsalt and time.\\n\\nNothing else."
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
      - title: Why it rises
        duration: 4:30
        preview: true
        text: lessons/rises.md
      - title: Check yourself
        duration: 2:00
        quiz: |
          ## What makes it rise?
          - [x] Yeast
          - [ ] Salt
      - title: See it
        duration: 1:00
        preview: true
        video: media/rise.webm
        captions: [{ language: en, file: media/rise.vtt }]
        chapters: [{ title: Dough, at: "0:10" }]
  - title: Go on
    lessons:
      - title: Try it
        duration: 1:05:00
        pen: "Style it.\\n\\n\`\`\`css\\np {}\\n\`\`\`"
        resources: [{ title: Notes, file: media/notes.txt }]
reviews:
  - { by: Ann (sample learner), rating: 4, text: Good., date: 2026-04-01 }
`;
/** The first cue of a caption file. */
export const CUE = '\n\n00:00.000 --> 00:01.000\nIt rises.\n';
/** The text files of a complete content folder. */
export const TEXTS: Record<string, string> = {
  'categories.yaml': '- slug: cooking\n  name: Cooking\n  subcategories:\n    - { slug: baking, name: Baking }\n',
  'teachers.yaml': '- { id: ada, name: Ada Baker, headline: Bakes, bio: Since long ago. }\n',
  'courses/bread/course.yaml': COURSE,
  'courses/bread/lessons/rises.md': '# Why it rises\n\nYeast.\n',
  'courses/bread/media/rise.vtt': `WEBVTT${CUE}`,
  'courses/bread/media/notes.txt': 'Notes',
  'books/loaf/book.yaml':
    'title: The loaf\nsummary: Short.\nauthors: [Ada Baker]\ncategory: cooking\ntext: book.md\nsampleChapters: 1\n',
  'books/loaf/book.md': '# The loaf\n\n## One\n\nFirst.\n\n## Two\n\nSECOND.\n',
  'open-courses/hello/01-hello.vtt': `WEBVTT${CUE}`,
};
/** A complete content folder. */
export const FILES: Files = {
  ...TEXTS,
  'courses/bread/media/rise.webm': VIDEO,
  'open-courses/hello/01-hello.webm': VIDEO,
};

/** Categories and teachers that the courses below name. */
export const TOP = {
  'categories.yaml': '- { slug: cooking, name: Cooking }\n',
  'teachers.yaml': '- { id: ada, name: Ada Baker }\n',
};
/** One lesson, in YAML. */
export const ONE = '      - { title: One, duration: "1:00", text: Hello }\n';
/** The first five lines of a course. */
export const HEAD = 'title: Bread\nsummary: Flour\ncategory: cooking\nteacher: ada\nlevel: beginner\n';
/** Returns a course with `extra` as line 6. Its lessons start at line 9, or at line 8 if `extra` is empty. */
export const courseWith = (extra: string, lessons = ONE, head = HEAD): string =>
  `${head}${extra}sections:\n  - title: Start\n    lessons:\n${lessons}`;
/** Returns a video lesson, in YAML. */
export const video = (name: string, more = ''): string =>
  `      - { title: One, duration: "1:00", video: "${name}"${more} }\n`;

/** Writes files beside the categories and teachers that they name; null leaves one out. */
export const writeAll = (files: Files): void =>
  write(Object.fromEntries(Object.entries({ ...TOP, ...files }).filter(([, content]) => content !== null)));
