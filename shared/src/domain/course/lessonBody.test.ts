import { LessonBodyError, parsePenLesson, parseQuiz } from '../index';

test('a quiz is parsed into questions with choices and explanations', () => {
  const quiz = parseQuiz(
    'Think first.\n\n## Which is even?\n\n```js\nx % 2\n```\n\n- [ ] 3\n- [x] 4\n* [X] `6`\n\n> Even ' +
      'numbers\n> leave no rest.\n\n## And odd?\n- [x] 1\n- [ ] 2',
  );
  expect(quiz.intro).toBe('Think first.');
  expect(quiz.questions).toEqual([
    {
      prompt: 'Which is even?\n\n```js\nx % 2\n```',
      choices: [
        { text: '3', isRight: false },
        { text: '4', isRight: true },
        { text: '`6`', isRight: true },
      ],
      explanation: 'Even numbers\nleave no rest.',
    },
    {
      prompt: 'And odd?',
      choices: [
        { text: '1', isRight: true },
        { text: '2', isRight: false },
      ],
      explanation: '',
    },
  ]);
});

test('a code lesson is parsed into its task and the initial code', () => {
  const lesson = parsePenLesson(
    'Make it blue.\n\n```html\n<p>Hi</p>\n```\n\n```css\np { color: red; }\n\na {}\n```\n\nLike ' +
      'this:\n\n```\nnot a pane\n```\n',
  );
  expect(lesson).toEqual({
    task: 'Make it blue.\n\n\n\nLike this:\n\n```\nnot a pane\n```',
    html: '<p>Hi</p>',
    css: 'p { color: red; }\n\na {}',
    js: '',
    tests: [],
  });
});

test('a block named like a property of every object belongs to the task', () => {
  for (const name of ['toString', 'constructor', '__proto__'])
    expect(parsePenLesson(`\`\`\`css\np {}\n\`\`\`\n\`\`\`${name}\nhello\n\`\`\``)).toMatchObject({
      css: 'p {}',
      task: `\`\`\`${name}\nhello\n\`\`\``,
    });
});

const JUDGED = '```js\nlet a;\n```\n```js test Adds\n// hint: Use +\n// limit: 5 s\nexpect(a).toBe(3);\n```';
const tests = (count: number): string =>
  Array.from({ length: count }, (_, index) => `\n\`\`\`js test T${index}\nx\n\`\`\``).join('');

test('tests are parsed with their hint, limit and visibility, and are no part of task or code', () => {
  const lesson = parsePenLesson(`Add.\n\n${JUDGED}\n\n\`\`\`\`js test Quotes\n// hidden\n\`\`\`\n\`\`\`\``);
  expect(lesson).toEqual({
    task: 'Add.',
    html: '',
    css: '',
    js: 'let a;',
    tests: [
      { name: 'Adds', code: 'expect(a).toBe(3);', isHidden: false, hint: 'Use +', limitSec: 5 },
      { name: 'Quotes', code: '```', isHidden: true, hint: '', limitSec: 2 },
    ],
  });
});

test('fifty tests are accepted', () => {
  expect(parsePenLesson(`\`\`\`js\n1\n\`\`\`${tests(50)}`).tests).toHaveLength(50);
});

test.each([
  ['a quiz without questions', () => parseQuiz('Hello'), 1],
  ['one choice', () => parseQuiz('\n## Q\n- [x] a'), 2],
  ['no right choice', () => parseQuiz('## P\n- [x] a\n- [ ] b\n## Q\n- [ ] a\n- [ ] b'), 4],
  ['an empty choice', () => parseQuiz('## Q\n- [x] a\n- [ ]'), 1],
  ['a test without a name', () => parsePenLesson('```js\n1\n```\n```js test\nx\n```'), 4],
  ['a test without code', () => parsePenLesson('```js\n1\n```\n```js test A\n// hidden\n```'), 4],
  ['a second test of one name', () => parsePenLesson(`${JUDGED}\n\`\`\`js test Adds\nx\n\`\`\``), 9],
  ['a limit of an hour', () => parsePenLesson('```js\n1\n```\n```js test A\n// limit: 3600 s\nx\n```'), 4],
  ['51 tests', () => parsePenLesson(`\`\`\`js\n1\n\`\`\`${tests(51)}`), 154],
  ['no code', () => parsePenLesson('Only words'), 1],
  ['an open block', () => parsePenLesson('a\n```css\np {}'), 2],
])('%s is rejected with its line number', (_what, parse, line) => {
  let error: unknown;
  try {
    parse();
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(LessonBodyError);
  expect(error).toMatchObject({ line });
});
