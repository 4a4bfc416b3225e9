import type { CodeFiles } from './repositoryTree';

const MAX_LINE_LENGTH = 120;

/** Lists the lines of more than 120 characters. A character outside the basic plane counts as one. */
export function longLines(code: CodeFiles): string[] {
  return Array.from(code).flatMap(([file, source]) =>
    source.split('\n').flatMap((line, index) => {
      const { length } = Array.from(line);
      return length > MAX_LINE_LENGTH ? [`${file}:${index + 1} has ${length} characters: break the line`] : [];
    }),
  );
}
