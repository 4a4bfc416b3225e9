import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import { Field, useFieldTies, type FieldLook } from './Field';
import classes from './Field.module.css';

/** A one-line field. `end` stands inside the control's end, such as a button that shows the password. */
export type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'required'> & { end?: ReactNode };

/**
 * A one-line text control with label, hint and inline error. The form validates; the browser's own bubbles are off by
 * `noValidate` on it.
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
  const look = { label, hint, error, required, optional };
  const ties = useFieldTies(look, id);
  const control = <input {...rest} {...ties} type={type} className={classNames(classes.control, className)} />;
  return (
    <Field ties={ties} look={look}>
      {end ? (
        <div className={classes.frame}>
          {control}
          <div className={classes.end}>{end}</div>
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
