import { markWatched, SECONDS_PER_BIT, watchedShare } from '@lectern/shared/domain';

const KEY = 'lectern.quizzes';

/** How a quiz went: so many questions were right at the first try. */
export type QuizScore = { right: number; of: number };

/** The score kept on this device for a learner's quiz; null when it was not finished here. */
export function getQuizScore(uid: string, courseId: string, lessonId: string): QuizScore | null {
  const kept = readScores()[nameOf(uid, courseId, lessonId)];
  return isScore(kept) ? kept : null;
}

/**
 * Keeps the score of a learner's quiz on this device, unless a better one is there. A device that keeps nothing is no
 * failure.
 */
export function saveQuizScore(uid: string, courseId: string, lessonId: string, score: QuizScore): void {
  try {
    if (betterScore(getQuizScore(uid, courseId, lessonId), score) !== score) return;
    localStorage.setItem(KEY, JSON.stringify({ ...readScores(), [nameOf(uid, courseId, lessonId)]: score }));
  } catch {
    // The quiz is done all the same.
  }
}

/** The better of two scores, by the share that was right; the second one when they are alike. */
export function betterScore(one: QuizScore | null, other: QuizScore | null): QuizScore | null {
  if (!one || !other) return one ?? other;
  return one.right * other.of > other.right * one.of ? one : other;
}

/**
 * A score as the account keeps it: in the lesson's `watched` of the learner's progress, which a quiz has no other use
 * for. The first bit says that there is a score, and each one after it stands for one more question that was right: so
 * the merging of two sets, which is their OR, keeps the better one.
 */
export function scoreAsWatched({ right }: QuizScore): string {
  const length = (right + 1) * SECONDS_PER_BIT;
  return markWatched('', { fromSec: 0, toSec: length }, length);
}

/** The score that a lesson's `watched` holds, of a quiz with so many questions; null when it holds none. */
export function scoreFromWatched(watched: string, questions: number): QuizScore | null {
  const most = questions + 1;
  const bits = Math.round(watchedShare(watched, most * SECONDS_PER_BIT) * most);
  return bits === 0 ? null : { right: bits - 1, of: questions };
}

const nameOf = (...parts: string[]): string => parts.join('/');

function readScores(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

const isScore = (kept: unknown): kept is QuizScore =>
  typeof kept === 'object' &&
  kept !== null &&
  'right' in kept &&
  'of' in kept &&
  Number.isInteger(kept.right) &&
  Number.isInteger(kept.of);
