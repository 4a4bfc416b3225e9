import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { classNames } from '../classNames';
import { controlsText } from '../text/controls.en';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import * as styles from './Button.module.css';

/** Prominence of a button. A view has at most one `primary` or `accent`; `danger` is for irreversible actions. */
export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

/** Appearance that buttons and links styled as buttons share. */
export type ButtonStyle = {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

export type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    /** While true, a press does nothing and a spinner is shown; the button keeps its focus and size. */
    busy?: boolean;
  };

/** Button that submits a form only with `type="submit"`. */
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
  const text = useText(controlsText);
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...buttonAttributes({ variant, size, wide })}
      type={type}
      className={classNames(styles.button, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <ButtonLabel icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonLabel>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy && <VisuallyHidden>{text.busy}</VisuallyHidden>}
    </button>
  );
}

/** Content of a button: icon, label, icon. */
export function ButtonLabel({
  icon,
  iconEnd,
  children,
}: Pick<ButtonStyle, 'icon' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <span className={styles.label}>
      {icon}
      {children}
      {iconEnd}
    </span>
  );
}

/** Returns the data attributes that select a button's appearance in the style sheet. */
export function buttonAttributes({
  variant = 'primary',
  size = 'medium',
  wide,
}: ButtonStyle): Record<`data-${string}`, string | undefined> {
  return { 'data-variant': variant, 'data-size': size, 'data-wide': wide ? '' : undefined };
}
