import { useState, type SubmitEvent } from 'react';
import { useTabDraft } from '@lectern/shared/drafts';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, TextArea, TextField } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';
import * as styles from './Review.module.css';

type Props = {
  /** Name of the stored draft. */
  draft: string;
  label: string;
  hint?: string;
  /** Takes the focus when it opens. */
  autoFocus: boolean;
  /** Asks for a second of the video. */
  hasVideo?: boolean;
  isBusy: boolean;
  failed: boolean;
  onCancel: () => void;
  onSend: (comment: { text: string; atSec: number | null }) => void;
};

/** Form of a comment or a reply. What was typed stays in the tab until it is stored or cancelled. */
export function CommentForm({
  draft,
  label,
  hint,
  autoFocus,
  hasVideo = false,
  isBusy,
  failed,
  onCancel,
  onSend,
}: Props) {
  const text = useText(reviewText).comments;
  const { words, second, submit, cancel } = useComment({ draft, isBusy, onCancel, onSend });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={label}
        {...(hint === undefined ? {} : { hint })}
        rows={3}
        maxLength={2000}
        required
        autoFocus={autoFocus}
        {...words}
      />
      {hasVideo && <TextField label={text.second} hint={text.secondHint} optional {...second} />}
      {failed && <FormStatus tone="error">{text.storeFailed}</FormStatus>}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={isBusy}>
          {text.send}
        </Button>
        <Button size="small" variant="quiet" onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

type Typed = { currentTarget: { value: string } };

/** The words of a comment and its second; both are checked when it is sent. */
function useComment({ draft, isBusy, onCancel, onSend }: Pick<Props, 'draft' | 'isBusy' | 'onCancel' | 'onSend'>) {
  const text = useText(reviewText).comments;
  const { fields, change, remove } = useTabDraft(draft, { words: '', second: '' });
  const { words, second } = fields;
  const [isTried, setIsTried] = useState(false);
  useUnsavedChanges(words !== '');
  const atSec = secondsOf(second);
  const isWrong = second.trim() !== '' && atSec === null;
  return {
    cancel: (): void => {
      remove();
      onCancel();
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setIsTried(true);
      if (!isBusy && !isWrong && words.trim() !== '') onSend({ text: words.trim(), atSec });
    },
    words: {
      value: words,
      error: isTried && words.trim() === '' ? text.empty : undefined,
      onChange: ({ currentTarget }: Typed) => change({ words: currentTarget.value }),
    },
    second: {
      value: second,
      error: isTried && isWrong ? text.secondError : undefined,
      onChange: ({ currentTarget }: Typed) => change({ second: currentTarget.value }),
    },
  };
}

/** Parses `1:30` or `90` as seconds; null for anything else. */
function secondsOf(text: string): number | null {
  const [, minutes = '0', seconds = ''] = /^\s*(?:(\d{1,4}):(?=[0-5]\d\s*$))?(\d{1,5})\s*$/.exec(text) ?? [];
  return seconds === '' ? null : Number(minutes) * 60 + Number(seconds);
}
