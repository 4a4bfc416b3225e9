import { fileName } from '../source/forms';
import type { Problems } from '../source/Problems';
import { readText } from '../source/readText';
import type { YamlFile, YamlPath } from '../source/readYaml';
import type { SourceFolder } from '../source/SourceFolder';
import * as v from 'valibot';

/**
 * A document as it should be. Where `createdAt` is undefined the document's own stays, or it is now. `isAsOfThen` says
 * that it has not changed since then, whenever it is written; otherwise `updatedAt` is the time of the last write that
 * changed it.
 */
export type PlannedDocument = {
  path: string;
  data: Record<string, unknown>;
  createdAt?: Date | undefined;
  isAsOfThen?: boolean;
  hasTimes: boolean;
};

/** A file as it should be in storage: `from` is a file of the folder, or the bytes themselves. */
export type PlannedFile = { bucket: 'site' | 'open'; path: string; from: string | Buffer; contentType: string };

/** What an import owns in storage: everything whose path begins so, and that is not planned, goes. */
export type OwnedFiles = { bucket: PlannedFile['bucket']; prefix: string };

/**
 * Everything that an import brings about. What is `owned` in storage, and below an imported course, and is not planned
 * goes. `advice` is what is allowed and could be better.
 */
export type Plan = {
  documents: PlannedDocument[];
  files: PlannedFile[];
  owned: OwnedFiles[];
  courseIds: string[];
  bookIds: string[];
  categoryCount: number;
  advice: string[];
};

/** What reading one course or book needs. */
export type Reading = { source: SourceFolder; problems: Problems; plan: Plan };

/** An empty plan. */
export const newPlan = (): Plan => ({
  documents: [],
  files: [],
  owned: [],
  courseIds: [],
  bookIds: [],
  categoryCount: 0,
  advice: [],
});

/** How long a text may be: `megabytes` are those of its file, which are looked at before it is read. */
export type TextLimit = { characters: number; megabytes: number; fix: string };

/** That of a lesson, by the rules. */
const LESSON_TEXT: TextLimit = {
  characters: 100_000,
  megabytes: 1,
  fix: 'Write 1 to 100,000 characters; divide a longer text into lessons.',
};

/**
 * The Markdown that a field holds itself, or that the `.md` file it names holds; null after adding a problem. `placeOf`
 * gives the place of one of its lines, from 1.
 */
export function readMarkdown(
  { source, problems }: Reading,
  folder: string,
  value: string,
  yaml: YamlFile,
  path: YamlPath,
  { characters, megabytes, fix }: TextLimit = LESSON_TEXT,
): { text: string; placeOf: (line: number) => { file: string; line: number } } | null {
  const place = yaml.placeOf(path);
  const name = value.trim();
  if (!/^\S[^\n]*\.md$/.test(name))
    return { text: value, placeOf: (line) => (yaml.isBlock(path) ? { ...place, line: place.line + line } : place) };
  if (!v.safeParse(fileName, name).success) {
    problems.add(
      place,
      `"${name}" is no name of a file in this folder`,
      'Name a file beside this one, or in a folder there: lessons/first.md.',
    );
    return null;
  }
  const file = `${folder}/${name}`;
  const found = source.find(file);
  if (found !== 'file') {
    problems.add(place, ...source.whyNot(file, found));
    return null;
  }
  const text = readText(source, file, problems, megabytes);
  if (text === null) return null;
  if (text.trim().length > 0 && text.length <= characters) return { text, placeOf: (line) => ({ file, line }) };
  problems.add(
    { file, line: 1 },
    text.length > characters ? `longer than ${characters.toLocaleString('en')} characters` : 'the file is empty',
    fix,
  );
  return null;
}

/**
 * An id made of a title: lower-case words joined by hyphens; empty when the title has no letter or digit of the Latin
 * alphabet.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
}

/** A text as its paragraphs: line breaks within one are spaces, an empty line divides two. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
