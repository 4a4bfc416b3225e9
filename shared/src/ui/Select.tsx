import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Field, useFieldTies, type FieldLook } from './Field';
import { ChevronDownIcon } from './icons';
import classes from './Field.module.css';

/** One choice: the value that is kept, and the words that are shown. */
export type SelectOption = { value: string; label: string };

/** `placeholder` is an empty first choice, so that nobody chooses by not choosing. */
export type SelectProps = FieldLook &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & { options: readonly SelectOption[]; placeholder?: string };

/** A choice of one from a short list, as the browser's own control. */
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
  const look = { label, hint, error, required, optional };
  const ties = useFieldTies(look, id);
  return (
    <Field ties={ties} look={look}>
      <div className={classes.frame}>
        <select {...rest} {...ties} className={classNames(classes.control, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.arrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  );
}
