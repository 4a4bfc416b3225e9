import { parseReview } from '@lectern/shared/domain';
import type { FirestoreAdmin } from '../../backend';
import type { Pause } from './inTurns';
import type { Parsing } from './parseDocuments';

/** How many reviews of a course give 1, 2, 3, 4 and 5 stars. */
export type Stars = readonly [number, number, number, number, number];

/** The stars of each course that has reviews, by its id. */
export async function sumRatings(admin: FirestoreAdmin, parsing: Parsing, pause: Pause): Promise<Map<string, Stars>> {
  const ratings = new Map<string, [number, number, number, number, number]>();
  for (const document of admin.scan('reviews', true)) {
    const [collection, courseId = ''] = document.path.split('/');
    const review = collection === 'courses' ? parsing.one(document, parseReview) : null;
    if (review) {
      const stars = ratings.get(courseId) ?? [0, 0, 0, 0, 0];
      stars[(review.rating - 1) as 0] += 1;
      ratings.set(courseId, stars);
    }
    await pause();
  }
  return ratings;
}
