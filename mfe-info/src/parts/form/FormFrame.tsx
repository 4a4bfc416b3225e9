import type { ReactNode, SubmitEvent } from 'react';
import { Button, FormStatus } from '@lectern/shared/ui';
import { useText } from '../../text/useText';
import { sentenceOf } from './sentenceOf';
import classes from './form.module.css';

export type FormFrameProps = { label: string; submitLabel: string; submit: () => Promise<void>; isSending: boolean; failure: unknown; children: ReactNode };

/** The frame of a form: its fields, what went wrong in sending it, and the button that sends it. */
export function FormFrame({ label, submitLabel, submit, isSending, failure, children }: FormFrameProps) {
  const text = useText().form;
  const press = (event: SubmitEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form className={classes.form} aria-label={label} noValidate onSubmit={press}>
      {children}
      {failure !== null && <FormStatus tone="error" title={text.failed}>{sentenceOf(failure) ?? text.failure}</FormStatus>}
      <div><Button type="submit" size="large" busy={isSending}>{submitLabel}</Button></div>
    </form>
  );
}
