import {
  parseCourse,
  parseCourseRequest,
  parseCourseReview,
  parseReviewComment,
  type CourseRequestAction,
  type ReviewComment,
} from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { queryOptions } from '@lectern/shared/query';
import { textOf } from '@lectern/shared/text';
import { pollOutcome } from '../../../data/pollOutcome';
import { reviewText } from '../../../text/review.en';

const documents = () => import('@lectern/shared/firebase/documents');

/** A comment with the answers to it. */
export type Thread = ReviewComment & { replies: ReviewComment[] };

/** Query of the review of a course, and of what learners see of it. Both are null before the first one. */
export const courseReview = (courseId: string) =>
  queryOptions({
    queryKey: ['course-review', courseId, 'status'],
    queryFn: async () => {
      const { getDocument } = await documents();
      const [review, course] = await Promise.all([
        getDocument(`courseReviews/${courseId}`, parseCourseReview, { fresh: true }),
        getDocument(`courses/${courseId}`, parseCourse, { fresh: true }),
      ]);
      return { review, course };
    },
    staleTime: 0,
    refetchInterval: 20_000,
  });

/** Query of the comments on a draft, oldest first, each with its answers; none before the first review. */
export const reviewThreads = (courseId: string) =>
  queryOptions({
    queryKey: ['course-review', courseId, 'comments'],
    queryFn: async (): Promise<Thread[]> => {
      const { getDocument, listDocuments } = await documents();
      if ((await getDocument(`courseReviews/${courseId}`, parseCourseReview, { fresh: true })) === null) return [];
      const all = await listDocuments(
        { collection: `courseReviews/${courseId}/comments`, orderBy: [['createdAt', 'asc']], limit: 500 },
        parseReviewComment,
        { fresh: true },
      );
      return all
        .filter(({ replyTo }) => replyTo === null)
        .map((comment) => ({ ...comment, replies: all.filter(({ replyTo }) => replyTo === comment.id) }));
    },
    staleTime: 0,
    refetchInterval: 20_000,
  });

/** A comment as it is written: `replyTo` is the id of the comment that it answers. */
export type NewComment = { part: string; atSec: number | null; replyTo: string | null; text: string };

/** Stores a comment. Rejects with a BackendError. */
export async function addComment(
  { uid, displayName }: SessionUser,
  role: 'reviewer' | 'teacher',
  courseId: string,
  comment: NewComment,
): Promise<void> {
  const { addDocument, serverTime } = await documents();
  const byName = displayName.trim().slice(0, 60) || textOf(reviewText).unnamed;
  const data = { ...comment, by: uid, byName, role, resolvedAt: null, createdAt: serverTime };
  await addDocument(`courseReviews/${courseId}/comments`, data);
}

/** Marks a comment as dealt with, or as open again. Rejects with a BackendError. */
export async function resolveComment(courseId: string, id: string, isResolved: boolean): Promise<void> {
  const { serverTime, updateDocument } = await documents();
  await updateDocument(`courseReviews/${courseId}/comments/${id}`, { resolvedAt: isResolved ? serverTime : null });
}

/** A request of the teacher about a course. */
export type NewCourseRequest = { courseId: string; action: CourseRequestAction; revision: number; note: string };

/**
 * Asks the server for a step in the life of a course. Resolves once it is carried out, with a sentence when it is
 * refused, and with `isSlow` when the answer takes long. Rejects with a BackendError when it could not be stored.
 */
export async function sendCourseRequest(
  uid: string,
  request: NewCourseRequest,
): Promise<{ problem: string | null; isSlow: boolean }> {
  const { addDocument, getDocument, serverTime } = await documents();
  const id = await addDocument('courseRequests', { ...request, by: uid, status: 'pending', createdAt: serverTime });
  const stored = await pollOutcome(() => getDocument(`courseRequests/${id}`, parseCourseRequest, { fresh: true }));
  if (stored && stored.status !== 'pending') return { problem: stored.problem, isSlow: false };
  return { problem: null, isSlow: true };
}
