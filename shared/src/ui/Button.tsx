import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './classNames';
import { uiText } from './text';
import { VisuallyHidden } from './VisuallyHidden';
import classes from './Button.module.css';

/**
 * How much a button asks for attention. A view has at most one `primary` or `accent`; `danger` is for what cannot be
 * undone.
 */
export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

/** What a button and a link that looks like one have in common. */
export type ButtonLook = {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** While true a press does nothing, the button keeps the focus and its size, and says that it is at work. */
    busy?: boolean;
  };

/** A button. It submits nothing unless `type="submit"` is given. */
export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, wide })}
      type={type}
      className={classNames(classes.button, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <ButtonLabel icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonLabel>
      {busy && <span className={classes.spinner} aria-hidden="true" />}
      {busy && <VisuallyHidden>{uiText.busy}</VisuallyHidden>}
    </button>
  );
}

/** The inside of a button: icon, words, icon. */
export function ButtonLabel({
  icon,
  iconEnd,
  children,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <span className={classes.label}>
      {icon}
      {children}
      {iconEnd}
    </span>
  );
}

/** The attributes by which the style sheet knows a button's look. */
export function buttonLook({
  variant = 'primary',
  size = 'medium',
  wide,
}: ButtonLook): Record<`data-${string}`, string | undefined> {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': wide ? '' : undefined };
}
