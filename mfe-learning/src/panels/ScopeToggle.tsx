import * as styles from './panels.module.css';

type Props = {
  /** Accessible name of the group. */
  label: string;
  lesson: string;
  course: string;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
};

/** Two buttons that choose between the open lesson and the whole course, with their words. */
export function ScopeToggle({ label, lesson, course, isWhole, onChange }: Props) {
  return (
    <div role="group" aria-label={label} className={styles.scope}>
      <button type="button" aria-pressed={!isWhole} onClick={() => onChange(false)}>
        {lesson}
      </button>
      <button type="button" aria-pressed={isWhole} onClick={() => onChange(true)}>
        {course}
      </button>
    </div>
  );
}
