import { parseQuiz, type Quiz } from '../domain';

/** Parses the quiz in a lesson's body; returns null, with a console warning, for an invalid one. */
export function readQuiz(body: string): Quiz | null {
  try {
    return parseQuiz(body);
  } catch (error) {
    console.warn('A quiz cannot be shown:', error);
    return null;
  }
}
