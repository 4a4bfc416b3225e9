import { isCode } from './codeLines';
import type { CodeFiles } from './repositoryTree';

/** Number of consecutive equal lines that count as a duplicate. */
const RUN = 6;

type Line = { place: string; text: string };

/**
 * Lists lines of code, as `file:line`, in runs of six or more that an earlier file contains too, or the same one above.
 * Indentation, blank lines, comments, imports and lines of punctuation alone are ignored.
 */
export function repeatedLines(code: CodeFiles): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [file, source] of code) {
    const lines = comparableLines(file, source);
    for (let start = 0; start + RUN <= lines.length; start += 1) {
      const run = lines.slice(start, start + RUN);
      const text = run.map((line) => line.text).join('\n');
      if (seen.has(text)) for (const { place } of run) repeated.add(place);
      seen.add(text);
    }
  }
  return Array.from(repeated);
}

function comparableLines(file: string, source: string): Line[] {
  let isImport = false;
  return source.split('\n').flatMap((line, index) => {
    const text = line.trim();
    isImport ||= /^import\b/.test(text);
    const isIgnored = isImport || !isCode(line) || !/\w/.test(text);
    if (/['"];?$/.test(text)) isImport = false;
    return isIgnored ? [] : [{ place: `${file}:${index + 1}`, text }];
  });
}
