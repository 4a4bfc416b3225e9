import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { NEEDS_MESSAGE, NEEDS_REASON, type DeskAction } from '@lectern/shared/domain';
import { useTabDraft } from '@lectern/shared/drafts';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, focusFirst, FormStatus, TextArea } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { HARMFUL, type Choice } from '../data/decide';
import * as styles from '../Desk.module.css';

/** Decisions whose target hears nothing: there is nobody to write to. */
const SILENT: ReadonlySet<DeskAction> = new Set(['payment.settle']);

type Words = { reason: string; message: string };

type Props = {
  choice: Choice | null;
  /** Name of the stored draft of its words. */
  draft: string;
  /** True while a decision is sent, this one or one before it. */
  isBusy: boolean;
  /** True while this decision is sent: it cannot be stopped then, and the dialog stays open. */
  isSending: boolean;
  /** Reason why the last attempt changed nothing. */
  problem: string | null;
  onClose: () => void;
  onDecide: (words: Words) => void;
};

/** Asks for the message to the person and the reason for the audit log, which stay in the tab, and decides. */
export function DecisionDialog({ choice, draft, isBusy, isSending, problem, onClose, onDecide }: Props) {
  const text = useText(deskText);
  const form = useRef<HTMLFormElement>(null);
  const action = choice?.action ?? 'message.read';
  const title = choice ? text.dialog.of(text.actions[action], choice.name) : '';
  return (
    <Dialog
      open={choice !== null}
      onClose={() => !isSending && onClose()}
      title={title}
      actions={
        <>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {text.dialog.cancel}
          </Button>
          <Button
            variant={HARMFUL.has(action) ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => form.current?.requestSubmit()}
          >
            {text.actions[action]}
          </Button>
        </>
      }
    >
      <WordsForm {...{ form, draft, action, problem }} onSubmit={(words) => !isBusy && onDecide(words)} />
    </Dialog>
  );
}

type FormProps = {
  form: RefObject<HTMLFormElement | null>;
  draft: string;
  action: DeskAction;
  problem: string | null;
  onSubmit: (words: Words) => void;
};

function WordsForm({ form, draft, action, problem, onSubmit }: FormProps) {
  const { dialog } = useText(deskText);
  const isOnline = useOnline();
  const { field, submit } = useWords({ form, draft, action, onSubmit });
  const isSilent = SILENT.has(action);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {!isSilent && (
        <TextArea
          ref={focusFirst}
          label={dialog.message}
          hint={dialog.messageHint}
          maxLength={2000}
          rows={5}
          {...field('message', NEEDS_MESSAGE, dialog.needsMessage)}
        />
      )}
      <TextArea
        ref={isSilent ? focusFirst : undefined}
        label={dialog.reason}
        hint={dialog.reasonHint}
        maxLength={500}
        rows={2}
        {...field('reason', NEEDS_REASON, dialog.needsReason)}
      />
      {!isOnline && <FormStatus tone="warning">{dialog.offline}</FormStatus>}
      {problem !== null && (
        <FormStatus tone="error" title={dialog.failed}>
          {problem}
        </FormStatus>
      )}
    </form>
  );
}

/** The words of a decision; those that are needed are checked when it is submitted. */
function useWords({ form, draft, action, onSubmit }: Omit<FormProps, 'problem'>) {
  const [isTried, setIsTried] = useState(false);
  const { fields: words, change } = useTabDraft<Words>(draft, { reason: '', message: '' });
  useUnsavedChanges(words.message !== '');
  const lacks = (name: keyof Words, needs: ReadonlySet<DeskAction>): boolean =>
    needs.has(action) && words[name].trim() === '';
  return {
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setIsTried(true);
      const missing = lacks('message', NEEDS_MESSAGE) ? 'message' : lacks('reason', NEEDS_REASON) ? 'reason' : null;
      if (missing) form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
      else onSubmit({ reason: words.reason.trim(), message: words.message.trim() });
    },
    field: (name: keyof Words, needs: ReadonlySet<DeskAction>, error: string) => ({
      name,
      value: words[name],
      onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => change({ [name]: currentTarget.value }),
      ...(needs.has(action) ? { required: true } : { optional: true }),
      error: isTried && lacks(name, needs) ? error : undefined,
    }),
  };
}
