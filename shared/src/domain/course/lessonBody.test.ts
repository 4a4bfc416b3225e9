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
  });
});

test('a block named like a property of every object belongs to the task', () => {
  for (const name of ['toString', 'constructor', '__proto__'])
    expect(parsePenLesson(`\`\`\`css\np {}\n\`\`\`\n\`\`\`${name}\nhello\n\`\`\``)).toMatchObject({
      css: 'p {}',
      task: `\`\`\`${name}\nhello\n\`\`\``,
    });
});

test.each([
  ['a quiz without questions', () => parseQuiz('Hello'), 1],
  ['one choice', () => parseQuiz('\n## Q\n- [x] a'), 2],
  ['no right choice', () => parseQuiz('## P\n- [x] a\n- [ ] b\n## Q\n- [ ] a\n- [ ] b'), 4],
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
