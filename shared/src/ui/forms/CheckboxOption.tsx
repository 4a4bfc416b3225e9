import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Checkbox.module.css';

export type CheckboxOptionProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode };

/** Checkbox with a label and nothing else, for lists of filters. A form uses Checkbox. */
export function CheckboxOption({ label, ...rest }: CheckboxOptionProps) {
  return (
    <label className={styles.row}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span className={styles.text}>{label}</span>
    </label>
  );
}
