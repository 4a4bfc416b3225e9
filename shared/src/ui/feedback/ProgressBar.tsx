import { classNames } from '../classNames';
import * as styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  /** Accessible name. */ label: string;
  /** Percent done, from 0 to 100; omitted while unknown. */ value?: number;
  size?: 'small' | 'medium';
};

/** Progress bar; an indeterminate one without `value`. */
export function ProgressBar({ label, value, size = 'medium' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles.track}
      data-size={size}
      data-done={percent === 100 ? '' : undefined}
    >
      {percent === undefined ? (
        <div className={classNames(styles.fill, styles.wait)} />
      ) : (
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      )}
    </div>
  );
}
