import type { Progress, Quiz } from '@lectern/shared/domain';
import { EARLY } from '../schedule/cardState';
import { questionCardId, type Card } from './deck';

/** A quiz lesson that the learner has opened, with the positions of the questions answered on this device. */
export type OpenedQuiz = { id: string; title: string; quiz: Quiz; answeredHere: ReadonlySet<number> };

/**
 * Returns the cards of a quiz: its questions, those answered being offered half a day later. A finished quiz has all of
 * them answered; others count as far as this device knows.
 */
export function quizCards({ id, title, quiz, answeredHere }: OpenedQuiz, own: Progress['lessons'][string] | undefined) {
  return quiz.questions.map((question, index): Card => ({
    kind: 'question',
    id: questionCardId(id, question.prompt),
    source: { itemId: id, title, timeSec: null },
    question,
    readyAt: own?.at === undefined ? 0 : own.at + EARLY,
    isOffered: own?.done === true || answeredHere.has(index),
  }));
}
