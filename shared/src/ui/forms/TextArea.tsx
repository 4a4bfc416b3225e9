import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import { Field, useFieldControl, type FieldProps } from './Field';
import * as styles from './Field.module.css';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'required'>;

/** Multi-line text field that grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, required, optional, id, className, ...rest }: TextAreaProps) {
  const field = { label, hint, error, required, optional };
  const control = useFieldControl(field, id);
  return (
    <Field control={control} field={field}>
      <textarea {...rest} {...control} className={classNames(styles.control, className)} />
    </Field>
  );
}
