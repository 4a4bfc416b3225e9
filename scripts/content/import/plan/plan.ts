import { fileName } from '../source/forms';
import type { Problems } from '../source/Problems';
import { readText } from '../source/readText';
import type { YamlFile, YamlPath } from '../source/readYaml';
import type { ContentSource } from '../source/SourceFolder';
import * as v from 'valibot';

/**
 * A document as it should be. `hasTimes` adds createdAt and updatedAt. An undefined `createdAt` keeps the stored time,
 * or is now. With `isUnchanged`, `updatedAt` equals `createdAt`; otherwise it is the time of the last change.
 */
export type PlannedDocument = {
  path: string;
  data: Record<string, unknown>;
  createdAt?: Date | undefined;
  isUnchanged?: boolean;
  hasTimes: boolean;
};

/** A file as it should be in storage. `from` is the path of its source, or the bytes themselves. */
export type PlannedFile = { bucket: 'site' | 'open'; path: string; from: string | Buffer; contentType: string };

/** Paths that an import owns in storage: a file with this prefix that is not planned is removed. */
export type OwnedFiles = { bucket: PlannedFile['bucket']; prefix: string };

/**
 * The result of an import, before anything is written. Files that are `owned`, and documents below an imported course,
 * are removed unless planned. `advice` lists valid content that could be better.
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

/** The folder being read, and the plan and problems found so far. */
export type Reading = { source: ContentSource; problems: Problems; plan: Plan };

/** Returns an empty plan. */
export const newPlan = (): Plan => ({
  documents: [],
  files: [],
  owned: [],
  courseIds: [],
  bookIds: [],
  categoryCount: 0,
  advice: [],
});

/** Limits of a text, and the fix for exceeding them. The file size, in `megabytes`, is checked before reading. */
export type TextLimit = { characters: number; megabytes: number; fix: string };

/** Limits of a lesson, as in the security rules. */
const LESSON_TEXT: TextLimit = {
  characters: 100_000,
  megabytes: 1,
  fix: 'Write 1 to 100,000 characters; divide a longer text into lessons.',
};

/**
 * Reads the Markdown of a field, or of the `.md` file that it names; null after adding a problem. `positionOf`
 * returns the position of a line, counted from 1.
 */
export function readMarkdown(
  { source, problems }: Reading,
  folder: string,
  value: string,
  yaml: YamlFile,
  path: YamlPath,
  { characters, megabytes, fix }: TextLimit = LESSON_TEXT,
): { text: string; positionOf: (line: number) => { file: string; line: number } } | null {
  const position = yaml.positionOf(path);
  const name = value.trim();
  if (!/^\S[^\n]*\.md$/.test(name))
    return {
      text: value,
      positionOf: (line) => (yaml.isBlock(path) ? { ...position, line: position.line + line } : position),
    };
  if (!v.safeParse(fileName, name).success) {
    problems.add(
      position,
      `"${name}" is not the name of a file in this folder`,
      'Name a file next to this one, or in a subfolder: lessons/first.md.',
    );
    return null;
  }
  const file = `${folder}/${name}`;
  const found = source.find(file);
  if (found !== 'file') {
    problems.add(position, ...source.whyNot(file, found));
    return null;
  }
  const text = readText(source, file, problems, megabytes);
  if (text === null) return null;
  if (text.trim().length > 0 && text.length <= characters) return { text, positionOf: (line) => ({ file, line }) };
  problems.add(
    { file, line: 1 },
    text.length > characters ? `longer than ${characters.toLocaleString('en')} characters` : 'the file is empty',
    fix,
  );
  return null;
}

/** Derives an id from a title: lower-case words joined by hyphens; empty without Latin letters and digits. */
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

/** Joins the lines of each paragraph with spaces, and paragraphs with an empty line. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
