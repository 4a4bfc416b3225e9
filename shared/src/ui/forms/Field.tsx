import { useId, type ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { WarningIcon } from '../icons/signs';
import { controlsText } from '../text/controls.en';
import * as styles from './Field.module.css';

/** Properties of every field, beside the attributes of its control. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message that says how to correct the value. Shown below the control, which it describes. */
  error?: string | undefined;
  /** Announced by screen readers. There is no visible mark: fields are required unless they say "optional". */
  required?: boolean | undefined;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
};

/** Attributes that associate a control with its label, hint and error. */
export type FieldControlProps = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** Returns the attributes of one control; generates an id unless one is given. */
export function useFieldControl({ hint, error, required }: FieldProps, id: string | undefined): FieldControlProps {
  const generated = useId();
  const own = id ?? generated;
  const described = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ');
  return { id: own, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Lays out label, hint, control and error, in this order. */
export function Field({
  control,
  field,
  children,
}: {
  control: FieldControlProps;
  field: FieldProps;
  children: ReactNode;
}) {
  const text = useText(controlsText);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {field.label}
        {field.optional && <span className={styles.optional}> ({text.optional})</span>}
      </label>
      {field.hint && (
        <p className={styles.hint} id={`${control.id}-hint`}>
          {field.hint}
        </p>
      )}
      {children}
      <FieldError control={control} error={field.error} />
    </div>
  );
}

/** Error message of one field; renders nothing without one. */
export function FieldError({ control, error }: { control: FieldControlProps; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${control.id}-error`}>
      <WarningIcon />
      {error}
    </p>
  );
}
