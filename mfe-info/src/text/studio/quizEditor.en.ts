import { translatable } from '@lectern/shared/translations';

/** Texts of the quiz builder. */
export const quizEditorText = translatable('studio/quizEditor', (format) => ({
  intro: 'Introduction',
  introHint: 'Shown above the questions. Markdown.',
  questions: 'Questions',
  none: 'A quiz needs at least one question.',
  add: 'Add a question',
  question: (number: number) => `Question ${format.number(number)}`,
  named: (number: number, prompt: string) => `question ${format.number(number)}${prompt ? `: ${prompt}` : ''}`,
  prompt: 'Question',
  answers: 'Answers',
  answer: (number: number) => `Answer ${format.number(number)}`,
  isRight: 'Correct',
  answerIsRight: (number: number) => `Answer ${format.number(number)} is correct`,
  deleteAnswer: (number: number) => `Delete answer ${format.number(number)}`,
  addAnswer: 'Add an answer',
  chooseOne: 'Learners choose one answer.',
  chooseAll: 'Learners must choose all correct answers.',
  explanation: 'Explanation',
  explanationHint: 'Shown once the answer is right. Markdown.',
  preview: 'Preview',
  previewLead: 'Try the quiz as your learners will.',
  incomplete: (number: number) => `Question ${format.number(number)} is not complete yet.`,
  tooLong: (limit: number) =>
    `The quiz is longer than ${format.number(limit)} characters. Shorten it or use two lessons.`,
  problems: {
    prompt: 'Write the question.',
    answers: 'Add at least two answers.',
    empty: 'Write the answer, or delete it.',
    right: 'Mark at least one answer as correct.',
    same: 'Two answers are the same.',
  },
  form: { check: 'Check my answer', right: 'That is right', wrong: 'Not quite. Try again.' },
}));
