import type { ReactNode } from 'react';
import classes from './Badge.module.css';

/** A word or two that mark a thing: its level, its state. */
export function Badge({
  tone = 'brand',
  children,
}: {
  tone?: 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'plain';
  children: ReactNode;
}) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
