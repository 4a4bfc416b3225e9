import { Fragment, type ReactNode } from 'react';
import { sentenceOf } from '@lectern/shared/failure';
import { Button, FormStatus } from '@lectern/shared/ui';
import { formWords } from '../../text/form.en';
import { useText } from '../../text/useText';
import type { SendingForm } from './useSendingForm';
import classes from './form.module.css';

export type FormFrameProps = SendingForm<string, unknown>['frame'] & {
  label: string;
  submitLabel: string;
  children: ReactNode;
};

/**
 * The frame of a form: that its draft is back, its fields, what went wrong in sending it, and the button that sends it.
 */
export function FormFrame({
  form,
  label,
  submitLabel,
  isSending,
  failure,
  round,
  onDiscard,
  children,
}: FormFrameProps) {
  const text = useText(formWords);
  return (
    <form {...form} className={classes.form} aria-label={label} noValidate>
      {onDiscard && (
        <p className={classes.restored}>
          {text.restored}{' '}
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {text.discard}
          </Button>
        </p>
      )}
      <Fragment key={round}>{children}</Fragment>
      {failure !== null && (
        <FormStatus tone="error" title={text.failed}>
          {sentenceOf(failure) ?? text.failure}
        </FormStatus>
      )}
      <div>
        <Button type="submit" size="large" busy={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
