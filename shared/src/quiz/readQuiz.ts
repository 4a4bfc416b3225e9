import { parseQuiz, type Quiz } from '../domain';

/** Parses the quiz in a lesson's body. Returns null for an invalid one, and warns in the console. */
export function readQuiz(body: string): Quiz | null {
  try {
    return parseQuiz(body);
  } catch (error) {
    console.warn('A quiz cannot be shown:', error);
    return null;
  }
}
