import { missingParts, type Course, type CourseReview } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { LoadFailed, useFailure } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { EmptyState, Section, Skeleton } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';
import { studioText } from '../../text/studio.en';
import { CommentThread } from './Comments';
import { draftInFull, type DraftInFull } from './data/draftInFull';
import { courseReview, reviewThreads } from './data/reviews';
import { MissingList } from './MissingList';
import { partAddress, partName } from './partName';
import { ReviewActions } from './ReviewActions';
import { ReviewState } from './ReviewState';
import * as styles from './Review.module.css';

type Props = { user: SessionUser; courseId: string };

/** The review of a course in the studio: where it stands, what is missing, sending it, and the reviewer's comments. */
export function ReviewPart({ user, courseId }: Props) {
  const text = useText(reviewText);
  const status = useQuery(courseReview(courseId));
  const draft = useQuery(draftInFull(courseId));
  const failures = [useFailure(status), useFailure(draft)].filter((failure) => failure !== null);
  const [failure] = failures;
  if (failure && !(status.data && draft.data))
    return <LoadFailed title={text.failed} {...failure} onRetry={() => failures.forEach(({ onRetry }) => onRetry())} />;
  if (!status.data || draft.data === undefined) return <Skeleton height="24rem" />;
  if (draft.data === null) return <EmptyState title={text.gone} headingLevel={2} />;
  return <CurrentReview user={user} courseId={courseId} status={status.data} draft={draft.data} />;
}

type CurrentProps = Props & {
  status: { review: CourseReview | null; course: Course | null };
  draft: DraftInFull;
};

function CurrentReview({ user, courseId, status: { review, course }, draft }: CurrentProps) {
  const parts = useText(studioText).course;
  const { draft: written, contents, isPublished } = draft;
  const missing = missingParts(written, contents, isPublished);
  return (
    <Section title={parts.review}>
      <div className={styles.page}>
        <ReviewState review={review} course={course} revision={written.revision} />
        <MissingList courseId={courseId} missing={missing} />
        <ReviewActions
          user={user}
          courseId={courseId}
          revision={written.revision}
          missing={missing}
          review={review}
          course={course}
        />
        <AllComments user={user} courseId={courseId} draft={draft} />
      </div>
    </Section>
  );
}

function AllComments({ user, courseId, draft: { draft } }: Props & { draft: DraftInFull }) {
  const text = useText(reviewText).comments;
  const query = useQuery(reviewThreads(courseId));
  const failure = useFailure(query);
  if (failure && !query.data) return <LoadFailed title={text.failed} {...failure} />;
  const threads = query.data ?? [];
  if (threads.length === 0) return null;
  const parts = [...new Set(threads.map(({ part }) => part))];
  return (
    <section className={styles.group} aria-labelledby="review-comments">
      <h2 id="review-comments">{text.title}</h2>
      <p className={styles.metadata}>{text.open(threads.filter(({ resolvedAt }) => resolvedAt === null).length)}</p>
      {parts.map((part) => (
        <div key={part} className={styles.group}>
          <h3>
            <Link to={partAddress(courseId, part)}>{partName(part, draft)}</Link>
          </h3>
          <ul className={styles.threads} role="list">
            {threads
              .filter((thread) => thread.part === part)
              .map((thread) => (
                <CommentThread key={thread.id} thread={thread} party={{ user, role: 'teacher', courseId }} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
