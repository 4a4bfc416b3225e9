import type { ComponentProps, ReactNode } from 'react';
import { Button, FormStatus } from '@lectern/shared/ui';
import { formWords } from '../../text/form.en';
import { useText } from '../../text/useText';
import { sentenceOf } from './sentenceOf';
import classes from './form.module.css';

export type FormFrameProps = { form: ComponentProps<'form'>; label: string; submitLabel: string; isSending: boolean; failure: unknown; children: ReactNode };

/** The frame of a form: its fields, what went wrong in sending it, and the button that sends it. */
export function FormFrame({ form, label, submitLabel, isSending, failure, children }: FormFrameProps) {
  const text = useText(formWords);
  return (
    <form {...form} className={classes.form} aria-label={label} noValidate>
      {children}
      {failure !== null && <FormStatus tone="error" title={text.failed}>{sentenceOf(failure) ?? text.failure}</FormStatus>}
      <div><Button type="submit" size="large" busy={isSending}>{submitLabel}</Button></div>
    </form>
  );
}
