import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../cli';
import { repositoryFiles } from './fixtures/repositoryFiles';

const MAX_LINE_LENGTH = 120;
const MAX_FILES_PER_FOLDER = 25;

/** All files of the repository except sample content, whose form is its authors' choice. */
const FILES = repositoryFiles(ROOT).filter((file) => !file.startsWith('scripts/content/sample/'));

test(`no line of code is longer than ${MAX_LINE_LENGTH} characters`, () => {
  const code = FILES.filter((file) => /\.(tsx?|cjs|mjs|js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(500);
  const long = code.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const { length } = Array.from(line);
        return length > MAX_LINE_LENGTH ? [`${file}:${index + 1} has ${length} characters: break the line`] : [];
      }),
  );
  expect(long).toEqual([]);
});

test(`no folder directly contains more than ${MAX_FILES_PER_FOLDER} files`, () => {
  const counts = new Map<string, number>();
  for (const file of FILES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  const full = Array.from(counts).filter(([, count]) => count > MAX_FILES_PER_FOLDER);
  expect(full.map(([folder, count]) => `${folder} contains ${count} files: divide it by purpose`)).toEqual([]);
});
