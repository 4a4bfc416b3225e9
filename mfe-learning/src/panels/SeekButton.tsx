import * as styles from './panels.module.css';

type Props = {
  /** Accessible name: the visible time alone doesn't say what happens. */
  label: string;
  time: string;
  onSeek: () => void;
};

/** A time of the open lesson, as a button that seeks to it. */
export function SeekButton({ label, time, onSeek }: Props) {
  return (
    <button type="button" className={styles.seek} aria-label={label} onClick={onSeek}>
      {time}
    </button>
  );
}
