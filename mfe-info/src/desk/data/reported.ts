import { parseCourse, parseReview } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Query of a reported review, also when it is hidden; null when it was deleted. */
export const reportedReview = (courseId: string, authorUid: string) =>
  queryOptions({
    queryKey: ['desk', 'review', courseId, authorUid],
    queryFn: async () => {
      const { getDocument } = await documents();
      const shown = await getDocument(`courses/${courseId}/reviews/${authorUid}`, parseReview, { fresh: true });
      return shown ?? getDocument(`hiddenReviews/${courseId}~${authorUid}`, parseReview, { fresh: true });
    },
  });

/** Query of a course's title. */
export const courseTitle = (courseId: string) =>
  queryOptions({
    queryKey: ['desk', 'course', courseId, 'title'],
    queryFn: async () => (await (await documents()).getDocument(`courses/${courseId}`, parseCourse))?.title ?? courseId,
  });
