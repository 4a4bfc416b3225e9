import type { ComponentProps, ReactNode } from 'react';
import classes from './Checkbox.module.css';

export type TickProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode };

/**
 * A box to tick with its words beside it and nothing else: for filters, of which there are many. A form's is a
 * Checkbox.
 */
export function Tick({ label, ...rest }: TickProps) {
  return (
    <label className={classes.row}>
      <input {...rest} type="checkbox" className={classes.box} />
      <span className={classes.words}>{label}</span>
    </label>
  );
}
