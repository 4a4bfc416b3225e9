import { translatable } from '@lectern/shared/translations';

/** Texts of a quiz. */
export const quizText = translatable('lesson/quiz', (format) => {
  const questions = (count: number): string => format.count(count, { one: 'question', other: 'questions' });
  return {
    check: 'Check my answer',
    right: 'That is right',
    wrong: 'Not quite. Try again.',
    broken: 'This quiz cannot be shown. Its teacher needs to fix it.',
    score: (right: number, of: number) => `${format.number(right)} of ${questions(of)} right on the first try`,
    done: 'Quiz done',
    left: (left: number) => `${questions(left)} left`,
  };
});
