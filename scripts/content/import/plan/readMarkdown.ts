import * as v from 'valibot';
import { fileName } from '../source/forms';
import { readText } from '../source/readText';
import type { YamlFile, YamlPath } from '../source/readYaml';
import type { FilePosition } from './checkFile';
import type { Reading } from './plan';

/** Limits of a text, and the fix for exceeding them. The file size, in `megabytes`, is checked before reading. */
export type TextLimit = { characters: number; megabytes: number; fix: string };

/** Limits of a lesson, as in the security rules. */
const LESSON_TEXT: TextLimit = {
  characters: 100_000,
  megabytes: 1,
  fix: 'Write 1 to 100,000 characters; divide a longer text into lessons.',
};

/** A text, and the position in its source of a line of it, counted from 1. */
type Markdown = { text: string; positionOf: (line: number) => FilePosition };

/**
 * Reads Markdown that is either the `value` of a field itself, or in the `.md` file of `folder` that it names. `path`
 * is the field in `yaml`. Returns null after adding a problem.
 */
export function readMarkdown(
  reading: Reading,
  folder: string,
  value: string,
  yaml: YamlFile,
  path: YamlPath,
  limit: TextLimit = LESSON_TEXT,
): Markdown | null {
  const position = yaml.positionOf(path);
  const name = value.trim();
  if (!/^\S[^\n]*\.md$/.test(name))
    return {
      text: value,
      positionOf: (line) => (yaml.isBlock(path) ? { ...position, line: position.line + line } : position),
    };
  if (v.safeParse(fileName, name).success) return readMarkdownFile(reading, `${folder}/${name}`, position, limit);
  reading.problems.add(
    position,
    `"${name}" is not the name of a file in this folder`,
    'Name a file next to this one, or in a subfolder: lessons/first.md.',
  );
  return null;
}

/** Reads a file that is named at `position`. Returns null after adding a problem. */
function readMarkdownFile(
  { source, problems }: Reading,
  file: string,
  position: FilePosition,
  { characters, megabytes, fix }: TextLimit,
): Markdown | null {
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
