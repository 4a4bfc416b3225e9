import type { QuizQuestion } from '@lectern/shared/domain';

/** Missing or invalid parts of a question. `empty` holds the positions of answers without text. */
export type QuestionProblems = { prompt: boolean; answers: 'answers' | 'right' | 'same' | null; empty: number[] };

/** Returns the problems of a question, each for the field that it is shown at. */
export function questionProblems({ prompt, choices }: QuizQuestion): QuestionProblems {
  const texts = choices.map(({ text }) => text.trim());
  const written = texts.filter(Boolean);
  return {
    prompt: prompt.trim() === '',
    answers:
      choices.length < 2
        ? 'answers'
        : !choices.some(({ isRight }) => isRight)
          ? 'right'
          : new Set(written).size < written.length
            ? 'same'
            : null,
    empty: texts.flatMap((text, index) => (text ? [] : [index])),
  };
}

/** Returns true if learners can answer the question. */
export const isComplete = (question: QuizQuestion): boolean => {
  const { prompt, answers, empty } = questionProblems(question);
  return !prompt && answers === null && empty.length === 0;
};
