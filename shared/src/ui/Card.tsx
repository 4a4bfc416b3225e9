import type { HTMLAttributes } from 'react';
import { classNames } from './classNames';
import classes from './Card.module.css';

/** A plain surface with room inside: for a form, a summary, a panel. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'aside' | 'li' }) {
  return <Tag {...rest} className={classNames(classes.card, classes.padded, className)} />;
}
