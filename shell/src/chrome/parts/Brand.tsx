import { useText } from '@lectern/shared/text';
import { shellText } from '../../text/shell.en';
import * as styles from './Brand.module.css';

/** Logo and name of the site. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" focusable="false">
        <path className={styles.stem} d="M9 6v16.5c0 1.4 1.1 2.5 2.5 2.5H24" />
        <path className={styles.page} d="M15 18.5 22.5 7" />
      </svg>
      <span>{useText(shellText).brand}</span>
    </span>
  );
}
