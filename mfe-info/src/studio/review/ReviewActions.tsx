import { useState } from 'react';
import {
  ADVICE,
  type Course,
  type CourseRequestAction,
  type CourseReview,
  type MissingPart,
} from '@lectern/shared/domain';
import { useTabDraft } from '@lectern/shared/drafts';
import { useHost, useUnsavedChanges, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { textOf, useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, TextArea } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';
import { sendCourseRequest, type NewCourseRequest } from './data/reviews';
import * as styles from './Review.module.css';

type Props = {
  user: SessionUser;
  courseId: string;
  revision: number;
  missing: readonly MissingPart[];
  review: CourseReview | null;
  course: Course | null;
};

/** Sends a course for review, takes it back, archives it and publishes it again. */
export function ReviewActions({ user, courseId, revision, missing, review, course }: Props) {
  const text = useText(reviewText).submit;
  const draft = useTabDraft(`note for review ${courseId} ${user.uid}`, { note: '' });
  const { note } = draft.fields;
  const ask = useAsk(user.uid, courseId, () => draft.change({ note: '' }));
  useUnsavedChanges(note !== '');
  const start = (action: CourseRequestAction): void => ask.mutate({ courseId, action, revision, note: note.trim() });
  const isSent =
    (review?.status === 'waiting' && review.revision === revision) || review?.publishedRevision === revision;
  const isComplete = missing.every(({ kind }) => ADVICE.has(kind));
  return (
    <div className={styles.form}>
      {course?.status !== 'archived' && !isSent && isComplete && (
        <>
          <TextArea
            label={text.note}
            hint={text.noteHint}
            optional
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ currentTarget }) => draft.change({ note: currentTarget.value })}
          />
          <div>
            <Button busy={ask.isPending} onClick={() => start('submit')}>
              {review?.status === 'waiting' || course ? text.sendAgain : text.send}
            </Button>
          </div>
        </>
      )}
      {ask.problem !== null && (
        <FormStatus tone="error" title={text.refused}>
          {ask.problem}
        </FormStatus>
      )}
      {ask.isSlow && <FormStatus tone="info">{text.slow}</FormStatus>}
      <Steps review={review} course={course} isBusy={ask.isPending} onStart={start} />
    </div>
  );
}

type StepsProps = Pick<Props, 'review' | 'course'> & {
  isBusy: boolean;
  onStart: (action: CourseRequestAction) => void;
};

/** The steps other than sending that are possible now. */
function Steps({ review, course, isBusy, onStart }: StepsProps) {
  const text = useText(reviewText).submit;
  const [isArchiving, setIsArchiving] = useState(false);
  return (
    <div className={styles.actions}>
      {review?.status === 'waiting' && (
        <Button variant="secondary" busy={isBusy} onClick={() => onStart('withdraw')}>
          {text.withdraw}
        </Button>
      )}
      {course?.status === 'published' && (
        <Button variant="secondary" busy={isBusy} onClick={() => setIsArchiving(true)}>
          {text.archive}
        </Button>
      )}
      {course?.status === 'archived' && review?.archivedBy === 'teacher' && (
        <Button busy={isBusy} onClick={() => onStart('restore')}>
          {text.restore}
        </Button>
      )}
      <ArchiveDialog
        open={isArchiving}
        onClose={() => setIsArchiving(false)}
        onArchive={() => {
          setIsArchiving(false);
          onStart('archive');
        }}
      />
    </div>
  );
}

type DialogProps = { open: boolean; onClose: () => void; onArchive: () => void };

function ArchiveDialog({ open, onClose, onArchive }: DialogProps) {
  const text = useText(reviewText).submit;
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button variant="danger" onClick={onArchive}>
        {text.archive}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={text.archiveTitle} actions={actions}>
      <p>{text.archiveBody}</p>
    </Dialog>
  );
}

/** Asks the server, announces what was done, and reads the review again in every case. */
function useAsk(uid: string, courseId: string, onDone: () => void) {
  const { announce } = useHost();
  const queries = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (request: NewCourseRequest) => sendCourseRequest(uid, request),
    onSuccess: async ({ problem, isSlow }, { action }) => {
      if (problem === null) {
        onDone();
        if (!isSlow) announce(textOf(reviewText).submit.done[action]);
      }
      await queries.invalidateQueries({ queryKey: ['course-review', courseId] });
    },
  });
  const problem = data?.problem ?? (error ? textOf(reviewText).submit.failed : null);
  return { mutate, isPending, problem, isSlow: data?.isSlow ?? false };
}
