const KEY = 'lectern.quizzes';

/** How a quiz went: so many questions were right at the first try. */
export type QuizScore = { right: number; of: number };

/** The score kept on this device for a learner's quiz; null when it was not finished here. */
export function getQuizScore(uid: string, courseId: string, lessonId: string): QuizScore | null {
  const kept = readScores()[nameOf(uid, courseId, lessonId)];
  return isScore(kept) ? kept : null;
}

/** Keeps the score of a learner's quiz on this device. A device that keeps nothing is no failure. */
export function saveQuizScore(uid: string, courseId: string, lessonId: string, score: QuizScore): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readScores(), [nameOf(uid, courseId, lessonId)]: score }));
  } catch {
    // The quiz is done all the same.
  }
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
  typeof kept === 'object' && kept !== null && 'right' in kept && 'of' in kept && Number.isInteger(kept.right) && Number.isInteger(kept.of);
