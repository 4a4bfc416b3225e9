import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import * as styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
};

/** Round button with only an icon. `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  className,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-size={size}
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
    >
      {icon}
      {children}
    </button>
  );
}
