import { useId, type Ref } from 'react';
import classes from './Field.module.css';

export type SearchFieldProps = {
  label: string;
  value: string;
  placeholder?: string;
  onType: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The box of a search (`q`), with its label above it: no hint, no error, and none of what browsers would put into words
 * that are no sentence.
 */
export function SearchField({ label, value, placeholder, onType, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name="q"
        className={classes.control}
        type="search"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
