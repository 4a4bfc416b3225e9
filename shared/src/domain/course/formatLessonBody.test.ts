import fc from 'fast-check';
import { formatPenLesson, formatQuiz, scanPenLesson, scanQuiz, type PenLesson, type Quiz } from '../index';

/** Lines with a meaning to the parsers, and plain ones. */
const line = fc.constantFrom(
  ...['', 'plain', '## two', '- [x] right', '- [ ]', '* [X] y', '> quote', '```', '```js', '```js test A', '````'],
  ...['// hidden', '// hint: x', '// limit: 3 s', '  indented', '```css example', '### three', '`````html'],
);
const lines = fc.array(line, { maxLength: 6 }).map((parts) => parts.join('\n'));
const oneLine = fc.constantFrom('', 'a', '- [x] b', '## c', '> d', '```js', '// hidden', '`e`');

const quiz: fc.Arbitrary<Quiz> = fc.record({
  intro: lines,
  questions: fc.array(
    fc.record({
      prompt: lines,
      choices: fc.array(fc.record({ text: oneLine, isRight: fc.boolean() }), { maxLength: 4 }),
      explanation: lines,
    }),
    { maxLength: 4 },
  ),
});

const pen: fc.Arbitrary<PenLesson> = fc.record({
  task: lines,
  html: lines,
  css: lines,
  js: lines,
  tests: fc.array(
    fc.record({
      name: oneLine,
      code: lines,
      isHidden: fc.boolean(),
      hint: oneLine,
      limitSec: fc.integer({ min: 1, max: 10 }),
    }),
    { maxLength: 3 },
  ),
});

/** Removes the space that the formatter puts before a line that would be parsed as syntax. */
const unindent = (text: string): string => text.trim().replace(/^ (?=## |[-*] \[[ xX]\]|>)/gm, '');

test('a formatted quiz parses back to the same quiz, whatever its texts contain', () => {
  fc.assert(
    fc.property(quiz, (written) => {
      const read = scanQuiz(formatQuiz(written)).quiz;
      expect(unindent(read.intro)).toBe(unindent(written.intro));
      expect(read.questions.map(({ choices }) => choices)).toEqual(written.questions.map(({ choices }) => choices));
      read.questions.forEach(({ prompt, explanation }, index) => {
        expect(unindent(prompt)).toBe(unindent(written.questions[index]?.prompt ?? ''));
        expect(explanation).toBe(written.questions[index]?.explanation.trim());
      });
      expect(formatQuiz(read)).toBe(formatQuiz(scanQuiz(formatQuiz(read)).quiz));
    }),
    { numRuns: 500 },
  );
});

test('a formatted code lesson parses back to the same lesson, whatever its code and tests contain', () => {
  fc.assert(
    fc.property(pen, (written) => {
      const again = scanPenLesson(formatPenLesson(written)).lesson;
      expect(code(again)).toEqual(code(written));
      expect(scanPenLesson(formatPenLesson(again)).lesson).toEqual(again);
    }),
    { numRuns: 500 },
  );
});

/** Code and tests of a lesson, without its task. */
const code = ({ html, css, js, tests }: PenLesson) => ({ html, css, js, tests: tests.map(trimmed) });

/** A test without the empty first line, which the format adds before code that looks like a setting. */
const trimmed = (written: PenLesson['tests'][number]) => ({ ...written, code: written.code.replace(/^\n/, '') });

test('a js code block in the task text is not mistaken for the starting code of the JavaScript pane', () => {
  const written = { task: 'Like this:\n\n```js\nlet a;\n```', html: '', css: '', js: 'let b;', tests: [] };
  const { task, js } = scanPenLesson(formatPenLesson(written)).lesson;
  expect([task, js]).toEqual(['Like this:\n\n```js example\nlet a;\n```', 'let b;']);
});
