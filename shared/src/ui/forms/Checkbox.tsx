import type { ComponentProps } from 'react';
import { FieldError, useFieldControl, type FieldProps } from './Field';
import { CheckboxOption } from './CheckboxOption';
import * as styles from './Checkbox.module.css';

export type CheckboxProps = Omit<FieldProps, 'optional'> & Omit<ComponentProps<'input'>, 'required' | 'type'>;

/** Checkbox of a form, with its label beside it, hint and error. */
export function Checkbox({ label, hint, error, required, id, ...rest }: CheckboxProps) {
  const control = useFieldControl({ label, hint, error, required }, id);
  const words = hint ? (
    <>
      {label}
      <span className={styles.hint} id={`${control.id}-hint`}>
        {hint}
      </span>
    </>
  ) : (
    label
  );
  return (
    <div className={styles.field}>
      <CheckboxOption {...rest} {...control} label={words} />
      <FieldError control={control} error={error} />
    </div>
  );
}
