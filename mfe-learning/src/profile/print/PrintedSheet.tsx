import type { ReactNode } from 'react';
import styles from './print.module.css';

/**
 * What alone is on the paper when the page is printed: the rest of the site stays away. `page` names its paper's
 * measures.
 */
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
