import { parseReview } from '@lectern/shared/domain';
import type { FirestoreAdmin, StoredDocument } from '@lectern/backend';
import type { DocumentWarnings } from './DocumentWarnings';
import type { Pause } from '../timeSlices';
import type { Parsing } from './parseDocuments';

/** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
export type Stars = readonly [number, number, number, number, number];

const REVIEW = /^courses\/([^/]+)\/reviews\/[^/]+$/;

/** Counts the stars of all courses that have reviews, by course. */
export async function readStars(
  admin: FirestoreAdmin,
  warnings: DocumentWarnings,
  pause: Pause,
): Promise<Map<string, Stars>> {
  const ratings = new Map<string, Stars>();
  for (const document of admin.scan('reviews', { group: true })) {
    const courseId = REVIEW.exec(document.path)?.[1];
    const stars =
      courseId === undefined
        ? undefined
        : starsWith(ratings.get(courseId), document, warnings.parsing('stars', courseId));
    if (courseId !== undefined && stars) ratings.set(courseId, stars);
    await pause();
  }
  return ratings;
}

/** Counts the stars of one course; undefined without reviews. */
export async function readStarsOf(
  admin: FirestoreAdmin,
  parsing: Parsing,
  courseId: string,
  pause: Pause,
): Promise<Stars | undefined> {
  let stars: Stars | undefined;
  for (const document of admin.scan(`courses/${courseId}/reviews`)) {
    stars = starsWith(stars, document, parsing);
    await pause();
  }
  return stars;
}

function starsWith(stars: Stars | undefined, document: StoredDocument, parsing: Parsing): Stars | undefined {
  const review = parsing.one(document, parseReview);
  if (!review) return stars;
  const counts: [number, number, number, number, number] = [...(stars ?? ([0, 0, 0, 0, 0] as const))];
  counts[(review.rating - 1) as 0] += 1;
  return counts;
}
