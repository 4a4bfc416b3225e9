import type { QueryClient } from '@lectern/shared/query';
import { answerList, questionList } from './queries';

/** Questions that the first page of a lesson shows. */
export const PAGE = 20;

/**
 * Reads the newest questions of a lesson with their answers, so that this device can show them without a network.
 * Never rejects: what could not be read is missing there.
 */
export async function keepQuestions(client: QueryClient, courseId: string, lessonId: string): Promise<void> {
  const filter = { courseId, lessonId, isUnanswered: false, limit: PAGE };
  const questions = await client.query(questionList(filter)).catch(() => []);
  for (const { id, answerCount } of questions)
    if (answerCount > 0) await client.query(answerList(courseId, id)).catch(() => undefined);
}
