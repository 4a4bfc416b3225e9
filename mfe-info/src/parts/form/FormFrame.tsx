import { Fragment, type ReactNode } from 'react';
import { sentenceOf } from '@lectern/shared/failure';
import { Button, FormStatus } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { formText } from '../../text/form.en';
import type { SubmitForm } from './useSubmitForm';
import * as styles from './Form.module.css';

export type FormFrameProps = SubmitForm<string, unknown>['frame'] & {
  label: string;
  submitLabel: string;
  children: ReactNode;
};

/** Frame of a form: notice of a restored draft, fields, error and submit button. */
export function FormFrame({
  form,
  label,
  submitLabel,
  isSending,
  failure,
  resetCount,
  onDiscard,
  children,
}: FormFrameProps) {
  const text = useText(formText);
  return (
    <form {...form} className={styles.form} aria-label={label} noValidate>
      {onDiscard && (
        <p className={styles.restored}>
          {text.restored}{' '}
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {text.discard}
          </Button>
        </p>
      )}
      {/* The fields are uncontrolled: another key renders them again with their initial values. */}
      <Fragment key={`${String(resetCount)} ${String(onDiscard !== null)}`}>{children}</Fragment>
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
