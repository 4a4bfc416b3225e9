import { useState } from 'react';
import { UNNAMED_REVIEWER, type CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Button, FormStatus, Rating, Section } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { courseAccess } from '../../../data/courseAccess';
import { courseReviews, starCounts } from '../../../data/reviews';
import { reviewText } from '../../../text/reviews.en';
import { Histogram } from './Histogram';
import { ReportButton } from './ReportButton';
import * as styles from './Reviews.module.css';

const OwnReview = deferredPart(
  () => import('./OwnReview'),
  (module) => module.OwnReview,
);

const PAGE = 6;

type Shown = CatalogueCourse['reviews']['newest'][number];

/**
 * Reviews of a course: histogram, newest reviews and, for enrolled learners, their own. Shows the published snapshot
 * until more reviews are requested or one is written; from then on it reads the review documents.
 */
export function Reviews({ course }: { course: CatalogueCourse }) {
  const text = useText(reviewText);
  const { user } = useHost();
  const [limit, setLimit] = useState(0);
  const isLive = limit > 0;
  const live = useQuery({ ...courseReviews(course.id, limit), enabled: isLive });
  const counted = useQuery({ ...starCounts(course.id), enabled: isLive });
  const access = useQuery({ ...courseAccess(course, user?.uid ?? ''), enabled: user !== null });
  const mayWrite = user !== null && access.data === 'enrolled';
  const counts = counted.data ?? course.reviews.stars;
  const reviews: Shown[] = live.data ?? course.reviews.newest;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Section title={text.title} id="reviews">
      {mayWrite && <OwnReview courseId={course.id} user={user} onChange={() => setLimit(Math.max(limit, PAGE))} />}
      {reviews.length === 0 ? (
        <p className={styles.muted}>{mayWrite ? text.first : text.none}</p>
      ) : (
        <>
          <Histogram counts={counts} />
          <ul className={styles.reviews} role="list">
            {keyed(reviews).map(([key, review]) => (
              <ReviewEntry key={key} course={course} review={review} />
            ))}
          </ul>
          {live.isError && <FormStatus tone="error">{text.failed}</FormStatus>}
          {reviews.length < total && (
            <div>
              <Button variant="secondary" busy={live.isFetching} onClick={() => setLimit(limit + 3 * PAGE)}>
                {text.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  );
}

/** Gives each review a key that it keeps when others are added: a report being written belongs to one review. */
function keyed(reviews: readonly Shown[]): (readonly [key: string, review: Shown])[] {
  const counts = new Map<string, number>();
  return reviews.map((review) => {
    const base = `${String(review.updatedAt)} ${String(review.rating)} ${review.authorName}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return [`${base} ${String(count)}`, review];
  });
}

function ReviewEntry({ course, review }: { course: CatalogueCourse; review: Shown }) {
  const text = useText(reviewText);
  const { rating, text: words, authorName, updatedAt } = review;
  const name = authorName === UNNAMED_REVIEWER ? text.anonymous : authorName;
  const date = new Date(updatedAt * 1000);
  return (
    <li className={styles.review}>
      <p className={styles.reviewHead}>
        <strong>{name}</strong>
        <Rating value={rating} />
        <time dateTime={date.toISOString()}>{text.date(date)}</time>
      </p>
      {words && (
        <p className={styles.text} dir="auto">
          {words}
        </p>
      )}
      <ReportButton course={course} review={review} name={name} />
    </li>
  );
}
