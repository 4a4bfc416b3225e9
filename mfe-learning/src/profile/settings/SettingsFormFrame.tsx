import { useEffect, useRef, type ReactNode } from 'react';
import { Button, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '../../parts/reasonOf';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import styles from './settings.module.css';
import type { SettingsForm } from './useSettingsForm';

type Props<Values, Done> = {
  form: SettingsForm<Values, Done>;
  label: string;
  submitLabel: string;
  /** What stands under the fields once it is saved. */
  done?: ReactNode;
  /** Beside the button. */
  also?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of one form of the settings: fields, what became of it, and its button. The first field that is not right
 * takes the focus.
 */
export function SettingsFormFrame<Values, Done>({
  form,
  label,
  submitLabel,
  done,
  also,
  children,
}: Props<Values, Done>) {
  const text = useText(settingsWords);
  const element = useRef<HTMLFormElement>(null);
  const { faults } = form;
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
      {form.done !== null && done && <FormStatus tone="success">{done}</FormStatus>}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isSaving}>
          {submitLabel}
        </Button>
        {also}
      </div>
    </form>
  );
}
