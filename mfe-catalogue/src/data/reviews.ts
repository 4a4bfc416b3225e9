import { parseCourse, parseReview, type Review } from '@lectern/shared/domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** Stars that a review can give, most first. */
export const STARS = [5, 4, 3, 2, 1] as const;

/** A review as the course's page shows it; `updatedAt` is in seconds since 1970. */
export type ShownReview = Pick<Review, 'rating' | 'text' | 'authorName'> & { updatedAt: number };

/** Query of a course's newest reviews, at most `limit`. */
export const courseReviews = (courseId: string, limit: number) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['courses', courseId, 'reviews', 'newest', limit],
    queryFn: async (): Promise<ShownReview[]> => {
      const reviews = await (
        await documents()
      ).listDocuments(
        { collection: `courses/${courseId}/reviews`, orderBy: [['updatedAt', 'desc']], limit },
        parseReview,
      );
      return reviews.map(({ rating, text, authorName, updatedAt }) => ({
        rating,
        text,
        authorName,
        updatedAt: Math.floor(updatedAt.getTime() / 1000),
      }));
    },
    placeholderData: keepPreviousData,
  });

/** Query of the numbers of reviews with one star, two, … five, counted by the backend. */
export const starCounts = (courseId: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'reviews', 'counts'],
    queryFn: async (): Promise<number[]> => {
      const { countDocuments } = await documents();
      return Promise.all(
        STARS.toReversed().map((stars) =>
          countDocuments({ collection: `courses/${courseId}/reviews`, where: [['rating', '==', stars]] }),
        ),
      );
    },
  });

/** Query of the account's own review of a course; null when there is none. */
export const ownReview = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'reviews', 'own', uid],
    queryFn: async (): Promise<Review | null> =>
      (await documents()).getDocument(`courses/${courseId}/reviews/${uid}`, parseReview),
  });

/** Query that is true when the account teaches the course, or the course no longer exists: it cannot be reviewed. */
export const isTeacherOf = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'teacher', uid],
    queryFn: async (): Promise<boolean> =>
      ((await (await documents()).getDocument(`courses/${courseId}`, parseCourse))?.teacherUid ?? uid) === uid,
  });

/** Review as a learner writes it. */
export type ReviewInput = { rating: number; text: string; authorName: string };

/** Creates or updates the account's review. Rejects with a BackendError when the account is not enrolled. */
export async function saveReview(courseId: string, uid: string, input: ReviewInput): Promise<void> {
  const { getDocument, serverTime, setDocument, updateDocument } = await documents();
  const path = `courses/${courseId}/reviews/${uid}`;
  if (await getDocument(path, parseReview, { fresh: true }))
    await updateDocument(path, { uid, ...input, updatedAt: serverTime });
  else await setDocument(path, { uid, ...input, createdAt: serverTime, updatedAt: serverTime });
}

/** Deletes the account's review. Rejects with a BackendError. */
export async function deleteReview(courseId: string, uid: string): Promise<void> {
  await (await documents()).deleteDocument(`courses/${courseId}/reviews/${uid}`);
}
