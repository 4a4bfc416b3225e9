import type { ReactNode, SubmitEvent } from 'react';
import { useOnline } from '@lectern/shared/sync';
import { Button, FormStatus } from '@lectern/shared/ui';
import { useAccountText } from '../text/useAccountText';
import classes from './Account.module.css';

export type AccountFormProps = {
  label: string;
  submitLabel: string;
  submit: () => void;
  isSending: boolean;
  failure: { sentence: string } | null;
  children: ReactNode;
};

/**
 * The frame of an account form: its fields, what went wrong in sending it, whether it can be sent at all, and its
 * button.
 */
export function AccountForm({ label, submitLabel, submit, isSending, failure, children }: AccountFormProps) {
  const text = useAccountText();
  const isOnline = useOnline();
  const press = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={classes.form} aria-label={label} noValidate onSubmit={press}>
      {children}
      {failure && <FormStatus tone="error">{failure.sentence}</FormStatus>}
      {!isOnline && !failure && <FormStatus tone="warning">{text.offline}</FormStatus>}
      <Button type="submit" size="large" wide busy={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
