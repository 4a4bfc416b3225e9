import { useState, type ReactNode } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, PendingStatus, TextButton } from '../../ui';
import type { PendingPost } from '../data/postOutbox';
import { questionsText } from '../text/questions.en';
import type { Discussion } from '../useDiscussion';
import * as styles from './Questions.module.css';
import { ReportDialog } from './ReportDialog';

type Props = {
  discussion: Discussion;
  questionId: string;
  answerId: string | null;
  /** The account that wrote it, and its name as it is shown. */
  author: { uid: string; name: string };
  /** Title of the dialog that confirms the deletion, such as “Delete this answer?”. */
  deletionTitle: string;
  onEdit: () => void;
  children?: ReactNode;
};

/** Actions on a post: the author edits and deletes it, others report it. */
export function PostActions({ discussion, questionId, answerId, author, deletionTitle, onEdit, children }: Props) {
  const text = useText(questionsText);
  const { announce } = useHost();
  const [isOpen, setOpen] = useState(false);
  const { uid, course, put } = discussion;
  const isOwn = author.uid === uid;
  const post = { courseId: course.id, questionId, answerId };
  const close = (): void => setOpen(false);
  const remove = (): void => {
    close();
    put({ kind: 'remove', ...post });
    announce(text.removed);
  };
  return (
    <div className={styles.row}>
      {children}
      {isOwn && course.isOpen && (
        <Button size="small" variant="quiet" onClick={onEdit}>
          {text.edit}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={isOwn ? undefined : text.report.of(author.name)}
        onClick={() => setOpen(true)}
      >
        {isOwn ? text.remove : text.report.open}
      </Button>
      {isOwn ? (
        <RemoveDialog open={isOpen} title={deletionTitle} onClose={close} onRemove={remove} />
      ) : (
        <ReportDialog open={isOpen} onClose={close} by={uid} post={{ ...post, authorUid: author.uid }} />
      )}
    </div>
  );
}

type RemoveProps = { open: boolean; title: string; onClose: () => void; onRemove: () => void };

function RemoveDialog({ open, title, onClose, onRemove }: RemoveProps) {
  const text = useText(questionsText);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {text.remove}
          </Button>
        </>
      }
    >
      <p>{text.removeLead}</p>
    </Dialog>
  );
}

/** Says that a post is being sent, or why it could not be sent yet. */
export function SendingStatus({ discussion, pending }: { discussion: Discussion; pending: PendingPost | null }) {
  const text = useText(questionsText);
  if (pending === null) return null;
  return (
    <PendingStatus sending={text.sending} refusal={pending.refused === null ? null : text.unsent(pending.refused)}>
      <TextButton onClick={discussion.retry}>{text.retry}</TextButton>
      <TextButton onClick={() => discussion.discard(pending)}>{text.discard}</TextButton>
    </PendingStatus>
  );
}
