import type { ReactNode } from 'react';
import { classNames } from '@lectern/shared/ui';
import * as rowStyles from '../page/cutRow.module.css';
import * as styles from './reading.module.css';

type Props = { caption: string; heads: readonly string[]; children: ReactNode };

/** A table with a caption and column heads. A table wider than the page scrolls by itself, also with the keyboard. */
export function ScrollTable({ caption, heads, children }: Props) {
  return (
    <div className={classNames(rowStyles.cut, styles.scroll)} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
