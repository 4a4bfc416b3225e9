import { useUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { reviewText } from '../../text/review.en';
import { CommentThread } from './Comments';
import { reviewThreads } from './data/reviews';
import * as styles from './Review.module.css';

type Props = {
  courseId: string;
  /** The beginning of the parts: `lesson.<id>`, or `details.` for all fields. */
  part: string;
};

/** The reviewer's open comments on a part, for the teacher who works on it. Renders nothing without one. */
export function PartComments({ courseId, part }: Props) {
  const text = useText(reviewText);
  const user = useUser();
  // Without them the part can be written all the same: a failure is shown on the page of the review.
  const threads = useQuery(reviewThreads(courseId)).data ?? [];
  const open = threads.filter((thread) => thread.part.startsWith(part) && thread.resolvedAt === null);
  if (open.length === 0 || !user) return null;
  return (
    <section className={styles.group} aria-label={text.comments.title}>
      {open.map((thread) => (
        <ul key={thread.id} className={styles.threads} role="list">
          {thread.part.startsWith('details.') && (
            <li className={styles.metadata}>{text.parts.field(thread.part.slice('details.'.length))}</li>
          )}
          <CommentThread thread={thread} party={{ user, role: 'teacher', courseId }} />
        </ul>
      ))}
    </section>
  );
}
