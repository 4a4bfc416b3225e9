import { useState } from 'react';
import type { ListedCourse, Review } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Button, Rating, Section, SkeletonText } from '@lectern/shared/ui';
import { courseDetails } from '../../data/courseDetails';
import { courseReviews, isEnrolled } from '../../data/reviews';
import { reviewWords } from '../../text/reviews.en';
import { useText } from '../../text/useText';
import { Catalogue } from '../Catalogue';
import { Histogram } from './Histogram';
import { OwnReview } from './OwnReview';
import styles from './Course.module.css';

const AT_ONCE = 6;

/** What learners say: how many gave how many stars, the newest reviews, and for those who are enrolled their own. */
export function Reviews({ course }: { course: ListedCourse }) {
  const text = useText(reviewWords);
  const { user } = useHost();
  const [limit, setLimit] = useState(AT_ONCE);
  const query = useQuery(courseReviews(course.id, limit));
  const enrolled = useQuery({ ...isEnrolled(course.id, user?.uid ?? ''), enabled: user !== null });
  const details = useQuery({ ...courseDetails(course.id), enabled: user !== null });
  const mayWrite = user && enrolled.data && details.data && details.data.teacherUid !== user.uid;
  return (
    <Section title={text.title} id="reviews">
      {mayWrite && <OwnReview courseId={course.id} user={user} />}
      <Catalogue query={query} failed={text.failed} place={<div aria-busy="true"><SkeletonText lines={course.ratingCount > 0 ? 8 : 1} /></div>}>
        {(reviews) => (reviews.length === 0 ? <p className={styles.muted}>{mayWrite ? text.first : text.none}</p> : (
          <>
            <Histogram courseId={course.id} />
            <ul className={styles.reviews} role="list">{reviews.map((review) => <ReviewEntry key={review.id} review={review} />)}</ul>
            {reviews.length === limit && <div><Button variant="secondary" busy={query.isPlaceholderData} onClick={() => setLimit(limit + 3 * AT_ONCE)}>{text.more}</Button></div>}
          </>
        ))}
      </Catalogue>
    </Section>
  );
}

function ReviewEntry({ review: { rating, text: words, authorName, updatedAt } }: { review: Review }) {
  const text = useText(reviewWords);
  return (
    <li className={styles.review}>
      <p className={styles.reviewHead}><strong>{authorName}</strong><Rating value={rating} /><time dateTime={updatedAt.toISOString()}>{text.date(updatedAt)}</time></p>
      {words && <p className={styles.words}>{words}</p>}
    </li>
  );
}
