import { parseQuiz, type Quiz } from '../domain';

/** The quiz that a lesson's body holds; null, with a warning on the console, for a body that is none. */
export function readQuiz(body: string): Quiz | null {
  try {
    return parseQuiz(body);
  } catch (error) {
    console.warn('A quiz cannot be shown:', error);
    return null;
  }
}
