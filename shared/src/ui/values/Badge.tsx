import type { ReactNode } from 'react';
import * as styles from './Badge.module.css';

/** Short label of a thing's level or state. */
export function Badge({
  tone = 'brand',
  children,
}: {
  tone?: 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'plain';
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
