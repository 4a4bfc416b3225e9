import { useId, type Ref } from 'react';
import * as styles from './Field.module.css';

export type SearchFieldProps = {
  label: string;
  value: string;
  placeholder?: string;
  onType: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Search box (`name="q"`) with a label, without spelling, capitalisation or autocomplete by the browser. */
export function SearchField({ label, value, placeholder, onType, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name="q"
        className={styles.control}
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
