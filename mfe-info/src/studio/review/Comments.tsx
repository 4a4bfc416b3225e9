import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ReviewComment } from '@lectern/shared/domain';
import { hasTabDraft, removeTabDraft } from '@lectern/shared/drafts';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Badge, Button, FormStatus } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';
import { CommentForm } from './CommentForm';
import { addComment, resolveComment, type NewComment, type Thread } from './data/reviews';
import * as styles from './Review.module.css';

/** A participant of the review of a course, with the role in it. */
export type Party = { user: SessionUser; role: 'reviewer' | 'teacher'; courseId: string };

/** Name of the stored draft of a comment on a part, or of a reply in a thread. */
export const commentDraft = ({ user, courseId }: Party, subject: string): string =>
  `comment ${courseId} ${subject} ${user.uid}`;

/** Stores comments and marks, and shows them once they are stored. */
export function useCommenting(party: Party) {
  const { user, role, courseId } = party;
  const { announce } = useHost();
  const text = useText(reviewText).comments;
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['course-review', courseId, 'comments'] });
  const add = useMutation({
    mutationFn: (comment: NewComment) => addComment(user, role, courseId, comment),
    onSuccess: (_id, { part, replyTo }) => {
      removeTabDraft(commentDraft(party, replyTo ?? part));
      announce(text.stored);
      return onSuccess();
    },
  });
  const resolve = useMutation({
    mutationFn: ({ id, isResolved }: { id: string; isResolved: boolean }) => resolveComment(courseId, id, isResolved),
    onSuccess,
  });
  return { add, resolve };
}

/** State of a form in the place of the button that opens it. */
type InlineForm = {
  isOpen: boolean;
  /** True when the form was opened by the button: one with a stored draft is open from the start. */
  autoFocus: boolean;
  open: () => void;
  close: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** Opens the form of a draft in the place of `button`, which gets the focus again when the form closes. */
export function useCommentForm(draft: string): InlineForm {
  const [state, setState] = useState<'closed' | 'pressed' | 'restored'>(hasTabDraft(draft) ? 'restored' : 'closed');
  const isOpen = state !== 'closed';
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = (): void => setState('pressed');
  const close = (): void => setState('closed');
  return { isOpen, autoFocus: state === 'pressed', open, close, button };
}

type ResolveProps = {
  thread: Thread;
  isBusy: boolean;
  onResolve: (mark: { id: string; isResolved: boolean }) => void;
};

function ResolveButton({ thread: { id, resolvedAt }, isBusy, onResolve }: ResolveProps) {
  const text = useText(reviewText).comments;
  const isResolved = resolvedAt !== null;
  return (
    <Button size="small" variant="quiet" busy={isBusy} onClick={() => onResolve({ id, isResolved: !isResolved })}>
      {isResolved ? text.reopen : text.resolve}
    </Button>
  );
}

type ThreadProps = { thread: Thread; party: Party };

/** A comment with its answers: it can be answered, and marked as resolved. */
export function CommentThread({ thread, party }: ThreadProps) {
  const text = useText(reviewText).comments;
  const { add, resolve } = useCommenting(party);
  const draft = commentDraft(party, thread.id);
  const { button, ...form } = useCommentForm(draft);
  const isResolved = thread.resolvedAt !== null;
  return (
    <li className={styles.thread} data-resolved={isResolved}>
      {[thread, ...thread.replies].map((comment) => (
        <Words key={comment.id} comment={comment} />
      ))}
      {form.isOpen && (
        <CommentForm
          draft={draft}
          label={text.replyTo(thread.byName)}
          isBusy={add.isPending}
          failed={add.isError}
          autoFocus={form.autoFocus}
          onCancel={form.close}
          onSend={({ text: words }) =>
            add.mutate({ part: thread.part, atSec: null, replyTo: thread.id, text: words }, { onSuccess: form.close })
          }
        />
      )}
      {!form.isOpen && (
        <div className={styles.actions}>
          {isResolved && <Badge tone="success">{text.resolved}</Badge>}
          {/* The reviewer's words are answered by the teacher alone: a second comment says more. */}
          {party.role === 'teacher' && (
            <Button ref={button} size="small" variant="secondary" onClick={form.open}>
              {text.reply}
            </Button>
          )}
          <ResolveButton thread={thread} isBusy={resolve.isPending} onResolve={resolve.mutate} />
        </div>
      )}
      {resolve.isError && <FormStatus tone="error">{text.storeFailed}</FormStatus>}
    </li>
  );
}

function Words({ comment: { byName, role, createdAt, atSec, text: words } }: { comment: ReviewComment }) {
  const text = useText(reviewText).comments;
  return (
    <div className={styles.comment}>
      <p className={styles.by}>
        <strong>{byName}</strong> · {role === 'reviewer' ? text.reviewer : text.teacher} · <Time when={createdAt} />
        {atSec !== null && ` · ${text.atLong(atSec)}`}
      </p>
      <p className={styles.text}>{words}</p>
    </div>
  );
}

function Time({ when }: { when: Date }) {
  const text = useText(reviewText);
  return <time dateTime={when.toISOString()}>{text.date(when)}</time>;
}
