import type { ComponentProps } from 'react';
import { FieldError, useFieldTies, type FieldLook } from './Field';
import classes from './Checkbox.module.css';

export type CheckboxProps = Omit<FieldLook, 'optional'> & Omit<ComponentProps<'input'>, 'required' | 'type'>;

/** A box to tick, with its words beside it as the label. */
export function Checkbox({ label, hint, error, required, id, ...rest }: CheckboxProps) {
  const ties = useFieldTies({ label, hint, error, required }, id);
  return (
    <div className={classes.field}>
      <label className={classes.row}>
        <input {...rest} {...ties} type="checkbox" className={classes.box} />
        <span className={classes.words}>
          {label}
          {hint && <span className={classes.hint} id={`${ties.id}-hint`}>{hint}</span>}
        </span>
      </label>
      <FieldError ties={ties} error={error} />
    </div>
  );
}
