import { markWatched, SECONDS_PER_BIT, watchedShare } from '@lectern/shared/domain';
import { createStoredValue } from '@lectern/shared/sync';

/** Score of a quiz: the number of questions answered right on the first try, out of all. */
export type QuizScore = { right: number; of: number };

/** First tries of a quiz: by position of the question, whether the first answer was right. */
export type FirstTries = ReadonlyMap<number, boolean>;

/** Scores and first tries on this device, by `uid/courseId/lessonId` and `uid/courseId/lessonId/tries`. */
const scores = createStoredValue<Record<string, unknown>>('lectern.quizzes', (stored) =>
  typeof stored === 'object' && stored !== null ? { ...stored } : {},
);

const keyOf = (uid: string, courseId: string, lessonId: string): string => [uid, courseId, lessonId].join('/');

const triesKey = (...names: [uid: string, courseId: string, lessonId: string]): string => `${keyOf(...names)}/tries`;

/** Returns the score of a learner's quiz on this device; null if it was not finished here. */
export function getQuizScore(uid: string, courseId: string, lessonId: string): QuizScore | null {
  const score = scores.get()[keyOf(uid, courseId, lessonId)];
  return isScore(score) ? score : null;
}

/** Stores the score of a learner's quiz on this device, unless a better one is stored. */
export function saveQuizScore(uid: string, courseId: string, lessonId: string, score: QuizScore): void {
  if (betterScore(getQuizScore(uid, courseId, lessonId), score) !== score) return;
  scores.set({ ...scores.get(), [keyOf(uid, courseId, lessonId)]: score });
}

/** Returns the first tries of a learner at a quiz on this device. */
export function getFirstTries(uid: string, courseId: string, lessonId: string): FirstTries {
  const stored = scores.get()[triesKey(uid, courseId, lessonId)];
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(list.flatMap((isRight, index) => (typeof isRight === 'boolean' ? [[index, isRight]] : [])));
}

/** Stores the first tries of a learner at a quiz on this device. After a reload, a second answer stays a second one. */
export function saveFirstTries(uid: string, courseId: string, lessonId: string, tries: FirstTries): void {
  const list = Array.from({ length: Math.max(...tries.keys()) + 1 }, (_, index) => tries.get(index) ?? null);
  scores.set({ ...scores.get(), [triesKey(uid, courseId, lessonId)]: list });
}

/** Returns the better of two scores, by the share that was right; the second one when they are equal. */
export function betterScore(one: QuizScore | null, other: QuizScore | null): QuizScore | null {
  if (!one || !other) return one ?? other;
  return one.right * other.of > other.right * one.of ? one : other;
}

/**
 * Encodes a score in the lesson's `watched`, which a quiz does not use otherwise. The first bit marks that there is a
 * score; each further bit stands for a right answer. Merging two scores ORs their bits, so the better one remains.
 */
export function scoreAsWatched({ right }: QuizScore): string {
  const length = (right + 1) * SECONDS_PER_BIT;
  return markWatched('', { fromSec: 0, toSec: length }, length);
}

/** Decodes the score in the `watched` of a quiz with that number of questions; null when it holds none. */
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
