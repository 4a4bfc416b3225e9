import type { ReactNode, SubmitEvent } from 'react';
import { useOnline } from '@lectern/shared/sync';
import { Button, FormStatus } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import * as styles from './Account.module.css';

/** Props of AccountForm. `children` are its fields. */
export type AccountFormProps = {
  label: string;
  submitLabel: string;
  submit: () => void;
  isSending: boolean;
  failure: { sentence: string } | null;
  children: ReactNode;
};

/** Account form: its fields, the last submit's failure, a notice while offline, and the submit button. */
export function AccountForm({ label, submitLabel, submit, isSending, failure, children }: AccountFormProps) {
  const text = useText(accountText);
  const isOnline = useOnline();
  const press = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={press}>
      {children}
      {failure && <FormStatus tone="error">{failure.sentence}</FormStatus>}
      {!isOnline && !failure && <FormStatus tone="warning">{text.offline}</FormStatus>}
      <Button type="submit" size="large" wide busy={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
