import { useState, type SyntheticEvent } from 'react';
import { useTabDraft } from '@lectern/shared/drafts';
import { UNNAMED_REVIEWER, type Review } from '@lectern/shared/domain';
import { useUnsavedChanges, type SessionUser } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Card, FormStatus, TextArea } from '@lectern/shared/ui';
import { saveReview } from '../../../data/reviews';
import { reviewText } from '../../../text/reviews.en';
import * as styles from './Reviews.module.css';
import { StarField } from './StarField';

type Props = {
  courseId: string;
  user: SessionUser;
  /** The review to change; null to write one. */
  review: Review | null;
  /** Called when something is entered: from then on the form must stay, also if a review is loaded meanwhile. */
  onStart: () => void;
  /** Called with a message for the learner once the review is saved. */
  onDone: (message: string) => Promise<void>;
  onCancel: (() => void) | undefined;
};

/** Name of the stored draft of a review. */
export const reviewDraft = (courseId: string, uid: string): string => `review ${courseId} ${uid}`;

/** Form that writes or changes a review. What was typed stays in the tab until it is saved or cancelled. */
export function ReviewForm({ review, onStart, onCancel, ...saved }: Props) {
  const text = useText(reviewText);
  const { rating, body, change, isMissing, saving, submit, cancel } = useReviewForm({ review, onCancel, ...saved });
  const title = review ? text.change : text.write;
  return (
    <Card>
      <form className={styles.form} onSubmit={submit} onInput={onStart} aria-label={title}>
        <h3 tabIndex={-1}>{title}</h3>
        <StarField rating={rating} isMissing={isMissing} onRate={(rated) => change({ rating: rated })} />
        <TextArea
          label={text.text}
          hint={text.textHint}
          optional
          maxLength={2000}
          value={body}
          onChange={(event) => change({ body: event.currentTarget.value })}
        />
        {saving.isError && <FormStatus tone="error">{text.notSaved}</FormStatus>}
        <div className={styles.buttons}>
          <Button type="submit" busy={saving.isPending}>
            {text.save}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={cancel}>
              {text.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** State of the form; a rating is required, and is reported missing once the form is submitted without one. */
function useReviewForm({ courseId, user, review, onDone, onCancel }: Omit<Props, 'onStart'>) {
  const text = useText(reviewText);
  const stored = { rating: review?.rating ?? 0, body: review?.text ?? '' };
  const { fields, change, remove } = useTabDraft(reviewDraft(courseId, user.uid), stored);
  const { rating, body } = fields;
  const [isMissing, setIsMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      saveReview(courseId, user.uid, {
        rating,
        text: body.trim(),
        authorName: (user.displayName.trim() || UNNAMED_REVIEWER).slice(0, 60),
      }),
    onSuccess: () => {
      remove();
      return onDone(text.saved);
    },
  });
  useUnsavedChanges(!saving.isSuccess && (rating !== stored.rating || body !== stored.body));
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsMissing(rating === 0);
    if (rating === 0) event.currentTarget.querySelector<HTMLElement>('[name="rating"]')?.focus();
    if (rating > 0 && !saving.isPending) saving.mutate();
  };
  const cancel = (): void => {
    remove();
    onCancel?.();
  };
  return { rating, body, change, isMissing, saving, submit, cancel };
}
