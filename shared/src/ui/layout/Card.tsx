import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';
import * as styles from './Card.module.css';

/** Padded surface for a form, a summary or a panel. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'aside' | 'li' }) {
  return <Tag {...rest} className={classNames(styles.card, styles.padded, className)} />;
}
