import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Field, useFieldControl, type FieldProps } from './Field';
import * as styles from './Field.module.css';

/** `end` is shown inside the control's end, such as a button that shows the password. */
export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'required'> & { end?: ReactNode };

/**
 * One-line text field with label, hint and error. The form validates, with `noValidate` against the browser's bubbles.
 */
export function TextField({
  label,
  hint,
  error,
  required,
  optional,
  end,
  id,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const field = { label, hint, error, required, optional };
  const control = useFieldControl(field, id);
  const input = <input {...rest} {...control} type={type} className={classNames(styles.control, className)} />;
  return (
    <Field control={control} field={field}>
      {end ? (
        <div className={styles.frame}>
          {input}
          <div className={styles.end}>{end}</div>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
