import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import { Field, useFieldControl, type FieldProps } from './Field';
import { ChevronDownIcon } from '../icons/arrows';
import * as styles from './Field.module.css';

/** One option: its stored value and its label. */
export type SelectOption = { value: string; label: string };

/** `placeholder` is an empty first option, so that nothing is selected by default. */
export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & { options: readonly SelectOption[]; placeholder?: string };

/** Native select for a short list. */
export function Select({
  label,
  hint,
  error,
  required,
  optional,
  options,
  placeholder,
  id,
  className,
  ...rest
}: SelectProps) {
  const field = { label, hint, error, required, optional };
  const control = useFieldControl(field, id);
  return (
    <Field control={control} field={field}>
      <div className={styles.frame}>
        <select {...rest} {...control} className={classNames(styles.control, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  );
}
