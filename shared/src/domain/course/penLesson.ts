import { LessonBodyError } from './LessonBodyError';

/**
 * A test that judges the learner's code. `code` is the body of an async function, and `name` says what it expects. The
 * learner sees the code of a test only if it is not hidden. `hint` may be empty.
 */
export type PenTest = {
  name: string;
  code: string;
  isHidden: boolean;
  hint: string;
  /** Time for the learner's code and the test together, in whole seconds. */
  limitSec: number;
};

/** A code lesson: the task in Markdown, the code that the editor starts with, and tests if the code is judged. */
export type PenLesson = { task: string; html: string; css: string; js: string; tests: PenTest[] };

/** Limits of the tests of a code lesson: their number, lengths in characters, and times in seconds. */
export const PEN_TEST_LIMITS = {
  tests: 50,
  name: 120,
  hint: 500,
  code: 10_000,
  minSec: 1,
  maxSec: 10,
  sec: 2,
} as const;

/**
 * Returns the fence that a line begins a block with, its language, and the words after it; null for another line.
 * Blocks without a known meaning belong to the task.
 */
export const fenceOf = (line: string): string[] | null => FENCE.exec(line.trimEnd());

// A teacher chooses the lines. A pattern that skips spaces on both sides of a text takes hours for a long run of them.
const FENCE = /^(`{3,})(\w*)(?: +(\S.*))?$/s;
/** The words after the fence of a test: its name. */
const TEST = /^test(?:$|\s+(.*))/;

/** A test and the line that it begins at. */
type PlacedTest = { line: number; test: PenTest };
type Block = { fence: string; line: number; language: string; words: string; lines: string[] };

/**
 * Parses the body of a code lesson: the editor starts with its fenced blocks named html, css and js; a block named
 * `js test NAME` is a test; the rest is the task. Throws a LessonBodyError.
 */
export function parsePenLesson(body: string): PenLesson {
  const { lesson, faults } = scanPenLesson(body);
  if (faults[0]) throw faults[0];
  return lesson;
}

/** Parses the body of a code lesson that may be incomplete, with all of its faults. Never throws. */
export function scanPenLesson(body: string): { lesson: PenLesson; faults: LessonBodyError[] } {
  const panes: Record<'html' | 'css' | 'js', string[]> = { html: [], css: [], js: [] };
  const task: string[] = [];
  const tests: PlacedTest[] = [];
  const close = ({ fence, line, language, words, lines }: Block, end: string[]): void => {
    const name = language === 'js' ? TEST.exec(words) : null;
    if (name) tests.push({ line, test: parseTest(name[1] ?? '', lines) });
    else if (Object.hasOwn(panes, language) && !words) panes[language as keyof typeof panes].push(...lines);
    else task.push([fence + language, words].filter(Boolean).join(' '), ...lines, ...end);
  };
  const open = blocksOf(body, task, close);
  const { html, css, js } = panes;
  const faults = open
    ? [new LessonBodyError(open.line, `has a block that does not end: close it with ${open.fence}`)]
    : [];
  if ([html, css, js].every((lines) => lines.length === 0))
    faults.push(new LessonBodyError(1, 'has no code: add a block that begins with ```html, ```css or ```js'));
  faults.push(...faultsOf(tests));
  const lesson = { task: task.join('\n').trim(), html: html.join('\n'), css: css.join('\n'), js: js.join('\n') };
  return { lesson: { ...lesson, tests: tests.map(({ test }) => test) }, faults };
}

/** Passes each block to `close`, and adds the lines between them to `task`. Returns the block that does not end. */
function blocksOf(body: string, task: string[], close: (block: Block, end: string[]) => void): Block | null {
  let block: Block | null = null;
  body.split('\n').forEach((text, index) => {
    if (block === null) {
      const [, fence, language = '', words = ''] = fenceOf(text) ?? [];
      if (fence) block = { fence, line: index + 1, language, words, lines: [] };
      else task.push(text);
    } else if (/^`+\s*$/.test(text) && text.trim().length >= block.fence.length) {
      close(block, [text]);
      block = null;
    } else block.lines.push(text);
  });
  const open = block as Block | null;
  if (open) close(open, []);
  return open;
}

const DIRECTIVE = /^\/\/ (?:(hidden)|hint: *(.*)|limit: *(\d+) *s)$/s;
const settingOf = (line: string): string[] | null => DIRECTIVE.exec(line.trimEnd());

/** Returns true for a line that the parser of tests reads as a setting, at the beginning of a test. */
export const isTestSetting = (line: string): boolean => settingOf(line) !== null;

/** Parses a test. Its first lines may be `// hidden`, `// hint: …` and `// limit: 3 s`. */
function parseTest(name: string, lines: readonly string[]): PenTest {
  const test: PenTest = { name: name.trim(), code: '', isHidden: false, hint: '', limitSec: PEN_TEST_LIMITS.sec };
  const first = lines.findIndex((line) => !isTestSetting(line));
  for (const line of lines.slice(0, first === -1 ? lines.length : first)) {
    const [, hidden, hint, limit] = settingOf(line) ?? [];
    if (hidden) test.isHidden = true;
    if (hint !== undefined) test.hint = hint;
    if (limit) test.limitSec = Number(limit);
  }
  return { ...test, code: first === -1 ? '' : lines.slice(first).join('\n') };
}

function faultsOf(tests: readonly PlacedTest[]): LessonBodyError[] {
  const { tests: max, minSec, maxSec } = PEN_TEST_LIMITS;
  const names = new Set<string>();
  const faults = tests.flatMap(({ line, test: { name, code, limitSec } }) => {
    const isSecond = names.has(name);
    names.add(name);
    if (!name) return [new LessonBodyError(line, 'has a test without a name: write it after "```js test"')];
    if (isSecond) return [new LessonBodyError(line, `has two tests named "${name}": give each its own name`)];
    if (!code.trim()) return [new LessonBodyError(line, `has a test without code: "${name}"`)];
    if (limitSec < minSec || limitSec > maxSec)
      return [new LessonBodyError(line, `has a limit that is not ${minSec} to ${maxSec} seconds`)];
    return [];
  });
  const beyond = tests[max];
  return beyond ? [...faults, new LessonBodyError(beyond.line, `has more than ${max} tests`)] : faults;
}
