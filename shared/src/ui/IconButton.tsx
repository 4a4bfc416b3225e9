import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import classes from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
};

/** A round button with an icon alone. `label` is its name for screen readers and its tooltip. */
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
      className={classNames(classes.button, className)}
      aria-label={label}
      title={label}
    >
      {icon}
      {children}
    </button>
  );
}
