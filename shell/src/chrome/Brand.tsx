import { useText } from '../text/useText';
import classes from './Brand.module.css';

/** The mark and the name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 32 32" className={classes.mark} aria-hidden="true" focusable="false">
        <path className={classes.stem} d="M9 6v16.5c0 1.4 1.1 2.5 2.5 2.5H24" />
        <path className={classes.page} d="M15 18.5 22.5 7" />
      </svg>
      <span>{useText().brand}</span>
    </span>
  );
}
