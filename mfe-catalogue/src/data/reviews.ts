import { parseCourse, parseReview, type Review } from '@lectern/shared/domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';

const documents = () => import('@lectern/shared/firebase/documents');

/** The stars that a review can give, most first. */
export const STARS = [5, 4, 3, 2, 1] as const;

/** A review as the course's page shows it; `updatedAt` is seconds since 1970. */
export type ShownReview = Pick<Review, 'rating' | 'text' | 'authorName'> & { updatedAt: number };

/** The newest reviews of a course, `limit` at most. */
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

/** How many reviews give one star, two, and so on to five, counted by the backend. */
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

/** The person's own review of a course; null when there is none. */
export const ownReview = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'reviews', 'own', uid],
    queryFn: async (): Promise<Review | null> =>
      (await documents()).getDocument(`courses/${courseId}/reviews/${uid}`, parseReview),
  });

/**
 * Whether the person teaches the course, and so has nothing to review. True as well when there is no such course any
 * more.
 */
export const isTeacherOf = (courseId: string, uid: string) =>
  queryOptions({
    queryKey: ['courses', courseId, 'teacher', uid],
    queryFn: async (): Promise<boolean> =>
      ((await (await documents()).getDocument(`courses/${courseId}`, parseCourse))?.teacherUid ?? uid) === uid,
  });

/** What a learner writes of a course. */
export type ReviewInput = { rating: number; text: string; authorName: string };

/**
 * Writes the person's review, or changes the one that there is. Throws when the rules refuse it: only learners of the
 * course may.
 */
export async function saveReview(courseId: string, uid: string, input: ReviewInput): Promise<void> {
  const { getDocument, serverTime, setDocument, updateDocument } = await documents();
  const path = `courses/${courseId}/reviews/${uid}`;
  if (await getDocument(path, parseReview, { fresh: true }))
    await updateDocument(path, { ...input, updatedAt: serverTime });
  else await setDocument(path, { ...input, createdAt: serverTime, updatedAt: serverTime });
}

/** Takes the person's review back. */
export async function deleteReview(courseId: string, uid: string): Promise<void> {
  await (await documents()).deleteDocument(`courses/${courseId}/reviews/${uid}`);
}
