import { markWatched, SECONDS_PER_BIT, watchedShare } from '@lectern/shared/domain';
import { createStoredValue } from '@lectern/shared/sync';

/** The result of a quiz: `right` of its `of` questions were answered right at the first try. */
export type QuizScore = { right: number; of: number };

const scores = createStoredValue<Record<string, unknown>>('lectern.quizzes', (stored) =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {},
);
const keyOf = (uid: string, courseId: string, lessonId: string): string => [uid, courseId, lessonId].join('/');

/** Returns the score of a learner's quiz on this device; null when it was not finished here. */
export function getQuizScore(uid: string, courseId: string, lessonId: string): QuizScore | null {
  const score = scores.get()[keyOf(uid, courseId, lessonId)];
  return isScore(score) ? score : null;
}

/** Stores the score of a learner's quiz on this device, unless a better one is stored. */
export function saveQuizScore(uid: string, courseId: string, lessonId: string, score: QuizScore): void {
  if (betterScore(getQuizScore(uid, courseId, lessonId), score) !== score) return;
  scores.set({ ...scores.get(), [keyOf(uid, courseId, lessonId)]: score });
}

/** Returns the better of two scores, by the share that was right; the second one when they are equal. */
export function betterScore(one: QuizScore | null, other: QuizScore | null): QuizScore | null {
  if (!one || !other) return one ?? other;
  return one.right * other.of > other.right * one.of ? one : other;
}

/**
 * Encodes a score for the lesson's `watched` in the learner's progress, which a quiz has no other use for. The first
 * bit marks that there is a score, and each further one a question that was right. Merging two sets is their OR, so the
 * better score remains.
 */
export function scoreAsWatched({ right }: QuizScore): string {
  const length = (right + 1) * SECONDS_PER_BIT;
  return markWatched('', { fromSec: 0, toSec: length }, length);
}

/** Decodes the score in a lesson's `watched`, of a quiz with so many questions; null when it holds none. */
export function scoreFromWatched(watched: string, questions: number): QuizScore | null {
  const most = questions + 1;
  const bits = Math.round(watchedShare(watched, most * SECONDS_PER_BIT) * most);
  return bits === 0 ? null : { right: bits - 1, of: questions };
}

const isScore = (value: unknown): value is QuizScore =>
  typeof value === 'object' &&
  value !== null &&
  'right' in value &&
  'of' in value &&
  Number.isInteger(value.right) &&
  Number.isInteger(value.of);
