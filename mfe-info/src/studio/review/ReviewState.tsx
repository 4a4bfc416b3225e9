import type { Course, CourseReview } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';

type Props = { review: CourseReview | null; course: Course | null; revision: number };

const TONES = {
  waiting: 'info',
  withdrawn: 'info',
  returned: 'warning',
  published: 'success',
} as const;

/** Panel with the review state of a course: draft, waiting for the desk, returned or published. */
export function ReviewState({ review, course, revision }: Props) {
  const text = useText(reviewText);
  const isArchived = course?.status === 'archived';
  const words = isArchived
    ? text.status.archived
    : !review || (review.status === 'withdrawn' && review.revision === 0)
      ? course?.status === 'published'
        ? text.status.published
        : text.status.none
      : review.status === 'waiting'
        ? text.status.waiting(review.submittedAt)
        : text.status[review.status];
  const tone = isArchived || !review ? 'info' : TONES[review.status];
  const hasChanges = review?.status === 'published' && review.publishedRevision < revision && !isArchived;
  return (
    <>
      <FormStatus tone={tone} title={words.title}>
        {words.body}
      </FormStatus>
      {hasChanges && <FormStatus tone="info">{text.changed}</FormStatus>}
      {review && review.message !== '' && (
        <FormStatus tone={review.status === 'returned' ? 'warning' : 'info'} title={text.message}>
          {review.message}
        </FormStatus>
      )}
    </>
  );
}
