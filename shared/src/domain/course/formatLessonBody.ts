import { fenceOf, isTestSetting, PEN_TEST_LIMITS, type PenLesson, type PenTest } from './penLesson';
import type { Quiz, QuizQuestion } from './quizBody';

/** Writes a quiz as the body of its lesson. `scanQuiz` reads the same quiz back, with texts trimmed. */
export const formatQuiz = ({ intro, questions }: Quiz): string =>
  [indent(intro.trim(), /^## /), ...questions.map(formatQuestion)].filter(Boolean).join('\n\n');

/** Lines of a question that the parser would read as something else. */
const SPECIAL = /^(## |[-*] \[[ xX]\]( |$)|>)/;

function formatQuestion({ prompt, choices, explanation }: QuizQuestion): string {
  const [first = '', ...more] = prompt.trim().split('\n');
  const parts = [
    [`## ${first}`, ...more.map((line) => indent(line, SPECIAL))].join('\n'),
    choices.map(({ text, isRight }) => `- [${isRight ? 'x' : ' '}] ${oneLine(text)}`.trimEnd()).join('\n'),
    explanation.trim().replace(/^(?=[^])/gm, '> '),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Moves lines that match by one space, which Markdown shows as they were typed. */
const indent = (text: string, special: RegExp): string => text.replace(new RegExp(special.source, 'gm'), ' $&');
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** Writes the body of a code lesson. `scanPenLesson` reads the same lesson back, with the task trimmed. */
export const formatPenLesson = ({ task, html, css, js, tests }: PenLesson): string =>
  [
    formatTask(task.trim()),
    ...Object.entries({ html, css, js }).flatMap(([name, code]) => (code ? [block(name, code)] : [])),
    ...tests.map(formatTest),
  ]
    .filter(Boolean)
    .join('\n\n');

function formatTest({ name, code, isHidden, hint, limitSec }: PenTest): string {
  const settings = [
    ...(hint.trim() ? [`// hint: ${oneLine(hint)}`] : []),
    ...(isHidden ? ['// hidden'] : []),
    ...(limitSec === PEN_TEST_LIMITS.sec ? [] : [`// limit: ${limitSec} s`]),
  ];
  const isAmbiguous = isTestSetting(code.split('\n')[0] ?? '');
  const lines = [...settings, ...(isAmbiguous ? [''] : []), ...(code ? [code] : [])];
  return block(`js test ${oneLine(name)}`.trimEnd(), lines.join('\n'));
}

/** Returns a fenced block whose fence is longer than any in its code. */
function block(name: string, code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/^`+/gm), ([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${name}`, ...(code ? [code] : []), fence].join('\n');
}

/** Keeps the blocks of a task in the task: names of panes get a word after them, and the last block is closed. */
function formatTask(task: string): string {
  let open = '';
  const lines = task.split('\n').map((line) => {
    const [, fence = '', language = '', words = ''] = fenceOf(line) ?? [];
    if (open) {
      if (/^`+\s*$/.test(line) && line.trim().length >= open.length) open = '';
      return line;
    }
    open = fence;
    const isRead = ['html', 'css', 'js'].includes(language) && (!words || /^test(\s|$)/.test(words));
    return isRead ? `${fence}${language} example ${words}`.trimEnd() : line;
  });
  return [...lines, ...(open ? [open] : [])].join('\n');
}
