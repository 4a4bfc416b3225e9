import type { ReactNode } from 'react';
import * as styles from './print.module.css';

/** The only part of the page that is printed. `page` selects the paper format. */
export function PrintedSheet({
  page,
  label,
  children,
}: {
  page: 'certificate' | 'receipt';
  label: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.sheet} data-page={page} aria-label={label}>
      {children}
    </article>
  );
}
