import * as styles from './settings.module.css';

type Option<Value extends string> = { value: Value; label: string; hint?: string };

/** Radio group of two or three options, each with an optional hint. */
export function Choices<Value extends string>({
  label,
  name,
  value,
  options,
  onChoose,
}: {
  label: string;
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChoose(option.value);
              }}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
