import { parseCourseReview, type CourseReview } from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import type { DeskServices } from '../contract';
import { change, put, read } from '../documents';

/** Reads the review of a course; null when none was ever asked for. */
export const readReview = (services: DeskServices, courseId: string): CourseReview | null =>
  read(services, `courseReviews/${courseId}`, parseCourseReview);

type ReviewFields = Omit<CourseReview, 'id' | 'updatedAt'>;

/**
 * Returns the write that applies `changes` to the review of a course, and brings its owner and title up to date.
 * Creates the review, as `withdrawn` unless `changes` say otherwise, when the course has none.
 */
export function reviewWrite(
  services: DeskServices,
  courseId: string,
  owner: Pick<ReviewFields, 'teacherUid' | 'teacherName' | 'title'>,
  changes: Partial<ReviewFields>,
): AdminWrite {
  const path = `courseReviews/${courseId}`;
  const now = new Date();
  if (readReview(services, courseId) !== null) return change(path, { ...owner, ...changes, updatedAt: now });
  const initial: ReviewFields = {
    ...owner,
    status: 'withdrawn',
    revision: 0,
    publishedRevision: 0,
    note: '',
    message: '',
    archivedBy: null,
    submittedAt: now,
  };
  return put(path, { ...initial, ...changes, updatedAt: now });
}
