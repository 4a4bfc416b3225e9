import { useEffect, useRef, type ReactNode } from 'react';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { settingsText } from '../../text/profile/settings.en';
import * as styles from './settings.module.css';
import type { SettingsForm } from './useSettingsForm';

type Props<Values, Done> = {
  form: SettingsForm<Values, Done>;
  label: string;
  submitLabel: string;
  /** Message shown once the form is saved as it is. */
  done?: ReactNode;
  /** Further buttons, next to the submit button. */
  also?: ReactNode;
  children: ReactNode;
};

/**
 * Frame of a settings form: its fields, status and submit button. The first invalid field takes the focus. Warns about
 * unsaved changes.
 */
export function SettingsFormFrame<Values, Done>({
  form,
  label,
  submitLabel,
  done,
  also,
  children,
}: Props<Values, Done>) {
  const text = useText(settingsText);
  const element = useRef<HTMLFormElement>(null);
  const { faults, isDirty } = form;
  useUnsavedChanges(isDirty);
  useEffect(() => {
    if (Object.keys(faults).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <form ref={element} className={styles.form} aria-label={label} noValidate onSubmit={form.submit}>
      {children}
      {form.failure && (
        <FormStatus tone="error" title={text.notSaved}>
          {reasonOf(form.failure)}
        </FormStatus>
      )}
      {form.done !== null && !isDirty && done && <FormStatus tone="success">{done}</FormStatus>}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isSaving}>
          {submitLabel}
        </Button>
        {also}
      </div>
    </form>
  );
}
