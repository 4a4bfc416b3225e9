import {
  parseAnswer,
  parseCourse,
  parseHiddenPost,
  parseQuestion,
  parseReview,
  type Report,
} from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** A reported post, as its author wrote it: `rating` of a review, `title` of a question. */
export type ReportedPost = { authorName: string; text: string; rating?: number; title?: string };

/** Query of what was reported, also when it is hidden; null when it was deleted. */
export const reportedPost = ({ kind, courseId, authorUid, questionId, answerId }: Report) =>
  queryOptions({
    queryKey: ['desk', 'reported', kind, courseId, authorUid, questionId, answerId],
    queryFn: async (): Promise<ReportedPost | null> => {
      const { getDocument } = await documents();
      const fresh = { fresh: true };
      const question = `courses/${courseId}/questions/${questionId ?? ''}`;
      if (kind === 'review')
        return (
          (await getDocument(`courses/${courseId}/reviews/${authorUid}`, parseReview, fresh)) ??
          getDocument(`hiddenReviews/${courseId}~${authorUid}`, parseReview, fresh)
        );
      const shown =
        answerId === null
          ? await getDocument(question, parseQuestion, fresh)
          : await getDocument(`${question}/answers/${answerId}`, parseAnswer, fresh);
      const id = [courseId, questionId, answerId].filter((part) => part !== null).join('~');
      return shown ?? getDocument(`hiddenPosts/${id}`, parseHiddenPost, fresh);
    },
  });

/** Query of a course's title. */
export const courseTitle = (courseId: string) =>
  queryOptions({
    queryKey: ['desk', 'course', courseId, 'title'],
    queryFn: async () => (await (await documents()).getDocument(`courses/${courseId}`, parseCourse))?.title ?? courseId,
  });
