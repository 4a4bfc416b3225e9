import { formatQuiz, scanQuiz, type QuizChoice, type QuizQuestion } from '@lectern/shared/domain';
import { keyed, type Keyed } from '../sorting/useItems';

/** A question in the builder. */
export type EditedQuestion = Omit<QuizQuestion, 'choices'> & { choices: Keyed<QuizChoice>[] };

/** A quiz in the builder: it may be incomplete. */
export type EditedQuiz = { intro: string; questions: Keyed<EditedQuestion>[] };

/** Reads the body of a quiz lesson. Never throws. */
export function readQuizBody(body: string): EditedQuiz {
  const { intro, questions } = scanQuiz(body).quiz;
  return { intro, questions: questions.map((question) => keyed(edited(question))) };
}

/** Writes the body of a quiz lesson. */
export const writeQuizBody = ({ intro, questions }: EditedQuiz): string => formatQuiz({ intro, questions });

/** Gives the answers of a question keys of their own. */
export const edited = (question: QuizQuestion): EditedQuestion => ({
  ...question,
  choices: question.choices.map(({ text, isRight }) => keyed({ text, isRight })),
});

/** Returns a question with two empty answers, the first one correct. */
export const newQuestion = (): EditedQuestion =>
  edited({
    prompt: '',
    choices: [
      { text: '', isRight: true },
      { text: '', isRight: false },
    ],
    explanation: '',
  });
