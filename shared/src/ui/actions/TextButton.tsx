import type { ComponentProps } from 'react';
import { classNames } from '../classNames';
import * as styles from './TextButton.module.css';

/** Button within text, styled like a link. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.button, className)} />;
}
