import { parseCourse } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Polling interval for new questions, in milliseconds. */
const POLL_MS = 60_000;

/** Query of a published or archived course; null when there is none. */
export const discussedCourse = (courseId: string) =>
  queryOptions({
    queryKey: ['studio', 'discussed', courseId],
    queryFn: async () => (await documents()).getDocument(`courses/${courseId}`, parseCourse),
  });

/** Query of the number of questions without an answer in a course. The key follows the changes of its questions. */
export const waitingQuestions = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'questions', 'waiting'],
    queryFn: async () =>
      (await documents()).countDocuments({
        collection: `courses/${courseId}/questions`,
        where: [['answerCount', '==', 0]],
      }),
    refetchInterval: POLL_MS,
  });
