import { LessonBodyError } from './LessonBodyError';

/** One answer that a learner can choose. */
export type QuizChoice = { text: string; isRight: boolean };

/**
 * One question. All right choices must be chosen. `explanation` may be empty. Texts are Markdown.
 */
export type QuizQuestion = { prompt: string; choices: QuizChoice[]; explanation: string };

/** A quiz lesson: the text before the first question, and the questions. */
export type Quiz = { intro: string; questions: QuizQuestion[] };

const CHOICE = /^[-*] \[([ xX])\](?: (.*))?$/s;

/**
 * Parses the body of a quiz lesson: a `## ` heading a question, `- [x]` a right choice, `- [ ]` a wrong one, `> ` the
 * explanation shown after the answer; other lines under the heading belong to the question. Throws a LessonBodyError.
 */
export function parseQuiz(body: string): Quiz {
  const { quiz, faults } = scanQuiz(body);
  if (faults[0]) throw faults[0];
  return quiz;
}

/** Parses the body of a quiz lesson that may be incomplete, with all of its faults. Never throws. */
export function scanQuiz(body: string): { quiz: Quiz; faults: LessonBodyError[] } {
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
  const questions = found.map(({ prompt, choices, explanation }) => ({
    prompt: join(prompt),
    choices,
    explanation: join(explanation.map((text) => text.replace(/^ /, ''))),
  }));
  return { quiz: { intro: join(intro), questions }, faults: faultsOf(found) };
}

function faultsOf(questions: readonly { line: number; choices: readonly QuizChoice[] }[]): LessonBodyError[] {
  if (questions.length === 0) return [new LessonBodyError(1, 'has no question: each begins with a "## " heading')];
  return questions.flatMap(({ line, choices }) => {
    const problem = problemOf(choices);
    return problem ? [new LessonBodyError(line, problem)] : [];
  });
}

function problemOf(choices: readonly QuizChoice[]): string | null {
  if (choices.length < 2)
    return 'has a question with fewer than two choices: write each as "- [ ] text", the right ones as "- [x] text"';
  if (choices.some(({ text }) => !text)) return 'has a choice without text: write it after the brackets';
  return choices.some(({ isRight }) => isRight) ? null : 'has a question without a right choice: mark it with "- [x]"';
}

const join = (lines: readonly string[]): string => lines.join('\n').trim();
