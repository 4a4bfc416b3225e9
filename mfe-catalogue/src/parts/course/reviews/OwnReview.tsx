import { useState } from 'react';
import type { Review } from '@lectern/shared/domain';
import { hasTabDraft } from '@lectern/shared/drafts';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Card, FormStatus, Rating } from '@lectern/shared/ui';
import { deleteReview, isTeacherOf, ownReview } from '../../../data/reviews';
import { reviewText } from '../../../text/reviews.en';
import * as styles from './Reviews.module.css';
import { reviewDraft, ReviewForm } from './ReviewForm';

type Props = {
  courseId: string;
  user: SessionUser;
  /** Called after the review is written, changed or deleted. */
  onChange: () => void;
};

/** The learner's own review, to write, change or delete. Renders nothing for the course's teacher. */
export function OwnReview({ courseId, user, onChange }: Props) {
  const client = useQueryClient();
  const { announce } = useHost();
  const { data: review } = useQuery(ownReview(courseId, user.uid));
  const { data: isTeacher } = useQuery(isTeacherOf(courseId, user.uid));
  const [isEditing, setIsEditing] = useState(() => hasTabDraft(reviewDraft(courseId, user.uid)));
  const refresh = async (message: string): Promise<void> => {
    onChange();
    await client.invalidateQueries({ queryKey: ['courses', courseId, 'reviews'] });
    setIsEditing(false);
    announce(message);
  };
  // A failed refetch leaves the data as they were, and the form in its place.
  if (review === undefined || isTeacher !== false) return null;
  if (review && !isEditing)
    return (
      <ReviewCard
        courseId={courseId}
        uid={user.uid}
        review={review}
        onEdit={() => setIsEditing(true)}
        onDeleted={refresh}
      />
    );
  return (
    <ReviewForm
      courseId={courseId}
      user={user}
      review={review}
      onStart={() => setIsEditing(true)}
      onDone={refresh}
      onCancel={review ? () => setIsEditing(false) : undefined}
    />
  );
}

type CardProps = {
  courseId: string;
  uid: string;
  review: Review;
  onEdit: () => void;
  onDeleted: (message: string) => Promise<void>;
};

function ReviewCard({ courseId, uid, review, onEdit, onDeleted }: CardProps) {
  const text = useText(reviewText);
  const removal = useMutation({
    mutationFn: () => deleteReview(courseId, uid),
    onSuccess: () => onDeleted(text.deleted),
  });
  return (
    <Card>
      <p className={styles.reviewHead}>
        <strong>{text.yours}</strong>
        <Rating value={review.rating} />
      </p>
      {review.text && <p className={styles.text}>{review.text}</p>}
      {removal.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="quiet" size="small" busy={removal.isPending} onClick={() => removal.mutate()}>
          {text.remove}
        </Button>
      </div>
    </Card>
  );
}
