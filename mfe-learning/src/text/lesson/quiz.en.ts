import { count, number } from '../count';

/** The words of a quiz. */
export const quizWords = {
  quizCheck: 'Check my answer',
  quizRight: 'That is right',
  quizWrong: 'Not quite: try again',
  quizBroken: 'This quiz cannot be shown: its teacher must mend it.',
  quizScore: (right: number, of: number) =>
    `${number.format(right)} of ${count(of, 'question', 'questions')} right at the first try`,
  quizDone: 'Quiz done',
  quizLeft: (left: number) => `${count(left, 'question', 'questions')} left`,
} as const;
