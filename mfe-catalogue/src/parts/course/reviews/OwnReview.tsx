import { useEffect, useRef, useState } from 'react';
import type { Review } from '@lectern/shared/domain';
import { hasTabDraft } from '@lectern/shared/drafts';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Card, Dialog, FormStatus, Rating } from '@lectern/shared/ui';
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
  const isForm = !review || isEditing;
  const { part, onReplace } = useFocusOnReplacement(isForm);
  const edit = (isWanted: boolean): void => {
    onReplace();
    setIsEditing(isWanted);
  };
  const refresh = async (message: string): Promise<void> => {
    onReplace();
    onChange();
    await client.invalidateQueries({ queryKey: ['courses', courseId, 'reviews'] });
    setIsEditing(false);
    announce(message);
  };
  // A failed refetch leaves the data as they were, and the form in its place.
  if (review === undefined || isTeacher !== false) return null;
  return (
    <div ref={part}>
      {review && !isForm ? (
        <ReviewCard courseId={courseId} uid={user.uid} review={review} onEdit={() => edit(true)} onDeleted={refresh} />
      ) : (
        <ReviewForm
          courseId={courseId}
          user={user}
          review={review}
          onStart={() => setIsEditing(true)}
          onDone={refresh}
          onCancel={review ? () => edit(false) : undefined}
        />
      )}
    </div>
  );
}

/**
 * Keeps the focus in the review when the form takes the place of the card, or the reverse. Call `onReplace` before:
 * a review that merely loads takes no focus.
 */
function useFocusOnReplacement(isForm: boolean) {
  const part = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>('h3, button')?.focus();
    isAwaited.current = false;
  }, [isForm]);
  const onReplace = (): void => {
    isAwaited.current = true;
  };
  return { part, onReplace };
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
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card>
      <p className={styles.reviewHead}>
        <strong>{text.yours}</strong>
        <Rating value={review.rating} />
      </p>
      {review.text && <p className={styles.text}>{review.text}</p>}
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsDeleting(true)}>
          {text.remove}
        </Button>
      </div>
      <DeleteDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        remove={async () => {
          await deleteReview(courseId, uid);
          await onDeleted(text.deleted);
        }}
      />
    </Card>
  );
}

type DeleteProps = { open: boolean; onClose: () => void; remove: () => Promise<void> };

/** Asks for confirmation: a deleted review can't be restored. */
function DeleteDialog({ open, onClose, remove }: DeleteProps) {
  const text = useText(reviewText);
  const removal = useMutation({ mutationFn: remove });
  const close = (): void => {
    removal.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={text.removeTitle}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {text.keep}
          </Button>
          <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
            {text.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{text.removeBody}</p>
      {removal.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
    </Dialog>
  );
}
