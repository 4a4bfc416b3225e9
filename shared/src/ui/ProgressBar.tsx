import { classNames } from './classNames';
import classes from './ProgressBar.module.css';

export type ProgressBarProps = {
  /** What is under way, for screen readers. */ label: string;
  /** Percent done, from 0 to 100; left out while nobody knows. */ value?: number;
  size?: 'small' | 'medium';
};

/** How far something has come. */
export function ProgressBar({ label, value, size = 'medium' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.track}
      data-size={size}
      data-done={percent === 100 ? '' : undefined}
    >
      {percent === undefined ? (
        <div className={classNames(classes.fill, classes.wait)} />
      ) : (
        <div className={classes.fill} style={{ inlineSize: `${percent}%` }} />
      )}
    </div>
  );
}
