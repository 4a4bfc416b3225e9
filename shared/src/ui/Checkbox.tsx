import type { ComponentProps } from 'react';
import { FieldError, useFieldTies, type FieldLook } from './Field';
import { Tick } from './Tick';
import classes from './Checkbox.module.css';

export type CheckboxProps = Omit<FieldLook, 'optional'> & Omit<ComponentProps<'input'>, 'required' | 'type'>;

/** A box to tick, with its words beside it as the label. */
export function Checkbox({ label, hint, error, required, id, ...rest }: CheckboxProps) {
  const ties = useFieldTies({ label, hint, error, required }, id);
  const words = hint ? (
    <>
      {label}
      <span className={classes.hint} id={`${ties.id}-hint`}>
        {hint}
      </span>
    </>
  ) : (
    label
  );
  return (
    <div className={classes.field}>
      <Tick {...rest} {...ties} label={words} />
      <FieldError ties={ties} error={error} />
    </div>
  );
}
