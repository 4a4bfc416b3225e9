import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Field, useFieldTies, type FieldLook } from './Field';
import classes from './Field.module.css';

export type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'required'>;

/** A text control of several lines, which grows with what is written where the browser can. */
export function TextArea({ label, hint, error, required, optional, id, className, ...rest }: TextAreaProps) {
  const look = { label, hint, error, required, optional };
  const ties = useFieldTies(look, id);
  return (
    <Field ties={ties} look={look}>
      <textarea {...rest} {...ties} className={classNames(classes.control, className)} />
    </Field>
  );
}
