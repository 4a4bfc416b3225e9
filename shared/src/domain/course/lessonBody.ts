/** Error of a malformed lesson body, with its line number, counted from 1. */
export class LessonBodyError extends Error {
  readonly line: number;
  constructor(line: number, problem: string) {
    super(problem);
    this.name = 'LessonBodyError';
    this.line = line;
  }
}

/** One answer that a learner can choose. */
export type QuizChoice = { text: string; isRight: boolean };

/**
 * One question. All right choices must be chosen. `explanation` may be empty. Texts are Markdown.
 */
export type QuizQuestion = { prompt: string; choices: QuizChoice[]; explanation: string };

/** A quiz lesson: the text before the first question, and the questions. */
export type Quiz = { intro: string; questions: QuizQuestion[] };

const CHOICE = /^[-*] \[([ xX])\] +(\S.*)$/;

/**
 * Parses the body of a quiz lesson: a `## ` heading a question, `- [x]` a right choice, `- [ ]` a wrong one, `> ` the
 * explanation shown after the answer; other lines under the heading belong to the question. Throws a LessonBodyError.
 */
export function parseQuiz(body: string): Quiz {
  const intro: string[] = [];
  const found: { line: number; prompt: string[]; choices: QuizChoice[]; explanation: string[] }[] = [];
  body.split('\n').forEach((text, index) => {
    const question = found.at(-1);
    const choice = CHOICE.exec(text);
    if (text.startsWith('## ')) found.push({ line: index + 1, prompt: [text.slice(3)], choices: [], explanation: [] });
    else if (!question) intro.push(text);
    else if (choice) question.choices.push({ text: (choice[2] ?? '').trim(), isRight: choice[1] !== ' ' });
    else if (text.startsWith('>')) question.explanation.push(text.slice(1));
    else question.prompt.push(text);
  });
  if (found.length === 0) throw new LessonBodyError(1, 'has no question: each begins with a "## " heading');
  for (const { line, choices } of found) {
    if (choices.length < 2)
      throw new LessonBodyError(
        line,
        'has a question with fewer than two choices: write each as "- [ ] text", the right ones as "- [x] text"',
      );
    if (!choices.some(({ isRight }) => isRight))
      throw new LessonBodyError(line, 'has a question without a right choice: mark it with "- [x]"');
  }
  const questions = found.map(({ prompt, choices, explanation }) => ({
    prompt: join(prompt),
    choices,
    explanation: join(explanation.map((text) => text.trimStart())),
  }));
  return { intro: join(intro), questions };
}

/** A code lesson: the task in Markdown, and the code that the editor starts with. */
export type PenLesson = { task: string; html: string; css: string; js: string };

/**
 * Parses the body of a code lesson: the editor starts with its fenced blocks named html, css and js; the rest is the
 * task. Throws a LessonBodyError.
 */
export function parsePenLesson(body: string): PenLesson {
  const panes: Record<string, string[]> = { html: [], css: [], js: [] };
  const task: string[] = [];
  let fence: { pane: string[]; line: number; isNamed: boolean } | null = null;
  body.split('\n').forEach((text, index) => {
    if (fence === null) {
      const name = /^```(\w*)\s*$/.exec(text)?.[1];
      const isNamed = name !== undefined && Object.hasOwn(panes, name);
      if (name !== undefined) fence = { pane: (isNamed && panes[name]) || task, line: index + 1, isNamed };
      if (!fence?.isNamed) task.push(text);
      return;
    }
    const isEnd = /^```\s*$/.test(text);
    if (!isEnd || !fence.isNamed) fence.pane.push(text);
    if (isEnd) fence = null;
  });
  const open = fence as { line: number } | null;
  if (open !== null) throw new LessonBodyError(open.line, 'has a block that does not end: close it with a line of ```');
  if (Object.values(panes).every((lines) => lines.length === 0))
    throw new LessonBodyError(1, 'has no code: add a block that begins with ```html, ```css or ```js');
  const [html = [], css = [], js = []] = [panes.html, panes.css, panes.js];
  return { task: join(task), html: html.join('\n'), css: css.join('\n'), js: js.join('\n') };
}

const join = (lines: readonly string[]): string => lines.join('\n').trim();
