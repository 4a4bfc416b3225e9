import { useId, useState, type SyntheticEvent } from 'react';
import type { Review } from '@lectern/shared/domain';
import { useHost, useUnsavedChanges, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQuery, useQueryClient } from '@lectern/shared/query';
import { Button, Card, FormStatus, Rating, StarIcon, TextArea, VisuallyHidden, classNames } from '@lectern/shared/ui';
import { STARS, deleteReview, isTeacherOf, ownReview, saveReview } from '../../data/reviews';
import { reviewWords } from '../../text/reviews.en';
import { useText } from '../../text/useText';
import styles from './Course.module.css';

/** The person's own review: written, changed, taken back; `onChange` hears of each. */
export function OwnReview({ courseId, user, onChange }: { courseId: string; user: SessionUser; onChange: () => void }) {
  const text = useText(reviewWords);
  const client = useQueryClient();
  const { announce } = useHost();
  const { data: review, isSuccess } = useQuery(ownReview(courseId, user.uid));
  const { data: isTeacher } = useQuery(isTeacherOf(courseId, user.uid));
  const [isEditing, setIsEditing] = useState(false);
  const refresh = async (said: string): Promise<void> => {
    onChange();
    await client.invalidateQueries({ queryKey: ['courses', courseId, 'reviews'] });
    setIsEditing(false);
    announce(said);
  };
  const removal = useMutation({
    mutationFn: () => deleteReview(courseId, user.uid),
    onSuccess: () => refresh(text.deleted),
    networkMode: 'always',
  });
  if (!isSuccess || isTeacher !== false) return null;
  if (isEditing || !review)
    return (
      <ReviewForm
        courseId={courseId}
        user={user}
        review={review}
        onDone={refresh}
        onCancel={review ? () => setIsEditing(false) : undefined}
      />
    );
  return (
    <Card>
      <p className={styles.reviewHead}>
        <strong>{text.yours}</strong>
        <Rating value={review.rating} />
      </p>
      {review.text && <p className={styles.words}>{review.text}</p>}
      {removal.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
      <div className={styles.buttons}>
        <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
          {text.edit}
        </Button>
        <Button variant="quiet" size="small" busy={removal.isPending} onClick={() => removal.mutate()}>
          {text.remove}
        </Button>
      </div>
    </Card>
  );
}

type FormProps = {
  courseId: string;
  user: SessionUser;
  review: Review | null;
  onDone: (said: string) => Promise<void>;
  onCancel: (() => void) | undefined;
};

function ReviewForm({ courseId, user, review, onDone, onCancel }: FormProps) {
  const text = useText(reviewWords);
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [words, setWords] = useState(review?.text ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      saveReview(courseId, user.uid, {
        rating,
        text: words.trim(),
        authorName: (user.displayName.trim() || text.anonymous).slice(0, 60),
      }),
    onSuccess: () => onDone(text.saved),
    networkMode: 'always',
  });
  useUnsavedChanges(!saving.isSuccess && (rating !== (review?.rating ?? 0) || words !== (review?.text ?? '')));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsMissing(rating === 0);
    if (rating > 0 && !saving.isPending) saving.mutate();
  };
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} aria-label={review ? text.change : text.write}>
        <h3>{review ? text.change : text.write}</h3>
        <StarField rating={rating} isMissing={isMissing} onRate={setRating} />
        <TextArea
          label={text.text}
          hint={text.textHint}
          optional
          maxLength={2000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {saving.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
        <div className={styles.buttons}>
          <Button type="submit" busy={saving.isPending}>
            {text.save}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function StarField({
  rating,
  isMissing,
  onRate,
}: {
  rating: number;
  isMissing: boolean;
  onRate: (stars: number) => void;
}) {
  const text = useText(reviewWords);
  const errorId = useId();
  return (
    <fieldset className={styles.starField} aria-describedby={isMissing ? errorId : undefined}>
      <legend>{text.rating}</legend>
      <div className={styles.starRow}>
        {STARS.toReversed().map((stars) => (
          <label key={stars} className={classNames(styles.star, stars <= rating && styles.lit)}>
            <input type="radio" name="rating" value={stars} checked={rating === stars} onChange={() => onRate(stars)} />
            <StarIcon size="1.75rem" />
            <VisuallyHidden>{text.stars(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className={styles.error}>
          {text.ratingMissing}
        </p>
      )}
    </fieldset>
  );
}
